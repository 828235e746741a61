import { beforeAll, describe, expect, it } from 'vitest';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { job as tileAWall } from '../../../../web/planner/jobs/tile-a-wall/job.ts';
import { measurePlace } from '../../../../web/planner/measure/places/measure-place.ts';
import {
  newRoom,
  newWall,
  type OpeningInput,
  type PlaceInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { mm } from '../../../../web/planner/measure/units/units.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import { contextIn } from '../../../support/job-context.ts';
import { LONG } from '../../../support/long.ts';
import { lineOf, needsOf } from './bills.ts';
import { linesOf, stepIds } from './lines.ts';
import { sides } from './places.ts';

/** The tiles of a wall, or of a floor laid on it. */
const tileOf = (plan: JobPlan) => lineOf(plan, 'wall-tile') ?? lineOf(plan, 'floor-tile');

type Plan = (place: PlaceInput, typed?: Typed) => JobPlan;
const plans = new Map<Region, Plan>();
const inRegion = (region: Region): Plan => {
  const plan = plans.get(region);
  if (plan === undefined) throw new Error(`${region} is not loaded`);
  return plan;
};
beforeAll(async () => {
  const job = await tileAWall.load('en');
  for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
    const context = await contextIn(region);
    plans.set(region, (place, typed = {}) =>
      job.here(context).plan(measurePlace(place, context.locale).place, typed),
    );
  }
});

const wall = (length: string, height: string, ...openings: OpeningInput[]): PlaceInput => {
  return { ...newWall('wall'), length, height, openings };
};
const opening = (kind: OpeningInput['kind'], sill: string): OpeningInput => {
  return { id: kind, kind, wall: 'A', width: '1 m', height: '1 m', at: '500 mm', sill };
};
/** Title of the step that lays tiles, and whether a worktop below them is covered. */
const saidOf = (typed: Typed) => {
  const low = { from: '910', high: '590', ...typed };
  const { steps } = inRegion('eu')(wall('3.47 m', '2.55 m'), low);
  const find = (step: string) => steps.find(({ id }) => id === step);
  return [find('lay')?.title, find('isolate')?.detail?.includes('worktop')];
};

const METRO = { tileLength: '200', tileWidth: '100', joint: '2', from: '900', high: '600' };

describe('three walls, taken off by hand', () => {
  it('UK: a splashback of 3 × 0.6 m on plaster, above a worktop, in tiles of 200 × 100 with joints of 2', () => {
    // Across 14 × 202 = 2828, and a cut of 172; up 5 × 102 = 510, and a cut of 90: 70 whole, 5 + 14 + 1 cut, no
    // cut-off of which is large enough: 90 tiles. A box of 50 to spare, more than 5 %.
    // Adhesive 1.8 m² × 3.3 (notch 6 mm); grout 300 ÷ 20000 × 7 × 2 × 1.6 = 0.336 × 1.8 × 1.1; primer ÷ 7 (label).
    // Trim along the open top, 2.5 m and the rest; silicone along the worktop, a tube for 8 m, tape on both sides.
    // 7 mm of ceramic: 11.9 + 5 of bed = 17 kg/m², under plaster's 20 (BS 5385-1).
    const plan = inRegion('uk')(wall('3 m', '2.4 m'), METRO);
    expect(linesOf(plan)).toEqual({
      'wall-tile~200x100-mm': 90,
      'tile-adhesive': 5940,
      grout: 666,
      'tile-primer': 258,
      'tile-spacers~2-mm': 90,
      'tile-trim~8-mm': ['1 tile-trim 2500', '1 tile-trim 500'],
      silicone: 1,
      'masking-tape~38-mm': 6000,
      sponge: 2,
      'waterproof-gloves': 1,
      'safety-glasses': 1,
      'silica-mask~ffp3': 1,
      'sandpaper~80-grit': 1,
      'wall-cleaner': 29,
      'socket-spacer': 2,
    });
    expect(tileOf(plan)).toMatchObject({ spare: 50, slack: 'matching' });
    expect(plan.warnings).toEqual([]);
  });

  it('US: the wall behind a tub, 5 × 8 ft of drywall, in tiles of 12 × 12 in with joints of 1/8', () => {
    // From the tub’s rim at 16 in up, 80 in. Across 4 × 12.125 = 48.5, and 11.5; up 6 × 12.125 = 72.75, and 7.25: 24
    // whole, 6 + 4 + 1 cut: 35, of three cases of 15. 33⅓ sq ft = 3.09677 m²; 304.8 mm takes 4.4 + 4.8 ÷ 150 ×
    // 1.1 = 4.4352, a tenth more in the wet, and 0.3 in the joints of the boards: 16039 g. Grout 0.254 × 3.09677 × 1.1.
    // Waterproofing: 60 in and 1 ft past each end are more than the wall: × 1.2 kg/m²; tape 2 × 80 + 60 in.
    // The tiles start on the tub: no ledger, no screw in the membrane. Silicone 5 ft. Drywall off in 2 bags of 3 m².
    const plan = inRegion('us')(wall('5 ft', '8 ft'), {
      tileLength: '12 in',
      tileWidth: '12 in',
      wet: 'bath',
      wetRun: '5 ft',
    });
    expect(linesOf(plan)).toMatchObject({
      'floor-tile~12x12-in': 35,
      'tile-adhesive': 16_039,
      grout: 866,
      tanking: 3717,
      'tanking-tape': 5588,
      'pipe-collar': 2,
      'tile-drill-bit~1-3-8-in': 1,
      'tile-spacers~1-8-in': 35,
      'rubble-sack': 2,
      silicone: 1,
    });
    for (const none of ['wall-plugs~1-4-in', 'batten~1x2', 'wood-screws~9x2-1-2-in']) {
      expect(linesOf(plan)).not.toHaveProperty(none);
    }
    expect(tileOf(plan)).toMatchObject({ spare: 10 });
  });

  it('China: a shower wall of 3 × 2.7 m on brick, porcelain of 300 × 600 with joints of 2, gel', () => {
    // Across 4 × 602 = 2408, and 592; up 8 × 302 = 2416, and 284: 32 whole, 8 + 4 + 1 cut: 45 tiles. 8.1 m²
    // × 6.7 (600 mm) × 1.1 in the wet. Gel 900 ÷ 180000 × 2 × 5 mm deep × 8.1 m² × 1.15 = 466 ml: two tubes of 400.
    // 背胶 200 g/m². 防水 1.8 kg/m² (1.5 mm, JGJ 298) on (1.8 + 0.3) × 2.7 m; tape 2 × 2.7 + 2.1,
    // and 0.4 round each of two pipes, for which no collars are sold.
    // Clips 2 a tile. 靠条 on 2.1 m of sealed wall on ⌈2100 ÷ 600⌉ + 1 legs, on 0.9 m of dry wall on ⌈900 ÷ 600⌉ + 1:
    // its foot is sealed 300 mm up with the floor, and the batten is about a row of 300 mm up.
    const plan = inRegion('cn')(wall('3 m', '2.7 m'), {
      made: 'porcelain',
      ground: 'masonry',
      wet: 'shower',
      wetRun: '1.8 m',
    });
    expect(linesOf(plan)).toMatchObject({
      'wall-tile~300x600-mm': 45,
      'tile-adhesive': 59_697,
      'joint-gel': 2,
      'tile-back-primer': 1620,
      tanking: 10_206,
      'tanking-tape': 8300,
      'levelling-clips~2-mm': 90,
      'levelling-wedges': 90,
      'batten~20x30-mm': ['1 tile-batten 2100', '1 tile-batten 900', '8 batten-leg 328'],
      'diamond-blade~180-mm': 1,
    });
    for (const none of ['grout', 'wall-plugs~8-mm', 'wood-screws~5x70-mm']) {
      expect(linesOf(plan)).not.toHaveProperty(none);
    }
    // Gel goes in when the bed is dry through: seven days after the last row.
    expect(plan.steps.find(({ id }) => id === 'bottom')?.dryMinutes).toBe(7 * 1440);
  });
});

