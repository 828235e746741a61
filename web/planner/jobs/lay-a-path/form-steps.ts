import {
  formatLength,
  length,
  litres,
  toMm,
  toSquareMetres,
  mm,
  type Length,
} from '../../measure/units/units.ts';
import { type Material, gatherPieces, tapeMark } from '../../takeoff/material.ts';
import { type JobStep, compact } from '../kit/contract.ts';
import { fallOf, pegsToSetOut, rolledLines, triedBy, edgeLine } from '../kit/steps/groundwork.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { type SafetyKit, step, minutesFor, does, needs, works } from '../kit/steps/step.ts';
import { sheetsOver } from '../../takeoff/ground/strips.ts';
import { MESH } from '../../takeoff/structure/outdoors/concrete.ts';
import { variantNearest } from '../../stock/shelf.ts';
import type { Inputs } from './fields.ts';
import {
  PATH,
  FORMS,
  isLevel,
  stripsWhy,
  SHEET_LAP,
  formsFor,
  type Path,
  type PouredSlab,
} from './layout.ts';

/** Pegs outside the forms, two screws each, and oil for boards that come off again (trade practice). */
const FORM_PEGS = mm(600);
/** Round a curve: pegs closer, and saw cuts in the back of the boards (trade practice). */
const CURVE = { pegs: mm(300), cuts: 75 } as const;
const FORM_OIL = litres(0.5);
/** Screw in a peg behind a form. */
const FORM_GRIP = mm(25);

/** Shortest board of a form: a peg at each end (trade practice). */
const LEAST_BOARD = mm(300);

/** Lengths of the boards along a side: the longest that shops keep, and the rest. */
function formBoards(run: number, longest: Length): readonly number[] {
  if (run <= longest) return [run];
  const first = Math.min(longest, run - LEAST_BOARD);
  return [first, ...formBoards(run - first, longest)];
}

export function formStep(inputs: Inputs, path: Path): JobStep {
  const { bill, words, place, shelf, locale, region } = inputs;
  const { why } = words;
  const { forms } = words.steps;
  const { depth, wall, sides } = path;
  const { variants } = shelf['formwork-board'];
  const { section, high, sunk } = formsFor(variants, depth) ?? {
    section: variants[0],
    high: 1,
    sunk: mm(0),
  };
  const longest = bill.longest('formwork-board', section);
  const mark = tapeMark(region);
  const boards = sides.flatMap((side) =>
    formBoards(side.run + side.past * section.thickness, longest),
  );
  const pieces = boards.map((long) => ({
    name: 'form',
    length: length(Math.ceil(long / mark - 1e-9) * mark),
    quantity: high,
  }));
  const joints = boards.length - sides.length;
  // A wall is the form of its side.
  const run = sides.reduce((sum, side) => sum + side.run, 0);
  const isRound = place.shape === 'circle';
  const line = edgeLine(place, locale);
  const apart = isRound ? CURVE.pegs : FORM_PEGS;
  const pegs = Math.ceil(run / apart) + joints + (isRound ? 0 : sides.length);
  const strings = pegsToSetOut(place);
  // The joint at a wall goes through the full depth of the slab.
  const foam = shelf['edge-foam'].variants[0].width ?? mm(100);
  const foamRows = Math.ceil(depth / foam);
  return step('forms', forms, {
    detail: locale.format.sentences(
      compact([
        isLevel(inputs)
          ? forms.level(...line, formatLength(depth, locale), 2 * high)
          : forms.detail(...line, formatLength(depth, locale), ...fallOf(locale), 2 * high),
        joints > 0 && forms.joints,
        isRound && forms.bend(formatRoundSize(CURVE.cuts, locale)),
        sunk > 0 && forms.sunk(formatLength(sunk, locale)),
        wall > 0 && forms.wall(foamRows),
        wall > 0 && foamRows * foam > depth && forms.trim,
      ]),
    ),
    check: isRound ? forms.round(line[1]) : forms.check(triedBy(place), formatRoundSize(5, locale)),
    minutes: minutesFor(toMm(place.perimeter) / 1000, isRound ? 2 : 4),
    work: works(needs(PATH, 'compacted'), does('frame', FORMS), {
      installs: [
        { item: 'formwork-board', on: FORMS },
        { item: 'marking-pegs', count: pegs, on: FORMS },
      ],
    }),
    takes: [
      bill.lengths('formwork-board', {
        section,
        pieces: gatherPieces(pieces),
        why: why.forms(high),
      }),
      // The pegs of the strings are still in the ground.
      bill.pack(
        'marking-pegs',
        pegs + strings,
        why.formPegs(
          pegs,
          formatRoundSize(toMm(apart), locale),
          strings,
          isRound ? 'round' : joints > 0 ? 'joined' : 'straight',
        ),
      ),
      bill.each('wood-screws', { each: 2 * high, places: pegs }, why.formScrews, {
        like: { length: length(section.thickness + FORM_GRIP) },
      }),
      bill.pack('form-oil', FORM_OIL, why.oil),
      wall > 0 && bill.pack('edge-foam', foamRows * toMm(wall), why.strip),
    ],
    tools: [
      'hand-saw',
      'drill',
      'club-hammer',
      'level-long',
      'tape-measure',
      'string-line',
      sunk > 0 && 'spade',
      wall > 0 && 'utility-knife',
    ],
  });
}

