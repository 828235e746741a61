import { describe, expect, test } from 'vitest';
import { job as buildAStudWall } from '../../../../web/planner/jobs/build-a-stud-wall/job.ts';
import { newWall } from '../../../../web/planner/measure/places/place-input.ts';
import { bayRoom } from '../../../support/odd-rooms.ts';
import { linesOf } from './lines.ts';
import { boughtFor, onAllWalls, planOf, planOn, says } from './odd-plans.ts';
import { plansOf } from './regional-plans.ts';

// The walls, and how long they are, are those of odd-room-bay.test.ts: A and A5 1050, A2 and A4 848.53, A3 1200.
describe('the walls and the ceiling of a room with a bay, taken off by hand', () => {
  test('the bay is tiled to 1.2 m with 33 tiles, and trimmed at both of its outside corners', () => {
    // Tiles of 500 × 250, joints of 3. Up: 4 rows and 1200 − 4 × 253 = 188. A2 and A4: one whole and 849 − 503 = 346, so
    // each 4 whole, 4 of 346, 500 × 188 and 346 × 188. A3: two whole and 194; the window, 0.1 to 1.1 m and from 0.9 m
    // up, leaves 141 of the fourth row except 100 at either end: 6 whole, 3 of 194, a notched 500 and a notched 194,
    // 500 × 141, and two of 100 × 188.
    // Whole 4 + 6 + 4 = 14. Cut 6 + 8 + 6 = 20: 8 of 346, two of 346 × 188, two of 500 × 188, 500 × 141 and the notched
    // 500 take a tile each, the four of 194 two, those of 100 are left over: 16.
    // The opening of the window, 150 deep: its sill two of 500 × 150, its sides 150 × 250 and 150 × 47 each: 6 more cuts
    // from 3 tiles, since the 47 come from what the sill leaves.
    const plan = planOn('tile-a-wall', bayRoom, ['A2', 'A3', 'A4'], {
      pattern: 'straight',
      start: 'corner',
    });
    expect(plan.figures.map(({ value }) => value)).toEqual(['33', '26 pieces from 19 tiles']);
    // Trim: the tops of A2 and A4, of A3 100 on either side of the window; 1200 − 900 up both sides of that and 1000
    // under it; 1200 up the corner of A and A2 and that of A4 and A5, where no tiles meet these. 5.897 m.
    // Silicone: along the foot 2.897 m and up two inside corners, along the frame and in the corners of the window's
    // opening 1 + 2 × 0.3 + 2 × 0.15 = 1.9 m; tape on both sides.
    expect(linesOf(plan)).toMatchObject({
      'wall-tile~500x250-mm': 33,
      'tile-trim~8-mm': [849, 1200, 100, 100, 300, 300, 1000, 849, 1200].map(
        (run) => `1 tile-trim ${run}`,
      ),
      silicone: 1,
      'masking-tape~38-mm': 14_395,
    });
  });

  test('has skirting mitred at 22.5° round the bay and coped in its other corners', () => {
    // Corners of 225° and 135° are both 45° off straight: half of it is 22.5°. The board is 18 thick: 18 × tan 22.5°
    // = 7.46 more at an outside corner and nothing inside. So A 1050 + 7.46, A2 848.53 + 7.46; up to a whole millimetre, and 50 more on each, rough.
    // C next to the door and its frame of 75: 925 and 2625. Round it 17.497 − 0.95 = 16.547 m.
    const plan = planOf('fit-skirting', bayRoom, { architrave: 'no' });
    // Screws at both edges each 600 and one: 2 + 2 + 3 + 2 + 2 + 7 + 2 + 5 + 7 = 32, twice. 2 packers for each of 9.
    // 16.547 × 0.119 = 1.969 m²: primer twice at 12, paint twice at 14.
    expect(linesOf(plan)).toMatchObject({
      'skirting~18x119-mm': [
        '1 trim 1108',
        '2 trim 906',
        '1 trim 1250',
        '1 trim 1108',
        '2 trim 4050',
        '1 trim 975',
        '1 trim 2675',
      ],
      'grab-adhesive': 3,
      'wood-screws~4.5x60-mm': 64,
      packers: 18,
      caulk: 2,
      'wood-primer': 329,
      'trim-paint': 282,
    });
    expect(says(plan)).toContain('4 coped ends, 8 mitred ends');
    const step = plan.steps.find(({ id }) => id === 'mitre');
    expect(step?.detail).toContain('22.5°');
    // Each wall but D says what its end is cut to, if it is mitred: A, A2, A3, A4.
    const notes = plan.drawings[0]?.notes?.filter(({ text }) => text === '22.5°');
    expect(notes).toHaveLength(4);
    // 4050 + 1250 and 4050 + 1107 out of 5.4 m, 2675 + 906 out of 3.6, 1107 + 906 + 975 out of 3: £49.25.
    expect(boughtFor('fit-skirting', bayRoom, { architrave: 'no' })['skirting~18x119-mm']).toEqual([
      '2 × 5.4 m',
      '1 × 3.6 m',
      '1 × 3 m',
    ]);
  });

  test('has its ceiling boarded with 6 boards of 3 m, the first row over the bay', () => {
    // Along wall A, ends on joists at 400: boards of 3 m are cut back to 2800, 6 for £89.22; of 2.4 m it takes 8 for
    // £95.20. Rows from the front of the bay: 1200 (half of it bay), 1200, 1200 and 1000. Odd rows 800 + 2800 + 900, the
    // outer two of the first 600 wide; even ones 2400 + 2100. Screws each ⌈1200 ÷ 230⌉ + 1 = 7, 6 in the last row, 4 in
    // 600: 3 × 4 + 8 × 7 + 4 × 4, (7 + 7) × 7, (3 + 8 + 4) × 7, (7 + 7) × 6: 84 + 98 + 105 + 84 = 371.
    const plan = planOf('board-a-ceiling', bayRoom, { joists: 'across' });
    expect(plan.figures.map(({ value }) => value)).toEqual(['19.1 m²', '6']);
    // 19.08 m²: tape × 1.35, filler × 0.78, primer ÷ 8. Edge 17.497 m: 2 tubes of 12. Noggins where joists end, at
    // 400 and one more a wall: 4500 (13), 1050 (4), 600 (3), 1200 (4), 600 (3), 1050 (4).
    expect(linesOf(plan)).toMatchObject({
      'plasterboard~12.5-mm': [
        '1 × 800 × 600',
        '2 × 2800 × 1200',
        '1 × 900 × 600',
        '1 × 2400 × 1200',
        '1 × 2100 × 1200',
        '1 × 1200 × 800',
        '1 × 1200 × 900',
        '1 × 2400 × 1000',
        '1 × 2100 × 1000',
      ],
      'stud~38x63-mm': ['31 noggin 362'],
      'drywall-screws~3.5x38-mm': 371,
      'joint-tape': 25_758,
      'joint-compound': 14_883,
      'wall-primer': 2385,
      caulk: 2,
    });
    expect(
      boughtFor('board-a-ceiling', bayRoom, { joists: 'across' })['plasterboard~12.5-mm'],
    ).toEqual(['6 × 3000 × 1200 mm']);
  });

  test('is panelled all round to 1 m, its rails mitred round the bay', () => {
    // Strips 94 × 9, panels no wider than 450. ⌈(L − 94) ÷ 544⌉ panels: A and A5 2 of 381.4 (9 less in an inside corner, 3.73
    // more at an outside one), A2 and A4 2 of 283.3, A3 3 of
    // 274.7, B and D 8 of 394.3, C 925 left of the door in its frame of 75: 2, and 2625 right of it: 5. In all 34.
    // Uprights one more a stretch: 3 × 4 + 9 × 2 + 3 + 6 = 39 of 880 − 2 × 94 = 692; A3's 4 end at the window's frame,
    // 825 − 214 = 611, and it has no upper rail. Rails: two a stretch, round an outside corner 9 × tan 22.5° = 3.73 longer,
    // 9 shorter at the right of a square inside corner: A, B, C and D; 3991 is 3591 and 400, because 391 would be short.
    const plan = planOf('panel-a-wall', bayRoom, onAllWalls(bayRoom));
    expect(plan.figures.map(({ value }) => value)).toEqual(['14.6 m²', '34', '381 mm']);
    // Run 31.924 of rails + 26.988 + 2.444 = 61.356 m: adhesive ÷ 7, caulk ÷ 8.
    expect(linesOf(plan)).toMatchObject({
      'mdf-strip~9x94-mm': [
        '2 rail 1045',
        '4 rail 853',
        '1 rail 1200',
        '2 rail 1054',
        '4 rail 3591',
        '4 rail 400',
        '2 rail 916',
        '2 rail 2625',
        '39 stile 692',
        '4 stile 611',
      ],
      'grab-adhesive': 9,
      caulk: 8,
    });
  });

  test('takes a picture or a bookcase next to the bay but not over the window', () => {
    // Wall A, 1050 wide: its middle 525, fixings a quarter of 600 to either side: at 375 and 675 mm.
    const hung = ['A', 'A3'].map((wall) => planOn('hang-on-a-wall', bayRoom, [wall]));
    expect(hung.map(says)[0]).toContain('2 fixings, the first 375 mm from the left');
    expect(hung.map(({ problems }) => Object.keys(problems))).toEqual([[], ['width']]);
    // 800 wide: A, A2 and A4 (849) take it; in front of A3 the window begins at 0.9 m.
    const refused = ['A', 'A2', 'A3', 'A4'].filter((wall) => {
      const { problems } = planOn('build-furniture', bayRoom, [wall], { kind: 'bookcase' });
      return Object.keys(problems).length > 0;
    });
    expect(refused).toEqual(['A3']);
  });

  test('is closed off from its bay by a stud wall of 2.4 × 2.5 m', async () => {
    // Higher than 2.4 m: studs of 38 × 89. ⌈(2400 − 38) ÷ 600⌉ + 1 = 5 of 2500 − 2 × 38 = 2424. Two rows of noggins: 543
    // next to the end studs, which stand at the edge and not at their middle, and 600 − 38 = 562 between.
    // Boards 10 off the floor: 2490, front 1200 + 1200, back 600 + 1200 + 600. Screws each stud ⌈2490 ÷ 300⌉ + 1 = 10:
    // 3 whole on 3 studs, 2 halves on 2: 130.
    const planIn = await plansOf(buildAStudWall);
    const plan = planIn('uk', {}, { ...newWall('wall'), length: '2.4 m', height: '2.5 m' });
    expect(linesOf(plan)).toMatchObject({
      'stud~38x89-mm': [
        '1 sole-plate 2400',
        '1 head-plate 2400',
        '5 stud 2424',
        '4 noggin 543',
        '4 noggin 562',
      ],
      'plasterboard~12.5-mm': ['3 × 2490 × 1200', '2 × 2490 × 600'],
      'drywall-screws~3.5x38-mm': 130,
    });
  });
});
