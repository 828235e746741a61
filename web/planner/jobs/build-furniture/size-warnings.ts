import { formatLength } from '../../measure/units/format-length.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';
import type { Warning } from '../kit/contract.ts';
import type { Asked } from './asked.ts';
import type { Built } from './layout.ts';
import type { Role } from './panel.ts';

/** A hanger is 450 mm wide; with a jacket on it, and room to move, it takes this from front to back (wardrobe makers). */
const HANGER = mm(530);
/** Hinges hold doors up to so wide, 24 in (makers' planning tables are for 600 mm). */
const WIDEST_DOOR = mm(610);
/** A rail of 25 mm bends beyond this without a support in its middle (wardrobe makers). */
const LONGEST_RAIL = mm(1000);
/** A drawer's bottom spans so many of its own thickness: 600 mm of 3 mm hardboard (an estimate). */
const BOTTOM_SPANS = 200;

/** How wide the widest part of a role is; 0 where there is none. */
const widest = ({ parts }: Built, role: Role): Length =>
  length(Math.max(0, ...parts.filter((one) => one.role === role).map(({ size }) => size[0])));

/** What can be built of these sizes and is of no good use: beside the field to change. */
export function sizeWarnings({ words, locale }: Asked, built: Built): readonly Warning[] {
  const { kind, thin } = built.design;
  const { warn } = words;
  const shown = (one: Length): string => formatLength(one, locale);
  const [door, rail, bottom] = [
    widest(built, 'door'),
    widest(built, 'rod'),
    widest(built, 'drawer-bottom'),
  ];
  const rules = [
    {
      rule: 'hanger-depth',
      field: 'depth',
      is: kind === 'wardrobe' && built.shelfDepth < HANGER,
      message: warn.hangers(shown(built.shelfDepth), shown(HANGER)),
    },
    {
      rule: 'door-width',
      field: 'doors',
      is: door > WIDEST_DOOR,
      message: warn.wideDoor(shown(door), shown(WIDEST_DOOR)),
    },
    {
      rule: 'rail-length',
      field: 'width',
      is: rail > LONGEST_RAIL,
      message: warn.longRail(shown(rail), shown(LONGEST_RAIL)),
    },
    {
      rule: 'drawer-bottom',
      field: 'width',
      is: bottom > BOTTOM_SPANS * thin,
      message: warn.drawerBottom(shown(bottom), shown(thin)),
    },
  ];
  return rules.flatMap(({ rule, field, is, message }): readonly Warning[] =>
    is ? [{ rule, severity: 'warn', field, message }] : [],
  );
}
