import { describe, expect, test } from 'vitest';
import { cornerAngles } from '../../../../web/planner/measure/places/place.ts';
import { toSquareMetres } from '../../../../web/planner/measure/units/units.ts';
import { bayRoom } from '../../../support/odd-rooms.ts';
import { linesOf } from './lines.ts';
import { boughtFor, planOf, roomOf, says, wallsOf } from './odd-plans.ts';

const straight = { pattern: 'straight', start: 'corner' };

// Wall A 4.5 m: (4.5 − 2.4) / 2 = 1.05 m on either side of the bay, A and A5; its sides A2 and A4 0.6 × √2 = 0.84853 m;
// its front A3 2.4 − 2 × 0.6 = 1.2 m. All round: 2 × 1.05 + 2 × 0.84853 + 1.2 + 4 + 4.5 + 4 = 17.49706 m.
// Walls 17.49706 × 2.5 = 43.74264 m² less 1 × 1.2 of window and 0.8 × 2 of door: 40.94264 m².
// Floor and ceiling: 4.5 × 4 = 18, and the bay (2.4 + 1.2) / 2 × 0.6 = 1.08: 19.08 m².
describe('a living room with a splayed bay, taken off by hand', () => {
  test('has correct walls, corners and areas', () => {
    expect(wallsOf(bayRoom)).toEqual([1050, 849, 1200, 849, 1050, 4000, 4500, 4000]);
    expect(cornerAngles(roomOf(bayRoom)).map(Math.round)).toEqual([
      225, 135, 135, 225, 90, 90, 90, 90,
    ]);
    const room = roomOf(bayRoom);
    expect(toSquareMetres(room.ceiling)).toBeCloseTo(19.08, 4);
    const walls = room.walls.reduce((sum, wall) => sum + toSquareMetres(wall.area), 0);
    expect(walls).toBeCloseTo(40.943, 2);
  });

  test('is painted: 6.8 L on the walls and 3.2 L on the ceiling', () => {
    // Two coats at 12 m² a litre: 40.943 × 2 / 12 = 6.824 L; of the ceiling 19.08 × 2 / 12 = 3.18 L. In all 60.023 m²:
    // cleaner 500 ml for 60 m² = 501; filler 25 g a m² = 1501; a sheet for 8 m², half of each grit: 4. Edges 17.497 m
    // and 5 m for each opening = 27.497 m: 2 tubes of 20 m, and tape for the foot and the openings.
    expect(linesOf(planOf('paint-a-room', bayRoom))).toMatchObject({
      'wall-paint': 6824,
      'ceiling-paint': 3180,
      'wall-cleaner': 501,
      filler: 1501,
      'sandpaper~120-grit': 4,
      'sandpaper~180-grit': 4,
      caulk: 2,
      'masking-tape~38-mm': 27_498,
      'dust-sheet': 19_080,
    });
    // 100 ml of each are for touch-ups.
    expect(boughtFor('paint-a-room', bayRoom)).toMatchObject({
      'wall-paint': ['1 × 5 L', '1 × 2.5 L'],
      'ceiling-paint': ['1 × 5 L'],
    });
  });

  test('has 7.45 m² of woodwork painted', () => {
    // Door, once round 2 × 2 + 0.8 = 4.8 m: faces 2 × 1.6 × 1.3 ÷ 1.2 = 3.4667, edges 0.04 × 4.8 = 0.192, lining
    // 0.15 × 4.8 = 0.72, architraves 2 × 0.085 × (4.8 + 2 × 0.07) = 0.8398. Window board (1 + 0.1) × 0.225 = 0.2475.
    // Skirting 17.497 − (0.8 + 2 × 0.07) = 16.557 m × 0.12 = 1.9868. In all 7.4528 m²; two coats at 14 = 1.065 L; a
    // twentieth primed at 12 = 32 ml. Edges 16.557 + 2 × 4.8, and 1.1 of the board = 27.257 m: 2 tubes; with the foot 43.814 m of tape.
    const plan = planOf('paint-woodwork', bayRoom);
    expect(plan.figures.map(({ value }) => value)).toEqual(['7.5 m²', '2', '16.557 m']);
    expect(linesOf(plan)).toMatchObject({
      'trim-paint': 1065,
      'wood-primer': 32,
      'wood-filler': 75,
      caulk: 2,
      'masking-tape~38-mm': 43_815,
      'dust-sheet': 20_558,
    });
  });

  test('is papered with 32 drops and three short ones, out of 11 rolls', () => {
    // Round the room each wall starts past the corner before, 15 mm in an inside corner and 25 round an outside one: begun 10 mm from the
    // inside corner of C, so that a strip lies over the door: C 10 to 4510, D 4525 to 8525, A 8540 to 9590,
    // A2 9615 to 10464, A3 10479 to 11679, A4 11694 to 12542, A5 12567 to 13617, B 13632 to 17632. 17632 / 530 = 33.3:
    // 34 strips. The window is 10579 to 11579: the strip from 10600 lies in it and is 0.4 m above it and 0.9 m below.
    // That from 1060 lies over the door, 1010 to 1810, 0.5 m high.
    // Drops of 2.6 m, three a roll of 10.05: 32 / 3: 11 rolls; 0.5, 1 and 0.6 m out of what they leave. Paste on
    // (32 × 2.6 + 1.5 + 0.6) × 0.53 = 45.209 m²; primer 40.943 / 10.
    const plan = planOf('hang-wallpaper', bayRoom);
    expect(plan.figures.map(({ value }) => value)).toEqual(['40.9 m²', '35', '11']);
    expect(says(plan)).toContain('Wall A3: strips 20 to 24');
    expect(linesOf(plan)).toMatchObject({
      'wallpaper~10.05x0.53-m': 11,
      'wallpaper-paste': 45_209,
      'wallpaper-primer': 4095,
      'snap-blades': 3,
    });
    expect(boughtFor('hang-wallpaper', bayRoom)).toMatchObject({
      'wallpaper~10.05x0.53-m': ['12 × 1 roll'],
    });
  });

  test('is laid with 83 planks that run into the bay', () => {
    // 4.6 m with the bay is more than 4.5: planks of 1261 × 192 run into it, in 4480 / 192 = 23.3, so 24 rows from wall D,
    // the last 64 wide. Rows are 3980 long next to the bay; the sides of the bay, 10 off the wall, are at x + y = 1064 and
    // x − y = 3436: rows 6 to 8 are 4088, 4280 and 4472, rows 9 to 15 4580, rows 16 to 18 4536, 4344 and 4152.
    // New planks of each row, with joints 300 apart and ends no shorter than 300:
    // 1–6: 1158, 2 whole, 300: 4 | 858 of the 958 left, 2 whole, 600: 3 | 558 of 658, 2, 900: 3 | 1158, 2, 300: 4 |
    //   358 left, 2, 1100: 3 | 958 left, 2, 608: 3                                                           = 20
    // 7–12: 650, 2, 1108: 3 | 3 whole, 689: 4 | 497 of 569, 3, 300: 4 | 958, 2, 1100: 3 | 3, 797: 4 | 461, 3, 336: 4 = 22
    // 13–18: 922, 2, 1136: 3 | 3, 797: 4 | 461, 3, 336: 4 | 922, 2, 1092: 3 | 3, 561: 4 | 697, 2, 933: 3        = 21
    // 19–24: 1158, 2, 300: 4 | 325, 2, 1133: 3 | 958, 2, 500: 3 | 658 of 758, 2, 800: 3 | 358 of 458, 2, 1100: 3 |
    //   1158, 2, 300: 4                                                                                      = 20
    // 83, and a pack of 9 to spare: 92 / 9 = 10.2, so 11 packs. Underlay and film in strips of their rolls over 19.08 m².
    const plan = planOf('lay-a-laminate-floor', bayRoom);
    // Beading of 19 before skirting of 18: round the bay's outside corners 37 × tan 22.5° = 15.33 more: A and A5 1066, A2
    // and A4 864. Joined with a lap of 19: B and D 2381 + 1619; C next to the door in its frame of 70 is 930 and 2630 =
    // 2330 + 300. Pins each 300 and one: 4 + 3 + 5 + 3 + 4, B and D 8 + 6, C 4 + 8 + 2 = 61.
    expect(linesOf(plan)).toMatchObject({
      'laminate~1261x192-mm': 83,
      underlay: 19_800,
      'damp-membrane': 23_520,
      'membrane-tape': 29_850,
      'scotia~19x19-mm': [
        '1 beading 1066',
        '2 beading 864',
        '1 beading 1200',
        '1 beading 1066',
        '2 beading 2400',
        '2 beading 1619',
        '1 beading 930',
        '1 beading 2349',
        '1 beading 300',
      ],
      'brad-nails~32-mm': 61,
      'threshold~38-mm': ['1 profile 800'],
      // Along rows of 4.6 m, with the bay: each 300.
      'floor-spacers': 16,
    });
    // 3 full lengths, 2 of 1619 (300 out of one), 1065 + 1200, 1065 + 930 and 864 + 864: 8 lengths of beading.
    expect(boughtFor('lay-a-laminate-floor', bayRoom)).toMatchObject({
      'laminate~1261x192-mm': ['11 × 2.179 m² pack of 9'],
      'scotia~19x19-mm': ['8 × 2.4 m'],
    });
  });

  test('its floor takes 43 full tiles and 18 cut from 13', () => {
    // Tiles of 600 with joints of 3, from the corner of what surrounds it (x 0, y −600). Across 4500 = 7 × 603 + 279:
    // 7 whole and 1 cut a row. Down: the bay's row; then 4000 − 3 = 6 × 603 + 379: 6 rows and one of 379.
    // The bay's row: its edge runs from 1050 in to 1650 and back from 2850 to 3450; of the tiles that begin at 603,
    // 1206, 1809, 2412 and 3015 the one at 1809 is whole. Whole: 1 + 6 × 7 = 43; cut: 4 + 6 + 8 = 18.
    // In the bay the corners cut off at 1206 and 2412, 444 and 162 along their sides, give the triangles at 3015 (435)
    // and 603 (153): 2 tiles. Strips of 279 two a tile, and the corner of 279 × 379 with one of them: 4 for 7. Seven of 379.
    const plan = planOf('tile-a-floor', bayRoom, straight);
    expect(says(plan)).toContain('43 whole, 18 cut');
    // 56. Adhesive 19.08 × 6.7 × 1.1 on floors; grout 1200 ÷ 360000 × 9 × 3 × 1.6 = 0.144 × 19.08 × 1.1; primer ÷ 7; four
    // clips for each of 61 pieces. Foam along the walls; the skirting goes back over the gap.
    expect(linesOf(plan)).toMatchObject({
      'floor-tile~600x600-mm': 56,
      'tile-adhesive': 140_620,
      grout: 3023,
      'tile-primer': 2726,
      'levelling-clips~3-mm': 244,
      'edge-foam~100-mm': 16_698,
      'threshold~38-mm': ['1 threshold 800'],
    });
    // A box of 4 to spare: 56 + 4 = 60.
    const typed = { ...straight, tileLength: '600 mm', tileWidth: '600 mm' };
    expect(boughtFor('tile-a-floor', bayRoom, typed)['floor-tile~600x600-mm']).toEqual([
      '15 × 1.44 m² box of 4',
    ]);
  });
});