const plain = wall('3 m', '2.4 m');
const adhesive = (side: string): number =>
  Number(
    linesOf(inRegion('uk')(plain, { tileLength: side, tileWidth: side }))['tile-adhesive'] ?? 0,
  );

const offers = (typed: Typed) => {
  const tile = tileOf(inRegion('uk')(plain, typed));
  return tile?.form === 'packs' ? tile.packs.map(({ size, price }) => [size, price]) : [];
};

const idOf = (typed: Typed): string | undefined => tileOf(inRegion('uk')(plain, typed))?.id;

const rules = (typed: Typed): readonly string[] =>
  inRegion('us')(wall('10 ft', '8 ft'), typed).warnings.map(
    ({ rule, field }) => `${rule} ${field ?? ''}`,
  );

/** Layers that each screw of the batten goes through, mm. */
const battenJoints = (typed: Typed) => {
  const all = inRegion('uk')(plain, typed).materials.flatMap((line) =>
    line.form === 'packs' && line.joint !== undefined ? [line.joint] : [],
  );
  return all.filter(({ embed }) => embed === mm(35)).map(({ through }) => through / mm(1));
};

const tankSays = (region: Region, pipes: string) =>
  inRegion(region)(plain, { wet: 'shower', pipes }).steps.find(({ id }) => id === 'tank')?.detail ??
  '';

