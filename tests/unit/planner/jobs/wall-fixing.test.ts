import { describe, expect, it } from 'vitest';
import { wallFixingOf, PLATE, WALLS } from '../../../../web/planner/jobs/kit/walls/wall-fixing.ts';
import { inches, mm, toMm } from '../../../../web/planner/measure/units/units.ts';
import { fixingOf } from '../../../../web/planner/takeoff/material.ts';
import {
  DRILLING,
  fixingFor,
} from '../../../../web/planner/takeoff/structure/indoors/wall-fixings.ts';
import { contextIn, REGION_NAMES } from '../../../support/job-context.ts';

describe.each(REGION_NAMES)('what hangs on walls of %s', (region) => {
  it('has a hole as deep as its screw goes in, and a plug that takes its screw', async () => {
    const { shelf } = await contextIn(region);
    let seen = 0;
    for (const wall of WALLS[region]) {
      for (const kilos of [2, 5, 8, 15, 25, 30, 40, 60]) {
        for (const item of [PLATE, mm(2), mm(21), mm(25), mm(28), mm(38)]) {
          const fixing = fixingFor(wall, { kilos, fixings: 1 });
          const made = fixing.ok ? wallFixingOf(fixing.value, shelf, item) : undefined;
          // Each is for sale for the rail of a cabinet and for a batten.
          if (fixing.ok && item < mm(30)) expect(made, `${wall} ${kilos}`).toBeDefined();
          if (made?.bit) expect(made.wide, `${wall} ${kilos}`).toBe(made.bit.width);
          if (made?.cuts !== undefined) {
            const [part] = made.parts;
            if (part?.joint === undefined) throw new Error('a screw without a joint');
            const { joint } = part;
            const cut = fixingOf(shelf['frame-fixings'].variants, joint);
            // Makers: 1 to 1 3/4 in of a concrete screw in the masonry, in a hole three quarters as wide.
            const inside = cut.ok ? (cut.value.length ?? 0) - joint.through : 0;
            expect(inside / inches(1)).toBeGreaterThanOrEqual(1);
            expect(inside / inches(1)).toBeLessThanOrEqual(1.75);
            expect(made.wide).toBe(0.75 * made.cuts);
          }
          if (made?.way !== 'plug') continue;
          const screw = made.parts.find(({ product }) => product === 'wood-screws');
          const size = screw?.joint && fixingOf(shelf['wood-screws'].variants, screw.joint);
          if (size?.ok !== true) throw new Error('a plug without a screw');
          const long = toMm(size.value.length ?? mm(0));
          expect(toMm(made.deep) + DRILLING.deeper).toBeGreaterThanOrEqual(long - toMm(item));
          const thick = toMm(size.value.width ?? mm(0));
          const wide = toMm(made.wide);
          // Makers: 3.5 to 4.5 mm in 6 mm, 4.5 to 6 mm in 8 mm; at least 1.5 mm narrower than the plug.
          expect(thick).toBeLessThanOrEqual(wide - 1.5);
          expect(thick).toBeGreaterThan(wide / 2);
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
});
