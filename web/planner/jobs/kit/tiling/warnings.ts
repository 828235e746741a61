import { formatLength } from '../../../measure/units/units.ts';
import type { Region } from '../../../stock/region.ts';
import {
  adhesiveRate,
  greatestOffset,
  leastJoint,
} from '../../../takeoff/structure/indoors/tile-bed.ts';
import { type Warning, compact } from '../contract.ts';
import { warningOf } from '../define-job.ts';
import type { TileJob } from './layout.ts';

/** Standard for joints; China has none. */
const STANDARD: Readonly<Record<Region, 'bs' | 'ansi' | undefined>> = {
  uk: 'bs',
  us: 'ansi',
  eu: 'bs',
  cn: undefined,
};

/** A tile past the table of beds, a joint too narrow for it, and rows too far offset for a long one. */
export function tileWarnings({
  values,
  region,
  longest,
  on,
  words,
  locale,
}: TileJob): readonly Warning[] {
  const { tileLength, tileWidth, joint, pattern } = values;
  const standard = STANDARD[region];
  const least =
    standard === undefined
      ? joint
      : leastJoint({ length: tileLength, width: tileWidth, rectified: true }, standard);
  return [
    ...warningOf(adhesiveRate(longest, on), 'stop', 'tileLength', locale),
    ...compact<Warning>([
      joint < least && {
        rule: standard === 'ansi' ? 'ansi-a108.02' : 'bs-5385-1',
        severity: 'warn',
        message: words.narrowJoint(formatLength(least, locale)),
        field: 'joint',
      },
      pattern === 'brick-half' &&
        greatestOffset(longest) < 1 / 2 && {
          rule: 'ansi-a108.02',
          severity: 'warn',
          message: words.wideOffset,
          field: 'pattern',
          fix: { field: 'pattern', value: 'brick-third' },
        },
    ]),
  ];
}
