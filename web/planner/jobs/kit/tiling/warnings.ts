import { formatLength, mm, type Length } from '../../../measure/units/units.ts';
import type { Region } from '../../../stock/region.ts';
import {
  adhesiveRate,
  greatestOffset,
  leastJoint,
} from '../../../takeoff/structure/indoors/tile-bed.ts';
import { type Warning, compact } from '../contract.ts';
import { warningOf } from '../define-job.ts';
import { soldJoints, type TileJob } from './layout.ts';

/** Standard for joints; China has none. */
const STANDARD: Readonly<Record<Region, 'bs' | 'ansi' | undefined>> = {
  uk: 'bs',
  us: 'ansi',
  eu: 'bs',
  cn: undefined,
};

/** A tile past the table of beds, a joint too narrow for it, and rows too far offset for a long one. */
export function tileWarnings(job: TileJob): readonly Warning[] {
  const { values, region, longest, on, words, locale } = job;
  const { tileLength, tileWidth, joint, pattern } = values;
  const standard = STANDARD[region];
  const least =
    standard === undefined
      ? mm(0)
      : leastJoint({ length: tileLength, width: tileWidth, rectified: true }, standard);
  const shown = (width: Length): string => formatLength(width, locale);
  const sold = soldJoints(job).filter((width) => width >= least);
  const [nearest] = sold.toSorted((a, b) => Math.abs(a - joint) - Math.abs(b - joint));
  return [
    ...warningOf(adhesiveRate(longest, on), 'stop', 'tileLength', locale),
    ...compact<Warning>([
      joint < least && {
        rule: standard === 'ansi' ? 'ansi-a108.02' : 'bs-5385-1',
        severity: 'warn',
        message: words.narrowJoint(formatLength(least, locale)),
        field: 'joint',
      },
      nearest !== undefined && {
        rule: 'tile-spacers',
        severity: 'warn',
        message: words.unsoldJoint(sold.map(shown)),
        field: 'joint',
        fix: { field: 'joint', value: shown(nearest) },
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
