import { jointCoats, skimLine } from '../kit/finish/plasterboard.ts';
import {
  formatArea,
  formatLength,
  inches,
  length,
  mm,
  toMm,
  toSquareMetres,
  toArea,
  type Length,
} from '../../measure/units/units.ts';
import { variantReaching } from '../../stock/shelf.ts';
import { type Panel, SPARE_FIXINGS } from '../../takeoff/material.ts';
import {
  COAT_WIDTHS,
  COMPOUND_PER_SQUARE_METRE,
  screwLength,
  tapeLength,
  wallScrews,
} from '../../takeoff/structure/indoors/plasterboard.ts';
import { W111_PER_SQUARE_METRE } from '../../takeoff/structure/indoors/stud-wall.ts';
import { gatherPanels, type WallBoards } from '../../takeoff/walls/wall-boards.ts';
import { sheetsUpTo, type StudJob, layersOf, faceArea } from './layout.ts';
import { shownSpacing, isForTiles, isSideSkimmed } from './sides.ts';

/** Free ends of the wall: as wide as the studs are deep with the boards on them, in pieces of a sheet's length. */
function endStrips({ parts, place, values, boards }: StudJob): readonly Panel[] {
  const [face] = parts.faces;
  if (face === undefined || values.freeEnds === 0) return [];
  const layers = parts.faces.length * layersOf(values);
  const width = length(parts.depth + layers * face.board.thickness);
  // As far off the floor as the boards.
  const run = length(place.wall.shape.height - parts.kerb - (boards[0]?.gap ?? mm(10)));
  return inReach(run, face.sheet.length).map((long) => ({
    name: 'wall-board',
    length: long,
    width,
    quantity: values.freeEnds,
    turns: true,
  }));
}

/** Screws of the strips at free ends, along both edges. */
const endScrews = (job: StudJob): number =>
  endStrips(job).reduce(
    (sum, { length: long, quantity }) =>
      sum + 2 * quantity * (Math.ceil(long / wallScrews(job.region, job.parts.spacing)) + 1),
    0,
  );

/** The boards of each face, those of one product in one line, and the screws of each layer. */
export function boardLines(job: StudJob) {
  const { bill, parts, boards, over, values, words, shelf, region, locale } = job;
  const { why } = words;
  const strips = endStrips(job);
  const byProduct = Map.groupBy(parts.faces.keys(), (at) => parts.faces[at]?.product);
  const lines = new Map(
    [...byProduct].flatMap(([product, faces], i) => {
      const face = parts.faces[faces[0] ?? 0];
      if (face === undefined || product === undefined) return [];
      const line = bill.sheets(product, {
        thickness: sheetsUpTo(face.board, face.sheet.length),
        panels: gatherPanels([
          ...faces.flatMap((at) => [...(boards[at]?.panels ?? []), ...(over[at]?.panels ?? [])]),
          ...(i === 0 ? strips : []),
        ]),
        snapped: true,
        why: why.boards(faces.length, shownSpacing(job), parts.run, layersOf(values)),
      });
      return [[product, line] as const];
    }),
  );
  const thick = parts.faces[0]?.board.thickness ?? mm(0);
  const every = formatLength(wallScrews(region, parts.spacing), locale);
  const boardScrews = (laid: readonly WallBoards[], layers: 1 | 2) => {
    const { variants } = shelf['drywall-screws'];
    const own = laid.reduce((sum, one) => sum + one.screws, 0);
    const screws = own + (layers === 1 ? endScrews(job) : 0);
    const wanted =
      region === 'us'
        ? length(layers * thick + inches(5 / 8))
        : screwLength(length(layers * thick), parts.frame === 'steel' ? 'metal' : 'timber');
    return bill.pack(
      'drywall-screws',
      screws,
      layers === 1 ? why.screws(every, parts.frame) : why.overScrews(every, parts.frame),
      {
        variant: variantReaching(variants, 'length', wanted),
        slack: SPARE_FIXINGS,
      },
    );
  };
  return { boardsOf: lines, screws: [boardScrews(boards, 1), boardScrews(over, 2)] };
}

/** Filler on the joints of a hidden first layer, as a share of the second's (Knauf: W112 1.0 kg, W111 0.6). */
const FILLED_BENEATH = 1 / 0.6;

/**
 * Tape, mm, and grams of filler for the joints seen on some sides: by area, in Europe that of one face of W111 (Knauf),
 * or for the joints of the boards if these are longer, as they are where boards are shorter than the wall.
 */
function jointNeeds(job: StudJob, isOn: (side: number) => boolean) {
  const { boards, over, values, region } = job;
  const laid = (values.double ? over : boards).filter((_, side) => isOn(side));
  const area = toArea(faceArea(job) * laid.length);
  const metres = toSquareMetres(area);
  const isW111 = region === 'eu';
  const usual = isW111 ? metres * (W111_PER_SQUARE_METRE.tape / 2) * 1000 : toMm(tapeLength(area));
  const kilos = isW111 ? W111_PER_SQUARE_METRE.fillerKilos / 2 : COMPOUND_PER_SQUARE_METRE;
  const tape = Math.max(usual, toMm(length(laid.reduce((sum, one) => sum + one.jointRun, 0))));
  return { area, tape, grams: usual === 0 ? 0 : (metres * kilos * 1000 * tape) / usual };
}

/** Tape and filler for the joints. */
export function wallJointLines(job: StudJob) {
  const { bill, words, values, place, locale, shelf, parts } = job;
  const isFinished = (side: number): boolean => !isSideSkimmed(job) || !isForTiles(job, side);
  const { area: boarded, tape, grams } = jointNeeds(job, isFinished);
  const shown = formatArea(boarded, locale);
  const beads = boarded > 0 ? parts.faces.length * values.freeEnds : 0;
  const [section] = shelf['corner-bead'].variants;
  const compound =
    grams * (values.double ? FILLED_BENEATH : 1) * (jointCoats(job).length / COAT_WIDTHS.length);
  return {
    tape: bill.pack(isSideSkimmed(job) ? 'scrim-tape' : 'joint-tape', tape, words.why.tape(shown)),
    filled: isSideSkimmed(job)
      ? skimLine(bill, boarded, words.why.skim(shown))
      : bill.pack('joint-compound', compound, words.why.compound(shown, jointCoats(job).length)),
    bead: bill.lengths('corner-bead', {
      section,
      pieces: inReach(
        length(place.wall.shape.height - parts.kerb),
        bill.longest('corner-bead', section),
      ).map((long) => ({
        name: 'bead',
        length: long,
        quantity: beads,
      })),
      why: words.why.bead(parts.faces.length),
    }),
  };
}

/** Joints of the side that is tiled, if the other is plastered: one coat and paper tape (Knauf: Q1 under tiles). */
export function tiledLines(job: StudJob) {
  const { bill, words, locale } = job;
  const isTiled = (side: number): boolean => isSideSkimmed(job) && isForTiles(job, side);
  const { area, tape, grams } = jointNeeds(job, isTiled);
  const shown = formatArea(area, locale);
  return [
    bill.pack('joint-compound', grams / COAT_WIDTHS.length, words.why.tileJoints(shown)),
    bill.pack('joint-tape', tape, words.why.tileTape(shown)),
  ];
}

/** A run in as few pieces as possible. */
function inReach(run: Length, longest: Length): readonly Length[] {
  const count = Math.ceil(run / longest);
  return Array.from({ length: count }, (_, i) =>
    i < count - 1 ? longest : length(run - (count - 1) * longest),
  );
}
