import { en as enMaterials } from '../language/en/materials.ts';
import { en } from '../language/en/lay-a-laminate-floor.ts';
import { area } from '../language/language.ts';
import { formatArea } from '../measure/format-length.ts';
import { longerWay } from '../measure/place.ts';
import { regionArea } from '../measure/polygon.ts';
import { inches, mm, toMm, toSquareMetres } from '../measure/units.ts';
import { layPlanks, PLANK_DEFAULTS } from '../takeoff/planks.ts';
import { withSpares } from '../takeoff/rates.ts';
import { defineJob, minutesFor, type TakeOff } from './contract.ts';
import { areaDrawing } from './drawings.ts';
import { named, packOf, packs, rollOf, sidesOf, variant } from './stock.ts';
import { formatReason } from './format-reason.ts';

const words = area('layALaminateFloor', en);
const materialWords = area('materials', enMaterials);

/** Lay a laminate or vinyl plank floor, row by row. */
export const layALaminateFloor = defineJob({
  slug: 'lay-a-laminate-floor',
  title: words.title,
  summary: words.summary,
  phase: 'floor',
  places: ['room'],
  fields: {
    length: {
      kind: 'length',
      label: words.fields.length.label,
      usual: { metric: mm(1380), imperial: inches(48) },
      least: mm(600),
      most: mm(5000),
    },
    width: {
      kind: 'length',
      label: words.fields.width.label,
      usual: { metric: mm(190), imperial: inches(7.5) },
      least: mm(50),
      most: mm(600),
      source: words.fields.width.source,
    },
    along: {
      kind: 'choice',
      label: words.fields.along.label,
      options: words.fields.along.options,
    },
    gap: {
      kind: 'length',
      label: words.fields.gap.label,
      usual: { metric: PLANK_DEFAULTS.gap, imperial: inches(3 / 8) },
      least: mm(0),
      most: mm(30),
    },
    stagger: {
      kind: 'length',
      label: words.fields.stagger.label,
      usual: { metric: PLANK_DEFAULTS.stagger, imperial: inches(12) },
      least: mm(100),
      most: mm(1000),
    },
    planksAPack: {
      kind: 'number',
      label: words.fields.planksAPack.label,
      usual: 8,
      least: 1,
      most: 50,
      whole: true,
    },
    spares: {
      kind: 'number',
      label: words.fields.spares.label,
      unit: '%',
      usual: 0,
      least: 0,
      most: 30,
    },
    floor: {
      kind: 'text',
      label: words.fields.floor.label,
      placeholder: words.fields.floor.placeholder,
      source: words.fields.floor.source,
      more: true,
    },
  },
  counts: words.counts,
  pitfalls: words.pitfalls,
  takeOff(room, values, system): TakeOff {
    const covered = regionArea(room.floor);
    const amount = toSquareMetres(covered);
    const figures = [
      { id: 'floor', label: words.figures.floor, value: formatArea(covered, system) },
    ];
    const laid = layPlanks(room.floor, {
      ...values,
      along: values.along === 'longer' ? longerWay(room.floor) : values.along,
      leastRow: PLANK_DEFAULTS.leastRow,
      leastPiece: PLANK_DEFAULTS.leastPiece,
      kerf: PLANK_DEFAULTS.kerf,
    });
    if (!laid.ok) {
      const problems = { gap: words.problems[laid.reason] };
      return { amount, figures, materials: [], drawings: [], problems };
    }
    const { planks, tight, why } = laid.value;
    const size = `${toMm(values.length)}x${toMm(values.width)}`;
    const id = variant('planks', size, values.planksAPack, values.floor);
    const stagger = words.tight(tight);
    return {
      amount,
      ...(tight > 0 ? { problems: { stagger } } : {}),
      figures: [...figures, { id: 'planks', label: words.figures.planks, value: String(planks) }],
      materials: [
        {
          id,
          name: named(words.planks(sidesOf(values.length, values.width, system)), values.floor),
          aisle: materialWords.aisles.flooring,
          form: 'packs',
          unit: 'piece',
          need: planks,
          spare: withSpares(planks, values.spares) - planks,
          why: formatReason(why, system),
          packs: packs(id, packOf(values.planksAPack, 3200)),
        },
        {
          id: 'underlay',
          name: words.underlay,
          aisle: materialWords.aisles.flooring,
          // In thousandths of a square metre, as packs are.
          form: 'packs',
          unit: 'm²/1000',
          need: Math.ceil(amount * 1000),
          why: words.underlayWhy(formatArea(covered, system)),
          packs: packs('underlay', rollOf(10, 1800), rollOf(15, 2500)),
        },
      ],
      drawings: [
        {
          id: 'floor',
          name: words.floorDrawing,
          counts: [id],
          surface: room.floor,
          seen: 'plan',
          pieces: laid.value.laid,
        },
        areaDrawing('underlay', words.underlay, ['underlay'], room.floor, covered, system),
      ],
    };
  },
  tools: () => words.tools,
  steps: (_, amount) => [
    {
      id: 'rest',
      ...words.steps.rest,

      minutes: 15,
      dryMinutes: 48 * 60,
    },
    {
      id: 'prepare',
      ...words.steps.prepare,

      minutes: minutesFor(amount, 8),
    },
    {
      id: 'lay',
      ...words.steps.lay,

      minutes: minutesFor(amount, 3),
    },
    {
      id: 'finish',
      ...words.steps.finish,

      minutes: 60,
    },
  ],
});
