import { describe, expect, test } from 'vitest';
import { job as buildAStudWall } from '../../../../web/planner/jobs/build-a-stud-wall/job.ts';
import { newWall } from '../../../../web/planner/measure/places/place-input.ts';
import { toMm, toSquareMetres } from '../../../../web/planner/measure/units/units.ts';
import { hall } from '../../../support/odd-rooms.ts';
import { linesOf } from './lines.ts';
import { boughtFor, onAllWalls, planOf, planOn, roomOf, says, wallsOf } from './odd-plans.ts';
import { opening, plansOf } from './regional-plans.ts';

const straight = { pattern: 'straight', start: 'corner' };

// Inside the bend the walls are shorter by 1.2 × tan 22.5° = 0.49706 m: D 2.50294 and E 3.50294 m.
// All round: 4 + 3 + 1.2 + 2.50294 + 3.50294 + 1.2 = 15.40589 m; × 2.4 = 36.97413 m² less 1.6 of door: 35.37413 m².
// Floor: two trapeziums: (4 + 3.50294) / 2 × 1.2 + (3 + 2.50294) / 2 × 1.2 = 7.80353 m².
describe('a hall that turns by 45°, taken off by hand', () => {
  test('has its walls and one width', () => {
    expect(wallsOf(hall)).toEqual([4000, 3000, 1200, 2503, 3503, 1200]);
    expect(toSquareMetres(roomOf(hall).ceiling)).toBeCloseTo(7.8035, 3);
  });

  test('is painted: 5.9 L on the walls and 1.3 L on the ceiling', () => {
    // Two coats at 12 m² a litre: 35.374 × 2 / 12 = 5.896 L; 7.8035 × 2 / 12 = 1.301 L. In all 43.178 m²: cleaner 500 ml
    // for 60 m² = 360; filler 25 g a m² = 1080; a sheet for 8 m², half of each grit: 3. Edges 15.406 + 5 = 20.406 m: 2
    // tubes of 20, and tape for the foot and the opening.
    expect(linesOf(planOf('paint-a-room', hall))).toMatchObject({
      'wall-paint': 5896,
      'ceiling-paint': 1301,
      'wall-cleaner': 360,
      filler: 1080,
      'sandpaper~120-grit': 3,
      caulk: 2,
      'masking-tape~38-mm': 20_406,
      'dust-sheet': 7804,
    });
    // 100 ml of each are for touch-ups.
    expect(boughtFor('paint-a-room', hall)).toMatchObject({
      'wall-paint': ['1 × 5 L', '1 × 2.5 L'],
      'ceiling-paint': ['1 × 2.5 L'],
    });
  });

  test('has 6.95 m² of woodwork painted', () => {
    // Door, once round 4.8 m: faces 2 × 1.6 × 1.3 ÷ 1.2 = 3.4667, edges 0.04 × 4.8 = 0.192, lining 0.15 × 4.8 = 0.72,
    // architraves 2 × 0.085 × 4.94 = 0.8398. Skirting 15.406 − 0.94 = 14.466 m × 0.12 = 1.7359. In all 6.9544 m²: two
    // coats at 14, a twentieth primed at 12. Edges 14.466 + 9.6 = 24.066 m; with the foot 38.532 m of tape.
    // Sheets on the whole floor of 7.804 m² and 2 m² beyond the door.
    const plan = planOf('paint-woodwork', hall);
    expect(plan.figures.map(({ value }) => value)).toEqual(['7.0 m²', '2', '14.466 m']);
    expect(linesOf(plan)).toMatchObject({
      'trim-paint': 994,
      'wood-primer': 29,
      caulk: 2,
      'masking-tape~38-mm': 38_532,
      'dust-sheet': 9804,
    });
  });

  test('is papered with 29 drops and a short one, out of 8 rolls', () => {
    // With 15 mm past each inside corner and 25 past the one between D and E, begun at B: 0 to 3000, C 3015 to
    // 4215, D 4230 to 6733, E 6758 to 10261, F 10276 to 11476, A 11491 to 15491. 15491 / 530 = 29.2: 30 strips; that from
    // 10600 lies over the door, 10476 to 11276. 2.5 m each, four a roll of 10.05: 29 / 4, so 8; 0.5 m out of what they
    // leave. Paste on (29 × 2.5 + 0.5) × 0.53 = 38.69 m².
    const plan = planOf('hang-wallpaper', hall);
    expect(says(plan)).toContain('Wall E: strips 13 to 20');
    expect(linesOf(plan)).toMatchObject({
      'wallpaper~10.05x0.53-m': 8,
      'wallpaper-paste': 38_690,
      'wallpaper-primer': 3538,
      'wallpaper-stripper': 590,
      'rubble-sack': 3,
    });
    expect(boughtFor('hang-wallpaper', hall)).toMatchObject({
      'wallpaper~10.05x0.53-m': ['9 × 1 roll'],
    });
  });

  test('is laid with 37 planks, its first row ripped to 110', () => {
    // Between A and E 1200 − 20 = 1180: six rows of 192 would leave 28 at E. So 110, five of 192, and 110 of the next
    // row; it goes on round the bend, and the last of 16 rows is 148. B, 10 off the wall, is at x = 3986 + y, D at
    // 2317 + y, C at x + y = 8228. Each row to its longer edge: 1 to 7 from F 4096, 4288, 4480, 4672, 4864, 5056, 5248; 8 to
    // 11 past the bend 1861 each; towards C 1750, 1447, 1063, 679 and 295.
    // New planks of each, with joints 300 apart and ends no shorter than 300:
    // 1–7: 3 whole, 313: 4 | 945 left, 2, 821: 3 | 3, 697: 4 | 561 left, 3, 328: 4 | 3, 1081: 4 | 930 left, 3, 343: 4 |
    //   437 left, 3, 1028: 4                                                                              = 27
    // 8–16: 1, 600: 2 | 658 left, 1203: 1 | 915 left, 945: 1 | 1, 600: 2 | 658 left, 1092: 1 | 1147, 300: 2 | 1063: 1 |
    //   679 and 295 of what is left: 0                                                                     = 10
    // 37, and a pack of 9 to spare: 46 / 9 = 5.1, so 6 packs. Underlay and film in full strips across the bend, over 7.8035 m².
    const plan = planOf('lay-a-laminate-floor', hall);
    expect(says(plan)).toContain('a row of 28 mm would be left');
    // Beading of 19 before skirting of 18, joined with a lap: A 2381 + 1619, B 2381 + 619, C; D 2503 would leave 122, so
    // 2203 + 300, and 37 × tan 22.5° = 15.33 more round the corner; E 2366 with as much + 1137; F next to the door in its
    // frame of 70: 130 twice. Pins each 300 and one: 8 + 6 + 8 + 3 + 5 + 8 + 2 + 8 + 4 + 1 + 1 = 54.
    expect(linesOf(plan)).toMatchObject({
      'laminate~1261x192-mm': 37,
      underlay: 10_417,
      'damp-membrane': 18_280,
      'membrane-tape': 13_810,
      'scotia~19x19-mm': [
        '1 beading 2400',
        '1 beading 1619',
        '2 beading 2400',
        '1 beading 619',
        '1 beading 1200',
        '1 beading 2222',
        '1 beading 316',
        '1 beading 1138',
        '2 beading 130',
      ],
      'brad-nails~32-mm': 54,
      'threshold~38-mm': ['1 profile 800'],
      // Along rows that reach round the bend, 4 + 3 × cos 45° = 6.12 m: each 300.
      'floor-spacers': 21,
    });
    // 3 full lengths, 2222 + 130, 1619 + 619 + 130, 1200 + 1137, and 315.
    expect(boughtFor('lay-a-laminate-floor', hall)).toMatchObject({
      'laminate~1261x192-mm': ['6 × 2.179 m² pack of 9'],
      'scotia~19x19-mm': ['7 × 2.4 m'],
    });
  });

  test('its floor takes 9 full tiles and 21 cut from 14', () => {
    // Tiles of 600 with joints of 3 from the corner of F and A; x at most 4000 + y, then 8243 − y, at least 2303 + y past E.
    // Row 1: 6 whole; B cuts a corner of 218 off the seventh, a triangle of 379 follows.
    // Row 2, cut to 597 by E: 5, the one at the bend; one whole; B again a corner of 218, and a triangle of 379.
    // Row 3: a triangle of 106, one less a corner of 491 at D, one whole, a corner of 218, a triangle of 379.
    // Row 4: the same, but the last but one loses a corner to C too, and the last is a triangle of 183 along its edge.
    // Row 5: a triangle of 106, one less corners at D and C, a triangle of 404.
    // Whole 6 + 1 + 1 + 1 = 9; cut 2 + 8 + 4 + 4 + 3 = 21. A tile each: 1 + 7 + 2 + 2 + 1 = 13. Corners of 491 give the
    // three triangles of 379, those of 218 the three of 106 and the one of 183; that of 404 takes one more: 14.
    const plan = planOf('tile-a-floor', hall, straight);
    expect(says(plan)).toContain('9 whole, 21 cut');
    // 23. Adhesive 7.8035 × 6.7 × 1.1; grout 0.144 × 7.8035 × 1.1; primer ÷ 7; four clips for each of 30 pieces. Foam
    // along the walls; the skirting goes back over the gap.
    expect(linesOf(plan)).toMatchObject({
      'floor-tile~600x600-mm': 23,
      'tile-adhesive': 57_513,
      grout: 1237,
      'tile-primer': 1115,
      'levelling-clips~3-mm': 120,
      'edge-foam~100-mm': 14_606,
    });
    // A box of 4 to spare: 23 + 4 = 27.
    const typed = { ...straight, tileLength: '600 mm', tileWidth: '600 mm' };
    expect(boughtFor('tile-a-floor', hall, typed)['floor-tile~600x600-mm']).toEqual([
      '7 × 1.44 m² box of 4',
    ]);
  });

  test('has D and E tiled to 1.2 m with 60 tiles, the corner between them trimmed once', () => {
    // Tiles of 500 × 250, joints of 3: 4 rows and 188. D: 4 × 503 = 2012, and 491; E: 6 × 503 = 3018, and 485. Whole 16 + 24;
    // cut 4 + 4 + 1 and 4 + 6 + 1, none of whose rests is large enough: 60 tiles.
    // Trim in lengths of 2.5 m: the tops 2503, for which one does, and 3503, and 1200 up the corner. The foot 6.006 m of silicone.
    const [both, one, other] = [['D', 'E'], ['D'], ['E']].map((walls) =>
      linesOf(planOn('tile-a-wall', hall, walls, straight)),
    );
    expect(both).toMatchObject({
      'wall-tile~500x250-mm': 60,
      'tile-trim~8-mm': [2500, 1200, 2500, 1002.94].map((run) => `1 tile-trim ${run}`),
      silicone: 1,
      'masking-tape~38-mm': 12_012,
    });
    // A single wall shows its corner as well.
    expect(one?.['tile-trim~8-mm']).toContain('1 tile-trim 1200');
    expect(other?.['tile-trim~8-mm']).toContain('1 tile-trim 1200');
  });

  test('has its two odd corners mitred, with skirting out of four boards', () => {
    // 135° inside on A–B and 225° round D–E: both 22.5°; the pieces at D and E are longer by 18 × tan 22.5° = 7.46. F
    // next to the door in its frame of 75: 125 twice. 50 more on each, rough. Round it 15.406 − 0.95 = 14.456 m.
    // Screws at both edges each 600 and one: 7 + 6 + 3 + 5 + 6 + 1 + 1 = 29, twice. 14.456 × 0.119 = 1.72 m².
    const plan = planOf('fit-skirting', hall, { architrave: 'no' });
    expect(linesOf(plan)).toMatchObject({
      'skirting~18x119-mm': [
        '1 trim 4050',
        '1 trim 3050',
        '1 trim 1250',
        '1 trim 2561',
        '1 trim 3561',
        '2 trim 175',
      ],
      'wood-screws~4.5x60-mm': 58,
      packers: 14,
      'wood-primer': 287,
      'trim-paint': 246,
    });
    expect(says(plan)).toContain('4 coped ends, 4 mitred ends');
    // 4050 and 3050 + 1250 out of 4.4 m, 3560 out of 3.6, 2560 + 175 + 175 out of 3: £44.25.
    expect(boughtFor('fit-skirting', hall, { architrave: 'no' })['skirting~18x119-mm']).toEqual([
      '2 × 4.4 m',
      '1 × 3.6 m',
      '1 × 3 m',
    ]);
  });

  test('has its ceiling boarded with 3 boards, and no sheet cut for the dust of rounding', () => {
    // Rows of 1200 from wall A, boards of 2400. From the left corner they are cut into eight; with joists counted from
    // the right, 6121.32, and a first board of 2121.32 into six. First row: that one, one to 4521.32 less a corner at B,
    // a triangle of 678.68 to 5200. Second, half a board on: 3502.94 to 5721.32, and a tip of 400 × 678.68. Third, 570
    // deep: one of 1139.7. The tips and the last come out of the corners: 3 boards.
    // Screws along each joist ⌈run ÷ 230⌉ + 1: 7 × 7 + 7 × 7 + 2 × 4, 6 × 7 + 2 × 4, 3 × 4 = 168.
    const plan = planOf('board-a-ceiling', hall, { joists: 'across' });
    expect(plan.figures.map(({ value }) => value)).toEqual(['7.8 m²', '3']);
    expect(linesOf(plan)).toMatchObject({
      'plasterboard~12.5-mm': [
        '1 × 2122 × 1200',
        '1 × 2400 × 1200',
        '1 × 679 × 679',
        '1 × 2219 × 1200',
        '1 × 679 × 400',
        '1 × 1140 × 570',
      ],
      'drywall-screws~3.5x38-mm': 168,
      'joint-tape': 10_535,
      'joint-compound': 6087,
      'wall-primer': 976,
      caulk: 2,
    });
    const laid = plan.drawings[0]?.pieces ?? [];
    expect(laid.length).toBeGreaterThan(5);
    for (const { shape } of laid) {
      const xs = shape.flat().map(({ x }) => x);
      const ys = shape.flat().map(({ y }) => y);
      const narrow = Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
      expect(toMm(narrow as never)).toBeGreaterThan(1);
    }
  });

  test('is panelled all round to 1 m, its rails mitred round the bend', () => {
    // ⌈(L − 94) ÷ 544⌉ panels: A 8, B 6, C 3, D 5, E 7; F next to the door in its frame of 75 is 125 twice: none. 29 panels, 34
    // uprights of 692. Rails two a stretch, 9 less at the right of a square inside corner: A 3591 and 400, C 1191, F 116; of D and E 9 × tan 22.5°
    // = 3.73 more round the corner, D 9 less at its other end.
    const plan = planOf('panel-a-wall', hall, onAllWalls(hall));
    expect(plan.figures.map(({ value }) => value)).toEqual(['12.9 m²', '29', '393 mm']);
    expect(linesOf(plan)['mdf-strip~9x94-mm']).toEqual([
      '2 rail 3591',
      '2 rail 400',
      '2 rail 3000',
      '2 rail 1191',
      '2 rail 2498',
      '2 rail 3507',
      '2 rail 116',
      '2 rail 125',
      '34 stile 692',
    ]);
  });

  test('takes a picture on its long walls and none over its door', () => {
    // Wall A, 4 m: its middle 2000, fixings 150 to either side.
    const hung = ['A', 'F'].map((wall) => planOn('hang-on-a-wall', hall, [wall]));
    expect(hung.map(says)[0]).toContain('2 fixings, the first 1850 mm from the left');
    expect(hung.map(({ problems }) => Object.keys(problems))).toEqual([[], ['width']]);
  });

  test('is closed off across its width by a stud wall with a door', async () => {
    // 1.2 × 2.4 m, an opening of 838 × 2040 in its middle, 181 from either end. Two studs at the ends and two next to the
    // opening, 2400 − 2 × 38 = 2324; shorter ones 2040 − 38; the head 838 + 2 × 38; over it at 600 a short one of 2400 − 2040
    // − 63 − 38 = 259. No noggins: 181 − 3 × 38 = 67 is too short to nail. Boards 2390: one covers each face.
    const planIn = await plansOf(buildAStudWall);
    const door = opening('door', 'A', ['838 mm', '2040 mm'], '181 mm');
    const across = { ...newWall('wall'), length: '1.2 m', height: '2.4 m', openings: [door] };
    expect(linesOf(planIn('uk', {}, across))).toMatchObject({
      'stud~38x63-mm': [
        '2 sole-plate 181',
        '1 head-plate 1200',
        '4 stud 2324',
        '2 door-stud 2002',
        '1 door-head 914',
        '1 short-stud 259',
      ],
      'plasterboard~12.5-mm': ['2 × 2390 × 1200'],
    });
  });
});