describe('tileAWall', () => {
  it('takes no step in adhesive at 600 mm', () => {
    // 7.2 m² at 6.7 kg/m² and 3.3 under boards, and a hair less 1 mm below.
    expect(adhesive('600')).toBe(72_000);
    expect(adhesive('599') / adhesive('600')).toBeGreaterThan(0.998);
    expect(adhesive('601') / adhesive('600')).toBeLessThan(1.002);
  });

  it('stops past the table of adhesive and says whom to ask', () => {
    const { warnings } = inRegion('cn')(plain, { tileLength: '1900', tileWidth: '750' });
    expect(warnings).toContainEqual(
      expect.objectContaining({ rule: 'tile-adhesive', severity: 'stop', field: 'tileLength' }),
    );
  });

  it('puts cement on gypsum only after primer, in every region', () => {
    // Cement on bare gypsum comes off: ettringite (BS 5385-1, 6.1.2; labels of adhesives).
    let seen = 0;
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const ground of ['plaster', 'plasterboard']) {
        for (const more of [{}, { uneven: '6 mm' }, { wet: 'shower' }, { made: 'porcelain' }]) {
          const { steps } = inRegion(region)(plain, { ground, thickness: '9 mm', ...more });
          const ids = steps.map(({ id }) => id);
          const cement = steps.findIndex(({ lines = [] }) => lines.includes('tile-adhesive'));
          const isOpened = ids.includes('open');
          if (isOpened && ids[cement] === 'backer') continue;
          seen += 1;
          expect(ids.indexOf('prime'), `${region} ${ids.join()}`).toBeLessThan(cement);
          expect(ids).toContain('prime');
        }
      }
    }
    expect(seen).toBeGreaterThan(12);
  });

  it('primes the wall and the boards that are bedded on it', () => {
    const heavy = inRegion('uk')(plain, { made: 'porcelain', thickness: '9' });
    // 7.2 m² twice at 7 m²/L (label).
    expect(linesOf(heavy)['tile-primer']).toBe(2058);
    expect(stepIds(heavy)).toEqual(expect.arrayContaining(['prime', 'backer', 'prime-boards']));
  });

  it('screws the batten through all that is on the wall', () => {
    // Batten 25, and 13 of plaster; with boards 12 + 5 more: 55 + 35 in the masonry.
    expect(battenJoints({ ground: 'masonry' })).toEqual([25]);
    expect(battenJoints({ ground: 'plaster' })).toEqual([38]);
    expect(battenJoints({ ground: 'plaster', made: 'porcelain', thickness: '9' })).toEqual([55]);
  });

  it('plugs the batten into masonry, and screws it into studs', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const [ground, isPlugged] of [
        ['masonry', true],
        ['plasterboard', false],
        ['cement-board', false],
      ] as const) {
        const plan = inRegion(region)(wall('3 m', '2.4 m'), { ground });
        const plugs = plan.materials.filter(({ product }) => product === 'wall-plugs');
        expect([region, ground, plugs.length]).toEqual([region, ground, isPlugged ? 1 : 0]);
      }
    }
  });

  it('fills no hollows of lining that comes off, and carries its tiles away', () => {
    // Plaster in the US comes off to the studs: 3.35 × 2.42 m round a shower, a sack a m² with its tiles.
    const bathroom = wall('4 m', '2.5 m');
    const taken = { wet: 'shower', ground: 'plaster', made: 'stone' };
    const us = (more: Typed) => linesOf(inRegion('us')(bathroom, { ...taken, ...more }));
    expect(us({ uneven: '6 mm' })['tile-adhesive']).toEqual(us({})['tile-adhesive']);
    expect(us({ strip: true })['rubble-sack']).toBe(9);
  });

  it('takes plasterboard off with its tiles: torn board holds no new ones', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const ids = stepIds(inRegion(region)(plain, { ground: 'plasterboard', strip: true }));
      expect(ids).toEqual(expect.arrayContaining(['open', 'backer']));
      expect(ids).not.toContain('strip');
    }
    expect(stepIds(inRegion('uk')(plain, { ground: 'plaster', strip: true }))).toContain('strip');
  });

  it('names collars only if they are on the list', () => {
    expect(tankSays('uk', '2')).toMatch(/collar/);
    expect([tankSays('uk', '0'), tankSays('cn', '2')].join()).not.toMatch(/collar/);
    expect(tankSays('cn', '2')).toMatch(/round each pipe/);
  });

  it('puts boards under tiles that plaster cannot carry, and stops where boards cannot either', () => {
    // Porcelain of 9 mm: 21.15 + 5.87 of bed under 500 = 27.1 kg/m² rounded up, over plaster's 20 and under board's 50. Boards bedded on the plaster: 7.2 m² × 8
    // plugs, screws of 12 + 5 + 13 + 40 mm; the batten has 9.
    const heavy = inRegion('uk')(plain, { made: 'porcelain', thickness: '9' });
    expect(heavy.warnings).toMatchObject([
      { rule: 'bs-5385-1', severity: 'warn', field: 'ground' },
    ]);
    expect(heavy.warnings[0]?.message).toContain('27.1 kg/m²');
    expect(linesOf(heavy)).toMatchObject({ 'wood-screws~5x70-mm': 58, 'wall-plugs~8-mm': 67 });
    expect(stepIds(heavy)).toContain('backer');
    expect(
      inRegion('uk')(plain, { made: 'porcelain', thickness: '9', ground: 'masonry' }).warnings,
    ).toEqual([]);
    const stone = inRegion('uk')(plain, { made: 'stone', thickness: '20' });
    expect(stone.warnings).toMatchObject([{ rule: 'bs-5385-1', severity: 'stop' }]);
  });

  it('seals stone before its joints and once after, and fills its corners with neutral silicone', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const plan = inRegion(region)(plain, { made: 'stone', ground: 'masonry' });
      const ids = stepIds(plan).filter((id) => ['stone', 'grout', 'stone-2', 'seal'].includes(id));
      expect(ids).toEqual(['stone', 'grout', 'stone-2', 'seal']);
      const lines = Object.keys(linesOf(plan));
      expect(lines).toContain('stone-silicone');
      expect(lines).not.toContain('silicone');
    }
  });

  it('drills and plugs for the batten on masonry', () => {
    const [masonry, board] = ['masonry', 'plasterboard'].map(
      (ground) =>
        inRegion('uk')(plain, { ground }).steps.find(({ id }) => id === 'set-out')?.detail,
    );
    expect(masonry).toMatch(/Drill, plug and screw/);
    expect(board).toMatch(/Screw the batten/);
  });

  it('in the US goes straight on cement board wiped damp, clear of the tub', () => {
    const plan = inRegion('us')(plain, { wet: 'bath' });
    expect(Object.keys(linesOf(plan))).not.toContain('tile-primer');
    expect(plan.steps.find(({ id }) => id === 'prime')?.uses).toEqual(['sponge']);
    expect(plan.steps.find(({ id }) => id === 'backer')?.detail).toMatch(/above the bath/);
    const old = inRegion('us')(plain, { ground: 'cement-board' });
    // Boards have nothing loose, and the step no scraper.
    expect(old.steps[0]?.detail).not.toMatch(/scrape/);
    expect(old.steps.find(({ id }) => id === 'prime')?.uses).toEqual(['sponge']);
    // No outlet may be in the surround.
    expect(Object.keys(linesOf(plan))).not.toContain('socket-spacer');
  });

  it('prices a box by its tiles: one size from the shelf, another by its area', () => {
    expect(offers({})).toEqual([[8, 1800]]);
    expect(offers({ tileLength: '600', tileWidth: '300' })).toEqual([[6, 3000]]);
    // 300 × 400: a box of 8 is 0.96 m², at the 18.00 of the nearest, 500 × 250: 0.125 m² each.
    expect(offers({ tileLength: '400', tileWidth: '300' })).toEqual([[8, 1728]]);
    expect(offers({ tilesABox: '10' })).toEqual([[10, 2250]]);
  });

  it('finds a tile by its size either way up, and floor tiles for a wall', () => {
    expect(idOf({ tileLength: '300', tileWidth: '600' })).toBe('wall-tile~600x300-mm');
    expect(idOf({ tileLength: '600', tileWidth: '600' })).toBe('floor-tile~600x600-mm');
    expect(idOf({ tile: 'Sage gloss' })).toBe('wall-tile~500x250-mm_sage-gloss');
  });

  it('counts silicone in the corners between tiled walls, along their foot, and none in doorways', () => {
    const room: PlaceInput = {
      ...newRoom('bath'),
      sides: sides('rectangle', 2000, 1500),
      height: '2.4 m',
      openings: [{ ...opening('door', ''), wall: 'C', width: '800 mm', height: '2 m' }],
    };
    // All walls: 4 × 2.4 + 7 − 0.8 = 15.8 m; tape on both sides.
    expect(linesOf(inRegion('uk')(room))['masking-tape~38-mm']).toBe(31_600);
    // Walls A and B meet once: 2.4 + 3.5.
    const two = inRegion('uk')(room, { 'walls.C': false, 'walls.D': false });
    expect(linesOf(two)['masking-tape~38-mm']).toBe(11_800);
  });

  it('trims windows in the tiles', () => {
    const plan = inRegion('uk')(wall('3 m', '2.4 m', opening('window', '1 m')));
    expect(linesOf(plan)['tile-trim~8-mm']).toEqual(Array(4).fill('1 tile-trim 1000'));
  });

  it('says that casing on the wall needs no trim', () => {
    const shut = wall('3 m', '2.4 m', opening('window', '1 m'));
    const why = (region: 'uk' | 'us'): string =>
      JSON.stringify(inRegion(region)(shut).materials.find((one) => one.product === 'tile-trim'));
    expect(why('us')).toContain('where casing lies on the wall');
    expect(why('uk')).not.toContain('casing');
  });

  it.each(['uk', 'us', 'eu', 'cn'] as const)(
    'trims every edge of tiles in sight round a window, in %s',
    (region) => {
      // A wall of 3 × 2.4 m in squares of 100 mm, its tiles from 0 or 900 mm up to 1.8 or 2.4 m.
      for (const [from, to] of [
        [0, 24],
        [0, 18],
        [9, 18],
      ] as const) {
        for (const sill of [0, 5, 9, 12, 16, 18]) {
          for (const [at, wide, high] of [
            [5, 6, 9],
            [0, 6, 6],
            [24, 6, 4],
          ] as const) {
            if (sill + high > 24) continue;
            const isTiled = (x: number, y: number): boolean =>
              y >= from &&
              y < to &&
              x >= 0 &&
              x < 30 &&
              !(x >= at && x < at + wide && y >= sill && y < sill + high);
            let edges = 0;
            for (let x = 0; x < 30; x++) {
              for (let y = 0; y < 24; y++) {
                if (!isTiled(x, y)) continue;
                if (y + 1 < 24 && !isTiled(x, y + 1)) edges++;
                if (y > from && !isTiled(x, y - 1)) edges++;
                if (x > 0 && !isTiled(x - 1, y)) edges++;
                if (x < 29 && !isTiled(x + 1, y)) edges++;
              }
            }
            const window: OpeningInput = {
              ...opening('window', `${sill * 100} mm`),
              at: `${at * 100} mm`,
              width: `${wide * 100} mm`,
              height: `${high * 100} mm`,
            };
            const plan = inRegion(region)(wall('3 m', '2.4 m', window), {
              from: `${from * 100} mm`,
              high: `${(to - from) * 100} mm`,
            });
            const line = plan.materials.find(({ product }) => product === 'tile-trim');
            const pieces = line?.form === 'lengths' ? line.pieces : [];
            const trim = pieces.reduce((sum, one) => sum + one.length * one.quantity, 0);
            expect(trim, `${from}–${to}, window at ${at}, ${sill}`).toBe(mm(100) * edges);
          }
        }
      }
    },
  );

  it('trims no top below a window that reaches over the tiles', () => {
    // To 1.2 m, a window from 1 m up between 0.5 and 1.5 m: tops of 500 and 1500, 200 up its sides and 1000 under it.
    const plan = inRegion('uk')(wall('3 m', '2.4 m', opening('window', '1 m')), { high: '1.2 m' });
    expect(linesOf(plan)['tile-trim~8-mm']).toEqual(
      [1500, 500, 200, 200, 1000].map((run) => `1 tile-trim ${run}`),
    );
  });

  it.each([['C'], ['D'], ['CD']])('trims an outside corner once if %s are tiled', (tiled) => {
    const room = { ...newRoom('bath'), sides: sides('L', 4000, 2000, 1500, 1000), height: '2.4 m' };
    // Walls C and D meet round it, up to the ceiling.
    const typed = ['A', 'B', 'C', 'D', 'E', 'F'].map(
      (id) => [`walls.${id}`, tiled.includes(id)] as const,
    );
    const plan = inRegion('uk')(room, Object.fromEntries(typed));
    expect(linesOf(plan)['tile-trim~8-mm']).toEqual(['1 tile-trim 2400']);
  });

  it('warns of joints too narrow and of long tiles offset by half', () => {
    expect(rules({})).toEqual([]);
    expect(rules({ joint: '1/16 in', pattern: 'brick-half' })).toEqual([
      'ansi-a108.02 joint',
      'ansi-a108.02 pattern',
    ]);
    expect(rules({ pattern: 'brick-third' })).toEqual([]);
  });

  it('asks for cables before anything is loosened or drilled, and for asbestos first', () => {
    const { steps } = inRegion('uk')(plain, { strip: true });
    const asks = (gate: string): readonly string[] =>
      steps.filter(({ gates = [] }) => gates.some((one) => one === gate)).map(({ id }) => id);
    // The user knocks on the wall, not on its old tiles.
    expect(asks('asbestos')).toEqual(['strip', 'check']);
    expect(asks('cables')[0]).toBe('isolate');
    expect(asks('silica')).toEqual(['strip', 'set-out', 'cut']);
    expect(linesOf(inRegion('uk')(plain, { strip: true }))['rubble-sack']).toBe(8);
  });

  it('speaks of hard plaster only where there is plaster', () => {
    for (const ground of ['plaster', 'plasterboard', 'masonry']) {
      const { steps } = inRegion('uk')(wall('3 m', '2.4 m'), { ...METRO, ground });
      const check = steps.find(({ id }) => id === 'check')?.check ?? '';
      expect(/plaster is hard/.test(check)).toBe(ground === 'plaster');
    }
  });

  it('fills a sack with each square metre of lining and its tiles', () => {
    const typed = { strip: true, ground: 'plasterboard' };
    expect(linesOf(inRegion('uk')(plain, typed))['rubble-sack']).toBe(8);
  });

  it('stops sockets in the tiles round a shower or bath, and none moves them', () => {
    for (const wet of ['shower', 'bath']) {
      const typed = { wet, cover: 'zone', sockets: '2' };
      const { warnings } = inRegion('uk')(plain, typed);
      expect(warnings).toContainEqual(
        expect.objectContaining({ rule: 'wet-sockets', fix: { field: 'sockets', value: '0' } }),
      );
      const fixed = inRegion('uk')(plain, { ...typed, sockets: '0' });
      expect(fixed.warnings.map(({ rule }) => rule)).not.toContain('wet-sockets');
    }
  });

  it('puts a shower at the short wall whose sides are clear of the door', () => {
    const room = {
      ...newRoom('bath'),
      sides: sides('rectangle', 2489, 1524),
      height: '2438 mm',
      openings: [
        { ...opening('door', ''), wall: 'C', width: '762 mm', height: '2032 mm', at: '305 mm' },
      ],
    };
    const typed = { wet: 'shower', wetRun: '3353 mm', cover: 'zone' };
    const plan = inRegion('us')(room, typed);
    const atD = { ...typed, 'wetWalls.B': false };
    expect(linesOf(plan)).toEqual(linesOf(inRegion('us')(room, atD)));
    // Without a door either short wall would do: none of the tiles is left out for the door.
    expect(linesOf(plan)).toEqual(linesOf(inRegion('us')({ ...room, openings: [] }, typed)));
  });

  it('warns of a shower that lies across a doorway wherever it is', () => {
    const door = { ...opening('door', ''), height: '2000 mm' };
    const ruled = [[{ ...door, at: '1 m' }], [door], []].map((openings) =>
      inRegion('uk')(wall('3 m', '2.4 m', ...openings), {
        wet: 'shower',
        wetRun: '1.2 m',
      }).warnings.some(({ rule }) => rule === 'wet-door'),
    );
    expect(ruled).toEqual([true, false, false]);
  });

  it('scratches no paint on a wall whose tiles came off', () => {
    const typed = { strip: true, ground: 'masonry' };
    expect(Object.keys(linesOf(inRegion('uk')(plain, typed))).join(' ')).not.toMatch(/sandpaper/);
    expect(Object.keys(linesOf(inRegion('uk')(plain, { ground: 'masonry' }))).join(' ')).toMatch(
      /sandpaper/,
    );
  });

  it.each([
    [{ wet: 'bath', cover: 'zone' }, /its edge/, /floor|tray|worktop/],
    [{ wet: 'bath', cover: 'walls' }, /along the floor/, /tray|worktop/],
    [{ wet: 'shower', rim: '40 mm' }, /along the tray and the floor/, /worktop|bath/],
    [{ wet: 'shower', rim: '0' }, /along the floor/, /tray|worktop|bath/],
    [{ from: '900 mm', high: '600 mm' }, /along the worktop/, /tray|floor|bath/],
  ] as const)('seals what %o has', (typed, has, lacks) => {
    const detail = inRegion('uk')(plain, typed).steps.find(({ id }) => id === 'seal')?.detail;
    expect(detail).toMatch(has);
    expect(detail).not.toMatch(lacks);
  });

  it('shuts water off only if pipes come through', () => {
    const [dry, wet] = [{}, { wet: 'shower', pipes: '2' }].map((typed) =>
      inRegion('uk')(plain, typed).steps.find(({ id }) => id === 'isolate'),
    );
    expect(dry?.detail).not.toMatch(/water/);
    expect(wet?.check).toMatch(/tap/);
  });

  it('opens what was typed before there were regions', () => {
    const plan = inRegion('uk')(plain, {
      tileLength: '300',
      tileWidth: '300',
      thickness: '8',
      joint: '0',
      spares: '0',
      tilesABox: '11',
    });
    expect(linesOf(plan)).toMatchObject({ 'floor-tile~300x300-mm': 80 });
    expect(tileOf(plan)).toMatchObject({ spare: 0 });
    expect(plan.problems).toEqual({});
  });

  it('names a field that cannot be read and goes on with its default', () => {
    const plan = inRegion('uk')(plain, { tilesABox: 'many', uneven: '2 m' });
    expect(Object.keys(plan.problems)).toEqual(['uneven', 'tilesABox']);
    expect(plan.materials.length).toBeGreaterThan(0);
  });

  it('has no work if no wall reaches the start of the tiles', () => {
    expect(inRegion('uk')(plain, { from: '2.5 m' })).toMatchObject({ materials: [], steps: [] });
  });
});

