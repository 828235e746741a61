import type { StudLayout, StudOpening } from '../../takeoff/walls/studs.ts';
import type { WallBoards } from '../../takeoff/walls/wall-boards.ts';
import type { Asked as AskedFor, AskedOf } from '../kit/contract.ts';
import { count, size, type LooseValues } from '../kit/fields.ts';
import type { en } from './en.ts';
import { framesOf, USUAL_SPACING, type StudParts, type StudValues } from './layout.ts';

export const fieldsIn = ({ words, region, shelf }: AskedFor<typeof en>) => {
  const { fields } = words;
  const frames = framesOf(shelf, region);
  const isConcrete = region === 'eu' || region === 'cn';
  const isSkimSold = shelf['skim-plaster'].form !== 'not-sold';
  return {
    frame: {
      kind: 'choice',
      label: fields.frame.label,
      options: Object.fromEntries(frames.map((frame) => [frame, fields.frame.options[frame]])),
      when: () => frames.length > 1,
    },
    spacing: { ...fields.spacing, ...size(200, 1200, USUAL_SPACING[region]) },
    sides: { kind: 'choice', ...fields.sides },
    double: {
      kind: 'toggle',
      ...fields.double,
      usual: false,
      more: true,
      when: (values: LooseValues) => values['sides'] !== 'none',
    },
    depth: { kind: 'choice', ...fields.depth, more: true },
    wet: { kind: 'toggle', ...fields.wet, usual: false, more: true },
    wool: { kind: 'toggle', ...fields.wool, usual: true, more: true },
    floor: {
      kind: 'choice',
      ...fields.floor,
      usual: isConcrete ? 'concrete' : 'timber',
      more: true,
    },
    finish: { kind: 'choice', ...fields.finish, more: true, when: () => isSkimSold },
    freeEnds: { ...fields.freeEnds, ...count(0, 2, 0), more: true },
    longBoards: {
      kind: 'toggle',
      ...fields.longBoards,
      usual: false,
      more: true,
      when: () => region === 'us',
    },
  } as const;
};

export type Asked = AskedOf<typeof en, 'wall', ReturnType<typeof fieldsIn>>;

/** A wall set out, with all that it was set out from. */
export interface StudJob extends Omit<Asked, 'values'> {
  readonly values: StudValues;
  readonly parts: StudParts;
  readonly openings: readonly StudOpening[];
  readonly framed: StudLayout;
  /** By face, as `parts.faces`. */
  readonly boards: readonly WallBoards[];
  /** The second layer, by face; empty where there is one. */
  readonly over: readonly WallBoards[];
}
