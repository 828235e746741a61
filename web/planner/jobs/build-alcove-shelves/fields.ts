import { inches, mm, type Length } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { count, sizeField, type LooseValues } from '../kit/fields.ts';
import {
  boardNearest,
  isThickness,
  soldThicknesses,
  USUAL_BOARD,
  USUAL_WALL,
} from '../kit/walls/shelf-boards.ts';
import { wallsIn } from '../kit/walls/wall-fixing.ts';
import { usualSaw } from '../kit/steps/workshop.ts';
import type { en } from './en.ts';

/** Usual board thickness of a region's shops. */
const USUAL_THICKNESS: Readonly<Record<Region, Length>> = {
  uk: mm(18),
  us: inches(3 / 4),
  eu: mm(16),
  cn: mm(18),
};

/** Narrower than any alcove that is worth shelves. */
const NARROW = mm(300);

const isUnit = ({ build }: LooseValues): boolean => build === 'unit';
const isBare = ({ board }: LooseValues): boolean => board !== 'melamine';

export const fieldsIn = (inputs: FieldInputs<typeof en>) => {
  const { words, region, workshop, locale } = inputs;
  const { fields } = words;
  return {
    width: { ...fields.width, ...sizeField(200, 2400), doubtBelow: NARROW },
    // A wall of eight feet and its plates (US).
    height: { ...fields.height, ...sizeField(200, 2475), doubtBelow: NARROW },
    depth: { ...fields.depth, ...sizeField(100, 1200) },
    shelves: { ...fields.shelves, ...count(1, 20, 4) },
    build: { kind: 'choice', ...fields.build, pictured: true },
    board: { kind: 'choice', ...fields.board, usual: USUAL_BOARD[region] },
    load: { kind: 'choice', ...fields.load, more: true },
    wall: {
      kind: 'choice',
      ...fields.wall,
      options: wallsIn(region, fields.wall.options),
      usual: USUAL_WALL[region],
    },
    weight: { kind: 'number', ...fields.weight, usual: 0, least: 0, most: 500, more: true },
    thickness: {
      ...fields.thickness,
      ...sizeField(6, 40, USUAL_THICKNESS[region]),
      // As thick as shops have the board that is chosen.
      usualOf: ({ board }: LooseValues) => {
        const usual = USUAL_THICKNESS[region];
        const sold = boardNearest(inputs, board, usual).thickness;
        return isThickness(inputs, sold, usual) ? usual : sold;
      },
      soldOf: ({ board }: LooseValues) => soldThicknesses(inputs, board),
      more: true,
    },
    lip: { kind: 'choice', ...fields.lip, more: true },
    uprights: { kind: 'choice', ...fields.uprights, more: true },
    hold: { kind: 'choice', ...fields.hold, more: true, when: isUnit },
    finish: { kind: 'choice', ...fields.finish, more: true, when: isBare },
    plinth: {
      ...fields.plinth,
      ...sizeField(0, 300, region === 'us' ? inches(3.5) : mm(80)),
      more: true,
      when: isUnit,
    },
    fit: { ...fields.fit, ...sizeField(0, 30, mm(6)), more: true },
    grain: { kind: 'toggle', ...fields.grain, usual: false, more: true },
    kerf: {
      ...fields.kerf,
      ...sizeField(0, 10, workshop.kerf ?? usualSaw(locale).kerf),
      more: true,
    },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'thing', ReturnType<typeof fieldsIn>>;
