// Properties of the scenes of all jobs that return one, over regions and options.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { job as buildADeck } from '../../../../web/planner/jobs/build-a-deck/job.ts';
import { job as buildARaisedBed } from '../../../../web/planner/jobs/build-a-raised-bed/job.ts';
import { job as buildAStudWall } from '../../../../web/planner/jobs/build-a-stud-wall/job.ts';
import { job as buildAlcoveShelves } from '../../../../web/planner/jobs/build-alcove-shelves/job.ts';
import { KINDS } from '../../../../web/planner/jobs/build-furniture/piece.ts';
import { job as buildFurniture } from '../../../../web/planner/jobs/build-furniture/job.ts';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { job as hangADoor } from '../../../../web/planner/jobs/hang-a-door/job.ts';
import { job as putUpAFence } from '../../../../web/planner/jobs/put-up-a-fence/job.ts';
import {
  newGround,
  newRun,
  newThing,
  newWall,
  SHAPES,
  type PlaceInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { mm } from '../../../../web/planner/measure/units/units.ts';
import { bodiesIn, sceneAtStep, workedOn } from '../../../../web/planner/scene/at-step.ts';
import { letteredScene } from '../../../../web/planner/project/cuts/piece-letters.ts';
import { partsToCut } from '../../../../web/planner/shopping/cut-request.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import {
  sizeAlongGrain,
  standing,
  type Scene,
  type SceneItem,
  type Solid,
} from '../../../../web/planner/scene/scene.ts';
import { FIRST_VIEW } from '../../../../web/ui/drawings/space/axonometric.ts';
import {
  fixedFrame,
  modelFrame,
  reachOf as extentOf,
} from '../../../../web/ui/drawings/space/model-frame.ts';
import {
  containsPoint,
  placeLetters,
  type FlatFace,
} from '../../../../web/ui/drawings/space/place-letters.ts';
import { facesOf } from '../../../support/faces-of.ts';
import { REGION_NAMES } from '../../../support/job-context.ts';
import { opening, plansOf, type PlanIn } from '../jobs/regional-plans.ts';

const mms = (min: number, max: number) => fc.integer({ min, max }).map((size) => `${size} mm`);
const thing = fc.constant<PlaceInput>(newThing('thing'));

const ground = fc
  .record({
    shape: fc.constantFrom('rectangle', 'L'),
    long: mms(3000, 6000),
    wide: mms(2400, 4200),
  })
  .map(({ shape, long, wide }): PlaceInput => {
    const sizes = shape === 'L' ? [long, '1200 mm', '1100 mm', wide] : [long, wide];
    return {
      ...newGround('ground'),
      sides: SHAPES[shape].map((side, i) => ({ ...side, length: sizes[i] ?? '' })),
    };
  });

const wall = fc
  .record({ long: mms(2000, 6000), high: mms(2100, 3000), hasDoor: fc.boolean() })
  .map(({ long, high, hasDoor }): PlaceInput => ({
    ...newWall('wall'),
    length: long,
    height: high,
    openings: hasDoor ? [opening('door', 'A', ['0.8 m', '2 m'], '0.6 m')] : [],
  }));

const run = fc
  .array(mms(2500, 9000), { minLength: 1, maxLength: 4 })
  .map((stretches): PlaceInput => ({ ...newRun('run'), stretches }));

interface Case {
  readonly name: string;
  readonly file: Parameters<typeof plansOf>[0];
  readonly place: fc.Arbitrary<PlaceInput>;
  readonly typed: fc.Arbitrary<Typed>;
}

/** Jobs whose scenes have every piece of the list. */
const WHOLE: readonly Case[] = [
  {
    name: 'furniture',
    file: buildFurniture,
    place: thing,
    typed: fc.record({
      kind: fc.constantFrom(...KINDS),
      width: mms(300, 1100),
      height: mms(400, 1900),
      back: fc.constantFrom('screwed', 'groove'),
      fronts: fc.constantFrom('overlay', 'inset'),
      stands: fc.constantFrom('plinth', 'feet', 'floor'),
      joint: fc.constantFrom('screw', 'dowel', 'housing'),
      board: fc.constantFrom('mdf', 'plywood', 'melamine'),
    }),
  },
  {
    name: 'alcove shelves',
    file: buildAlcoveShelves,
    place: thing,
    typed: fc.record({
      width: mms(500, 1900),
      height: mms(1000, 2500),
      depth: mms(180, 500),
      build: fc.constantFrom('unit', 'battens'),
      hold: fc.constantFrom('pins', 'fixed'),
      lip: fc.constantFrom('auto', 'always', 'none'),
      board: fc.constantFrom('mdf', 'plywood', 'melamine'),
    }),
  },
  {
    name: 'a raised bed',
    file: buildARaisedBed,
    place: thing,
    typed: fc.record({
      length: mms(900, 6000),
      width: mms(600, 1500),
      height: mms(200, 900),
      kind: fc.constantFrom('boards', 'sleepers'),
      clay: fc.boolean(),
      cap: fc.boolean(),
    }),
  },
];