const battens = (plan: JobPlan): number => {
  const line = plan.materials.find(({ product }) => product === 'batten');
  return line?.form !== 'lengths'
    ? 0
    : line.pieces
        .filter(({ name }) => name === 'tile-batten')
        .reduce((sum, { length, quantity }) => sum + length * quantity, 0);
};

describe('the first row', () => {
  const bathroom: PlaceInput = {
    ...newRoom('bathroom'),
    sides: sides('rectangle', 2140, 1690),
    height: '2.4 m',
  };

  it('lies on a tub, a tray or a batten all round', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const [wet, rim] of [
        ['bath', '550 mm'],
        ['bath', '120 mm'],
        ['shower', '50 mm'],
        ['shower', '0'],
      ] as const) {
        for (const tileWidth of LONG ? ['100', '300', '600'] : ['300']) {
          const plan = inRegion(region)(bathroom, {
            wet,
            rim,
            wetRun: '2.9 m',
            cover: 'walls',
            tileLength: '300',
            tileWidth,
          });
          const onRim = rim === '0' ? 0 : 2900;
          expect(battens(plan)).toBe(mm(2 * (2140 + 1690) - onRim));
        }
      }
    }
  });
});

const windowAt = (at: string): OpeningInput => ({
  ...opening('window', '1.2 m'),
  width: '500 mm',
  at,
});

