import { drainWarnings } from '../kit/steps/groundwork.ts';
import { formatArea, formatLength } from '../../measure/units/units.ts';
import type { Fix, Warning } from '../kit/contract.ts';
import { defineJob, figures } from '../kit/define-job.ts';
import { pathDrawings } from './pictures.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, usualDepth, type Inputs } from './fields.ts';
import { hasGridFor, pathOf, type Path } from './layout.ts';
import { pathSteps } from './steps.ts';

/** Lay a path, a gravel area, a bed or a small slab: every layer by its depth, dug, compacted and drained. */
export const job = defineJob({
  card,
  words: messages,
  remedies: {
    'planning-gb': { fields: [], ask: 'building-office' },
    'loose-ground': { fields: [], ask: 'maker' },
  },
  fields: fieldsIn,
  takeOff(inputs) {
    const { place, words, locale } = inputs;
    const path = pathOf(inputs);
    return {
      figures: figures(words.figures, {
        ground: formatArea(place.area, locale),
        dig: formatLength(path.dig, locale),
      }),
      steps: pathSteps(inputs, path),
      drawings: pathDrawings(inputs, path),
      warnings: [
        ...thinWarnings(inputs, path),
        ...baseWarnings(inputs, path),
        ...looseWarnings(inputs),
        ...gridWarnings(inputs, path),
        // Not soil or bark: what is laid is walked or stood on.
        ...(inputs.values.top === 'concrete'
          ? drainWarnings(inputs).map((one) => ({ ...one, fix: onTop('gravel') }))
          : []),
      ],
    };
  },
});

const onTop = (value: 'gravel' | 'concrete'): Fix => ({ field: 'top', value });

/** Warning that what needs a level slab would stand on loose gravel. */
function looseWarnings({ values: { top, use }, words }: Inputs): readonly Warning[] {
  if (top !== 'gravel' || (use !== 'hot-tub' && use !== 'shed' && use !== 'garage')) return [];
  const message = words.loose(use === 'hot-tub' ? 'tub' : use);
  return [
    { rule: 'loose-ground', severity: 'warn', message, field: 'top', fix: onTop('concrete') },
  ];
}

/** Warning of gravel too deep or too shallow for any grid: wheels rut what lies loose over the cells. */
function gridWarnings(
  { words, locale, region }: Inputs,
  { depth, blinding }: Path,
): readonly Warning[] {
  if (blinding === 0 || hasGridFor(depth)) return [];
  const value = formatLength(usualDepth(region), locale);
  const fix = { field: 'depth', value };
  return [
    { rule: 'grid-depth', severity: 'warn', message: words.gridDepth(value), field: 'depth', fix },
  ];
}

/** Warning of a base that is typed thinner than the use needs. */
function baseWarnings({ values, words, locale }: Inputs, { base, soil }: Path): readonly Warning[] {
  if (soil || values.base === 0 || values.base >= base) return [];
  const value = formatLength(base, locale);
  const fix = { field: 'base', value };
  const message = words.thinBase(value);
  return [{ rule: 'base-thickness', severity: 'warn', message, field: 'base', fix }];
}

/** Warning of a slab that is thinner than its use needs. The usual depth is for gravel and gives no warning. */
function thinWarnings(
  { values, words, locale, region }: Inputs,
  { slab }: Path,
): readonly Warning[] {
  const isUsual = values.depth === usualDepth(region);
  if (slab === undefined || values.depth >= slab.thickness || isUsual) return [];
  const message = words.thin(formatLength(slab.thickness, locale));
  return [{ rule: 'slab-thickness', severity: 'warn', message, field: 'depth' }];
}