const ALL: readonly Case[] = [
  ...WHOLE,
  {
    name: 'a deck',
    file: buildADeck,
    place: ground,
    typed: fc.record({
      height: mms(150, 1500),
      stands: fc.constantFrom('ledger', 'alone'),
      railing: fc.boolean(),
    }),
  },
  {
    name: 'a door',
    file: hangADoor,
    place: thing,
    typed: fc.record({
      way: fc.constantFrom('frame', 'new'),
      core: fc.constantFrom('hollow', 'solid', 'fire'),
      hand: fc.constantFrom('left', 'right'),
    }),
  },
  { name: 'a stud wall', file: buildAStudWall, place: wall, typed: fc.constant({}) },
  {
    name: 'a fence',
    file: putUpAFence,
    place: run,
    typed: fc.record({
      kind: fc.constantFrom('panel', 'feather-edge', 'picket', 'slotted'),
      gates: fc.constantFrom('0', '1'),
    }),
  },
];

let plans: ReadonlyMap<string, PlanIn>;
beforeAll(async () => {
  plans = new Map(
    await Promise.all(ALL.map(async ({ name, file }) => [name, await plansOf(file)] as const)),
  );
});

const RUNS = 24;

const FEW = 5;

/** Turns of a view to all four sides. */
const QUARTERS = [0, 1, 2, 3].map((n) => (n * Math.PI) / 2);

/** The box of a picture on Measure. */
const BOX = { width: 358, tallest: 300, margin: 16 };

/** Checks a property of each scene; more than a third of the plans must have one. */
function everyScene(
  { name, place, typed }: Case,
  check: (scene: Scene, plan: JobPlan) => void,
  numRuns = RUNS,
) {
  let scenes = 0;
  fc.assert(
    fc.property(fc.constantFrom(...REGION_NAMES), place, typed, (region, at, values) => {
      const planIn = plans.get(name);
      const plan = planIn?.(region, values, at);
      if (plan === undefined || plan.steps.length === 0) return;
      scenes += 1;
      check(plan.scene, plan);
    }),
    { numRuns },
  );
  expect(scenes).toBeGreaterThan(numRuns / 3);
}

/** Poured or spread materials fill the space round others. */
const isPoured = ({ look }: Solid): boolean =>
  look === 'soil' || look === 'stone' || look === 'concrete';

/** Pads of two blocks of a deck may be closer to each other than they are wide. */
const isPad = ({ product }: Solid): boolean =>
  product === 'paving-slab' || product === 'deck-pedestal';

/** Overlap along an axis; negative if there is a gap. */
const overlap = (a: Solid, b: Solid, axis: 0 | 1 | 2): number =>
  Math.min(a.at[axis] + a.size[axis], b.at[axis] + b.size[axis]) - Math.max(a.at[axis], b.at[axis]);

/** Depth to which two bodies are in each other; 0 if they touch, negative if they do not. */
const depthIn = (a: Solid, b: Solid): number =>
  Math.min(overlap(a, b, 0), overlap(a, b, 1), overlap(a, b, 2));

/** Depth of the deepest joint of wood: the groove of a back, the housing of a shelf. */
const JOINT = mm(13);
/** Depth of a panel in the slot of a concrete post. */
const SLOT = mm(26);
const jointOf = (...bodies: readonly Solid[]): number =>
  bodies.some(({ product }) => product === 'concrete-post') ? SLOT : JOINT;
/** Gap that a fixing bridges: the play of a door, the hinge of a gate. */
const NEAR = mm(4);
const HINGE = mm(12);
const reachOf = ({ product }: Solid): number => (product === 'gate' ? HINGE : NEAR);

/** A piece that holds a cabinet until it is fixed, and is not built in. */
const PROP = 'brace';