export function layPathStep(
  inputs: Inputs,
  { depth }: Path,
  slab: PouredSlab,
  { gloves, glasses }: SafetyKit,
): JobStep | false {
  const { words, locale, place } = inputs;
  const { lay } = words.steps;
  const metres = toSquareMetres(place.area);
  return (
    (slab.mesh || slab.membrane) &&
    step('mesh', lay, {
      title: slab.mesh ? (slab.membrane ? lay.title : lay.onlyMesh) : lay.onlySheet,
      detail: locale.format.sentences(
        compact([
          slab.membrane && lay.damp(formatRoundSize(300, locale)),
          slab.mesh &&
            lay.mesh(
              formatRoundSize(toMm(lapOf(inputs)), locale),
              formatLength(coverOf(inputs), locale),
            ),
        ]),
      ),
      check: slab.mesh ? lay.check : lay.flat,
      minutes: minutesFor(metres, 15),
      work: works(
        needs(PATH, 'compacted'),
        needs(FORMS, 'framed'),
        slab.membrane && does('underlay', PATH),
        slab.mesh && does('fix', 'part:mesh'),
      ),
      takes: [
        slab.membrane &&
          rolledLines(
            inputs,
            'damp-membrane',
            place.region,
            { lap: SHEET_LAP, past: depth },
            stripsWhy(inputs, SHEET_LAP),
          ),
        ...(slab.mesh ? [...meshLines(inputs), gloves, glasses] : []),
      ],
      tools: [
        slab.membrane && 'utility-knife',
        slab.mesh && 'bolt-cutter',
        slab.mesh && 'tying-pliers',
      ],
    })
  );
}

/** A tie along the laps of mesh, and its wire in mm (trade practice). */
const TIED = mm(600);
const TIE = 300;

/** Concrete under the mesh: as high as the region's spacers, at least about what the rule asks. */
const coverOf = ({ shelf }: Pick<Inputs, 'shelf'>): Length =>
  variantNearest(shelf['mesh-spacers'].variants, 'width', MESH.cover).width ?? MESH.cover;

const lapOf = ({ region }: Pick<Inputs, 'region'>): Length =>
  MESH.lap[region === 'us' ? 'us' : 'metric'];

/** Spacers a square metre under mesh. */
const SPACERS = 4;

/** Full sheets with laps, along or across the slab, the option with fewer sheets. */
function meshLines(inputs: Inputs): readonly (readonly Material[])[] {
  const { bill, words, place, shelf, locale } = inputs;
  const [lap, cover] = [lapOf(inputs), coverOf(inputs)];
  const [thickness] = shelf.mesh.variants;
  const [first, ...rest] = thickness.sheets;
  const sheet = rest.reduce((a, b) => (b.length * b.width > a.length * a.width ? b : a), first);
  const quantity = sheetsOver(place.region, sheet, { lap, cover });
  const ties = Math.ceil(quantity * ((sheet.length + sheet.width) / TIED));
  return [
    bill.sheets('mesh', {
      thickness,
      panels: [{ name: 'mesh', length: sheet.length, width: sheet.width, quantity, turns: true }],
      snapped: true,
      why: words.why.mesh(formatRoundSize(toMm(lap), locale)),
    }),
    bill.pack('tying-wire', ties * TIE, words.why.wire(ties)),
    bill.pack(
      'mesh-spacers',
      Math.ceil(toSquareMetres(place.area) * SPACERS),
      words.why.spacers(formatLength(cover, locale)),
      { like: { width: MESH.cover } },
    ),
  ];
}