const edgeFill = (ground: string, high: string) => {
  const plan = inRegion('cn')(wall('4 m', '2.6 m', windowAt('2 m')), {
    ground,
    high,
    made: 'porcelain',
    thickness: '9',
  });
  const { filler } = linesOf(plan);
  return [
    filler,
    plan.steps.at(-1)?.uses?.includes('filler'),
    /behind the trim/.test(plan.steps.at(-1)?.detail ?? ''),
  ];
};

const cutSays = (tileLength: string) =>
  inRegion('cn')(plain, {
    ground: 'masonry',
    made: 'porcelain',
    tileLength,
    tileWidth: '300',
  }).steps.find(({ id }) => id === 'cut')?.detail;

const grams = (uneven: string): number =>
  Number(
    linesOf(inRegion('uk')(wall('4 m', '2.5 m'), { ground: 'masonry', uneven }))['tile-adhesive'],
  );

describe('what a wall is made of', () => {
  it('has its own check, and boards go with the tiles that come off them', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const ground of ['masonry', 'cement-board']) {
        const [check] = inRegion(region)(wall('3 m', '2.4 m'), { ground }).steps;
        expect(`${check?.detail} ${check?.check}`).not.toMatch(/plaster/);
      }
      for (const ground of ['plasterboard', 'cement-board']) {
        const ids = stepIds(inRegion(region)(wall('3 m', '2.4 m'), { ground, strip: true }));
        expect(ids).toContain('open');
        expect(ids).toContain('backer');
        expect(ids).not.toContain('strip');
      }
    }
  });

  it('weighs with what fills its hollows', () => {
    // Porcelain of 10 mm, 600 long, in the wet: 23.5 + 6.7 + half of 3 mm × 1.5 = 32.5 kg/m² on plasterboard's 32.
    const porcelain = { made: 'porcelain', thickness: '10', tileLength: '600', tileWidth: '300' };
    const shower = { wet: 'shower', ground: 'plasterboard', ...porcelain };
    for (const region of ['uk', 'eu', 'cn'] as const) {
      const at = (uneven: string) => inRegion(region)(wall('3 m', '2.4 m'), { ...shower, uneven });
      const [even, hollow] = [at('0'), at('3 mm')];
      expect(even.warnings).toEqual([]);
      expect(hollow.warnings).toMatchObject([{ rule: 'bs-5385-1', severity: 'warn' }]);
      expect(hollow.warnings[0]?.message).toContain('32.5 kg/m²');
      expect(hollow.steps[0]?.detail).toContain('32.5 kg/m²');
      expect(stepIds(hollow)).toContain('backer');
      // Lining that comes off with its tiles takes its hollows with it.
      const torn = inRegion(region)(wall('3 m', '2.4 m'), {
        ...shower,
        uneven: '10 mm',
        strip: true,
      });
      expect(torn.warnings).toEqual([]);
    }
  });

  it('has no edge of boards in sight', () => {
    // Boards on plaster: 80 g of filler for each of the 4 m of top; the window’s opening is tiled.
    expect(edgeFill('plaster', '2.4 m')).toEqual([80 * 4, true, true]);
    expect(edgeFill('masonry', '2.4 m')).toEqual([undefined, false, false]);
  });

  it.each(['diagonal', 'herringbone', 'herringbone-diagonal'])('has no rows in %s', (pattern) => {
    for (const region of ['uk', 'us', 'cn'] as const) {
      for (const typed of [{}, { wet: 'bath' }, { wet: 'shower', cover: 'zone', rim: '0' }]) {
        const plan = inRegion(region)(wall('3 m', '2.4 m'), {
          ...typed,
          pattern,
          tileLength: '200',
          tileWidth: '100',
        });
        const said = plan.steps.flatMap(({ id, title, detail }) =>
          id === 'set-out' || id === 'bottom' ? [title, detail] : [],
        );
        expect(said.join(' ')).not.toMatch(/\brows?\b/);
      }
    }
  });

  it('names a saw that takes its longest tiles', () => {
    expect(cutSays('1500')).toMatch(/1500 mm|1\.5 m/);
    expect(cutSays('600')).not.toMatch(/rail cutter/);
  });

  it('is filled half as deep on average as its deepest hollow', () => {
    // 1.5 kg per mm and m².
    expect(grams('4 mm') - grams('0')).toBe(10 * 1.5 * 2 * 1000);
  });

  it.each(['uk', 'us', 'eu', 'cn'] as const)(
    'holds and trims the tiles past both ends of a bath in %s',
    (region) => {
      const zone = (wetRun: string, typed: Typed = {}) => {
        const set = { wet: 'bath', cover: 'zone', wetRun, ...typed };
        const plan = inRegion(region)(wall('4 m', '2.4 m'), set);
        const runs = (name: string): readonly number[] =>
          plan.materials
            .flatMap((line) => (line.form === 'lengths' ? line.pieces : []))
            .flatMap((piece) => (piece.name === name ? [piece.length] : []));
        const screws = plan.materials.filter(({ product }) => product === 'wood-screws');
        const details = plan.steps.map(({ detail }) => detail).join(' ');
        return { runs, details, screws: screws.length };
      };
      const [past, whole, tray] = [zone('3 m'), zone('4 m'), zone('3 m', { rim: '0' })];
      const ends = past.runs('tile-batten');
      expect(ends.length).toBeGreaterThan(0);
      expect(past.details).toMatch(/Past its ends/);
      expect(past.details).not.toMatch(/bottom row to the floor/);
      expect(whole.runs('tile-batten')).toEqual([]);
      expect(whole.details).not.toMatch(/Past its ends/);
      expect(tray.details).not.toMatch(/Past its ends/);
      expect(past.runs('tile-trim')).toEqual(expect.arrayContaining([...ends]));
      // Lower than a batten is high: nothing can be screwed on there.
      const low = zone('3 m', { wet: 'shower', rim: '25 mm' });
      expect(low.runs('tile-batten')).toEqual(ends);
      expect([past.screws, low.screws]).toEqual([1, 0]);
      expect(low.details).toMatch(/on the floor and/);
      expect(low.details).not.toMatch(/fill its holes/);
    },
  );

  it('seals the opening of a window in its wet zone', () => {
    const [near = 0, far = 0] = ['200 mm', '3 m'].map((at) => {
      const typed = { wet: 'shower', wetRun: '900 mm' };
      return needsOf(inRegion('us')(wall('4 m', '2.4 m', windowAt(at)), typed))['tanking-tape'];
    });
    expect(near).toBeGreaterThan(far);
  });

  it('has no trim at an outside corner that its zone does not reach', () => {
    const sizes = sides('L', 3200, 1300, 1100, 1400);
    const plan = inRegion('eu')(
      { ...newRoom('bath'), sides: sizes, height: '2.5 m' },
      { wet: 'shower', cover: 'zone', rim: '0', high: '2.1 m' },
    );
    const line = plan.materials.find(({ product }) => product === 'tile-trim');
    const high =
      line?.form === 'lengths' ? line.pieces.filter((one) => one.length === mm(2100)) : [];
    expect(high).toHaveLength(2);
  });

  it.each(['uk', 'us', 'eu', 'cn'] as const)(
    'lists the tiles of a window opening in %s',
    (region) => {
      const lines = (reveal: string, windows: readonly OpeningInput[] = [windowAt('200 mm')]) => {
        const plan = inRegion(region)(wall('4 m', '2.4 m', ...windows), {
          wet: 'bath',
          cover: 'walls',
          reveal,
        });
        const tiles = tileOf(plan);
        return { needs: needsOf(plan), tiles: tiles?.form === 'packs' ? tiles.need : 0 };
      };
      const [flat, deep, without] = [lines('0'), lines('250 mm'), lines('250 mm', [])];
      expect(deep.tiles).toBeGreaterThan(flat.tiles);
      const more = (one: string): boolean => (deep.needs[one] ?? 0) > (flat.needs[one] ?? 0);
      expect(['tile-adhesive', 'tanking', 'tanking-tape'].filter((one) => !more(one))).toEqual([]);
      expect(without).toEqual(lines('0', []));
    },
  );

  it('lines those faces of a window opening that its tiles reach', () => {
    // A window from 1.2 to 2.2 m.
    for (const [from, high, faces] of [
      ['0 mm', '2.4 m', 'the sill, sloping to the room, then the sides, then the head, held'],
      ['900 mm', '600 mm', 'the sill, sloping to the room, then the sides, up to where'],
      [
        '1.3 m',
        '500 mm',
        'along it: the sides, up to where the tiles of the wall end; what lines them above is not on this list.',
      ],
      ['1.3 m', '1.1 m', 'along it: the sides, then the head, held'],
    ] as const) {
      const plan = inRegion('uk')(wall('4 m', '2.4 m', windowAt('2 m')), { from, high });
      const cut = plan.steps.find(({ id }) => id === 'cut')?.detail ?? '';
      expect(cut).toContain(faces);
      expect(cut.includes('the head')).toBe(faces.includes('the head'));
    }
  });

  it('speaks of whole tiles only where some stay whole, and covers a worktop from chips', () => {
    const big = { tileLength: '1000', tileWidth: '1000', pattern: 'diagonal' };
    expect(saidOf({})).toEqual(['Lay whole tiles', false]);
    expect(saidOf({ ...big, strip: true })).toEqual(['Lay the largest pieces', true]);
  });

  it('has trim only round a window that its tiles reach', () => {
    const shower = { wet: 'shower', cover: 'zone', wetRun: '900 mm', rim: '0' };
    const trims = (...windows: readonly OpeningInput[]): number => {
      const plan = inRegion('us')(wall('4 m', '2.4 m', ...windows), shower);
      const line = plan.materials.find(({ product }) => product === 'tile-trim');
      return line?.form === 'lengths' ? line.pieces.length : 0;
    };
    expect(trims(windowAt('3 m'))).toBe(trims());
    expect(trims(windowAt('200 mm'))).toBeGreaterThan(trims());
  });

  it('lines a window opening from side to side where the tiles end beside its middle', () => {
    const shower = { wet: 'shower', cover: 'zone', wetRun: '900 mm', rim: '0', reveal: '150 mm' };
    // 900 mm and 300 past them: a window from 0.2 to 0.7 m, and one from 1 to 1.5 m.
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const runOf = (at: string): number => {
        const line = lineOf(
          inRegion(region)(wall('4 m', '2.4 m', windowAt(at)), shower),
          'tile-trim',
        );
        const pieces = line?.form === 'lengths' ? line.pieces : [];
        return pieces.reduce((sum, one) => sum + one.length * one.quantity, 0);
      };
      // The end of the zone has no edge in the window, which is 1 m high.
      expect(runOf('1 m')).toBe(runOf('200 mm') - mm(1000));
    }
  });

  it.each([
    ['uk', 'angle-grinder'],
    ['us', 'angle-grinder'],
    ['eu', 'tile-hole-saw'],
    ['cn', 'angle-grinder'],
  ] as const)('has in %s a tool for the openings of sockets: %s', (region, tool) => {
    const cut = (sockets: string) =>
      inRegion(region)(wall('4 m', '2.4 m'), { sockets }).steps.find(({ id }) => id === 'cut');
    expect(cut('2')?.tools).toContain(tool);
    expect(cut('2')?.detail).toMatch(/Openings for/);
    expect(cut('0')?.tools).not.toContain(tool);
    // A bathroom in the UK has none on its walls (BS 7671 701.512.3).
    const bath = inRegion(region)(wall('4 m', '2.4 m'), { wet: 'bath', cover: 'walls' });
    expect(needsOf(bath)['socket-spacer'] ?? 0).toBe(region === 'uk' ? 0 : 2);
  });
});