/** A job's scene with the lines that cut its pieces. */
function cutFor(scene: Scene, materials: JobPlan['materials']) {
  const own = { entry: { id: 'j' }, plan: { scene } };
  const lines = materials.flatMap((material) => {
    if (material.form === 'packs') return [];
    const needs = [{ job: 'j', material }];
    const parts = partsToCut(needs, BRITISH.metric);
    return [{ product: material.product, needs, cut: { parts } }];
  });
  return { own, lines };
}

const kindOf = ({ product, part = '' }: SceneItem): string => `${product} ${part}`;

const countBy = (names: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

for (const one of WHOLE) {
  describe(`the scene of ${one.name}`, () => {
    it('has every board, panel and strip of the list once, in its size', () => {
      everyScene(one, (scene, { materials }) => {
        const listed = materials.flatMap((line) =>
          line.form === 'lengths'
            ? line.pieces
                .filter(({ name }) => name !== PROP)
                .flatMap(({ name, length, quantity }) =>
                  Array.from({ length: quantity }, () => `${name} ${length}`),
                )
            : line.form === 'sheets'
              ? line.panels.flatMap(({ name, length, width, quantity }) =>
                  Array.from({ length: quantity }, () => `${name} ${length} ${width}`),
                )
              : [],
        );
        const sheets = new Set(
          materials.flatMap((line) => (line.form === 'sheets' ? [line.product] : [])),
        );
        const drawn = scene.solids.flatMap((body) => {
          if (body.piece === undefined || body.piece === 'foot') return [];
          const size = sizeAlongGrain(body);
          return sheets.has(body.product)
            ? [`${body.piece} ${size.length} ${size.width}`]
            : [`${body.piece} ${size.length}`];
        });
        expect(countBy(drawn)).toEqual(countBy(listed));
      });
    });

    it('has one letter for each kind of piece, and lists it with its count', () => {
      everyScene(one, ({ solids, parts = [] }) => {
        const lettered = solids.filter(({ piece }) => piece !== undefined);
        expect(lettered.every(({ part }) => part !== '')).toBe(true);
        expect(countBy(lettered.map(({ part }) => part))).toEqual(
          Object.fromEntries(
            parts
              .toSorted((a, b) => (a.letter < b.letter ? -1 : 1))
              .map((p) => [p.letter, p.count]),
          ),
        );
        for (const { part, ...body } of lettered) {
          const kind = parts.find(({ letter }) => letter === part);
          const { length, width } = sizeAlongGrain(body);
          expect(kind).toMatchObject({ role: body.piece, length, width });
        }
      });
    });
  });
}

for (const one of ALL) {
  describe(`the scene of ${one.name}`, () => {
    it('adds each body in a step of its plan', () => {
      everyScene(one, (scene, { steps }) => {
        const ids = new Set(steps.map(({ id }) => id));
        const bodies = bodiesIn(scene);
        const orphans = bodies.filter(({ step }) => step !== undefined && !ids.has(step));
        expect(countBy(orphans.map(({ step }) => step ?? ''))).toEqual({});
        const added = steps.flatMap(({ id }) => sceneAtStep(scene, steps, id).added);
        expect(added).toHaveLength(bodies.filter(({ step }) => step !== undefined).length);
        expect(new Set(added).size).toBe(added.length);
      });
    });

    it('highlights the bodies of a step that adds none, but saws, marks or coats parts', () => {
      everyScene(one, (scene, { steps }) => {
        const working = steps.filter(
          ({ id, work }) =>
            ['saw', 'cut', 'mark', 'dry', 'prime', 'paint', 'varnish'].includes(id) &&
            work?.makes?.some(({ target }) => target.startsWith('part:')),
        );
        const silent = working.filter(
          (step) => workedOn(sceneAtStep(scene, steps, step.id), steps, step).length === 0,
        );
        expect(silent.map(({ id }) => id)).toEqual([]);
      });
    });

    it('has every letter of a material on a body with that letter', () => {
      everyScene(one, ({ solids }) => {
        const products = new Set(solids.flatMap(({ part, product }) => (part ? [product] : [])));
        const astray = [...products].flatMap((of) => {
          const faces = facesOf(
            solids.map((body) => (body.product === of ? body : { ...body, part: '' })),
            FIRST_VIEW,
          );
          const frame = fixedFrame(solids, FIRST_VIEW, { width: 358, tallest: 260, margin: 10 });
          const drawn = faces.map((face) => ({ ...face, corners: face.corners.map(frame.at) }));
          const letters = placeLetters(faces, frame);
          return letters
            .filter(
              ({ text, x, y }) =>
                !drawn.some((face) => face.letter === text && containsPoint(face, [x, y])),
            )
            .map(({ text }) => `${of} ${text}`);
        });
        expect(astray).toEqual([]);
      });
    });

    it('has the letters of the pieces that are cut for its bodies, each piece once', () => {
      everyScene(one, (scene, { materials }) => {
        if (scene.parts !== undefined) return;
        const { own, lines } = cutFor(scene, materials);
        const wrong = lines.flatMap((line) => {
          const { product, cut } = line;
          const { solids } = letteredScene(own, [line], [own]);
          const bodies = solids.filter((body) => body.product === product && body.part !== '');
          const longest = mm(Math.max(...cut.parts.map(({ length }) => length)) + 2);
          const pieces = cut.parts.reduce((sum, { quantity }) => sum + quantity, 0);
          return [
            ...bodies
              .filter((body) => sizeAlongGrain(body).length > longest)
              .map(({ part }) => `${part} of ${product} is longer than every piece`),
            ...(bodies.length > pieces ? [`${product} has more letters than pieces`] : []),
          ];
        });
        const { solids } = letteredScene(own, lines, [own]);
        const bare = lines.filter(({ product }) => {
          const bodies = solids.filter((body) => body.product === product);
          return bodies.length > 0 && bodies.every(({ part }) => part === '');
        });
        expect([...wrong, ...bare.map(({ product }) => `${product} without a letter`)]).toEqual([]);
      });
    });

    it('has the letters of all its materials round the exploded view, each on its body', () => {
      everyScene(
        one,
        (scene, { materials }) => {
          const { own, lines } = cutFor(scene, materials);
          const { solids, sheets } = standing(letteredScene(own, lines, [own]), true);
          const seen = QUARTERS.flatMap((quarter) => {
            const view = { ...FIRST_VIEW, turn: FIRST_VIEW.turn + quarter };
            const faces = facesOf(solids, view, sheets);
            const frame = modelFrame(extentOf([...solids, ...sheets]), view, BOX);
            return placeLetters(faces, frame).map(({ text, x, y }) => {
              const isThere = ({ corners, letter }: FlatFace): boolean =>
                letter === text && containsPoint({ corners: corners.map(frame.at) }, [x, y]);
              const face = faces.findLast(isThere);
              return face === undefined ? `${text} off its body` : kindOf(face.item);
            });
          });
          const cut = [...solids, ...sheets].filter(({ part = '' }) => part !== '').map(kindOf);
          const hidden = new Set(cut.filter((each) => !seen.includes(each)));
          // One may be inside another, as the bottom of a drawer.
          expect([...hidden].slice(1)).toEqual([]);
          expect(seen.filter((each) => !cut.includes(each))).toEqual([]);
        },
        FEW,
      );
    });

    it('has no bodies in each other beyond a joint', () => {
      everyScene(one, ({ solids }) => {
        const solid = solids.filter((body) => !isPoured(body) && !isPad(body));
        const deep = solid.flatMap((a, i) =>
          solid
            .slice(i + 1)
            .filter((b) => depthIn(a, b) > jointOf(a, b) && a.piece !== 'capping')
            .map((b) => `${a.piece ?? a.product} ${b.piece ?? b.product}`),
        );
        expect(countBy(deep)).toEqual({});
      });
    });

    it('has each body on the ground, on a wall or on another body', () => {
      everyScene(one, ({ solids, sheets = [] }) => {
        const low = Math.min(...solids.map(({ at }) => at[2]));
        const back = Math.max(...solids.map(({ at, size }) => at[1] + size[1]));
        const hasWalls = sheets.some(({ look }) => look === 'wall');
        const held = new Set(
          solids.filter(
            ({ at, size }) =>
              at[2] <= Math.max(low, 0) + NEAR || (hasWalls && at[1] + size[1] >= back - NEAR),
          ),
        );
        for (let before = -1; before < held.size;) {
          before = held.size;
          for (const body of solids) {
            if (
              !held.has(body) &&
              [...held].some((other) => depthIn(body, other) >= 0 - reachOf(body))
            ) {
              held.add(body);
            }
          }
        }
        const loose = solids.filter((body) => !held.has(body));
        expect(countBy(loose.map(({ piece, product }) => piece ?? product ?? ''))).toEqual({});
      });
    });
  });
}
