import { en } from '../language/en/lay-a-laminate-floor.ts';
import type { Locale } from '../language/locale.ts';
import { formatArea } from '../measure/format-length.ts';
import { longerWay } from '../measure/place.ts';
import { regionArea } from '../measure/polygon.ts';
import { inches, mm, toMm, toSquareMetres } from '../measure/units.ts';
import { layPlanks, PLANK_DEFAULTS } from '../takeoff/planks.ts';
import { withSpares } from '../takeoff/rates.ts';
import { minutesFor } from './contract.ts';
import { defineJob, jobIn, type TakeOff } from './old-contract.ts';
import { areaDrawing } from './drawings.ts';
import { named, packOf, packs, rollOf, sidesOf, variant } from './stock.ts';
import { formatReason } from './format-reason.ts';

const wordsIn = (locale: Locale) => locale.words('layALaminateFloor', en);

/** Lay a laminate or vinyl plank floor, row by row. */
export const layALaminateFloor = jobIn((locale) =>
  defineJob(
    {
      slug: 'lay-a-laminate-floor',
      phase: 'floor',
      places: ['room'],
      fields: {
        length: {
          kind: 'length',
          label: wordsIn(locale).fields.length.label,
          usual: { metric: mm(1380), imperial: inches(48) },
          least: mm(600),
          most: mm(5000),
        },
        width: {
          kind: 'length',
          label: wordsIn(locale).fields.width.label,
          usual: { metric: mm(190), imperial: inches(7.5) },
          least: mm(50),
          most: mm(600),
          source: wordsIn(locale).fields.width.source,
        },
        along: {
          kind: 'choice',
          label: wordsIn(locale).fields.along.label,
          options: wordsIn(locale).fields.along.options,
        },
        gap: {
          kind: 'length',
          label: wordsIn(locale).fields.gap.label,
          usual: { metric: PLANK_DEFAULTS.gap, imperial: inches(3 / 8) },
          least: mm(0),
          most: mm(30),
        },
        stagger: {
          kind: 'length',
          label: wordsIn(locale).fields.stagger.label,
          usual: { metric: PLANK_DEFAULTS.stagger, imperial: inches(12) },
          least: mm(100),
          most: mm(1000),
        },
        planksAPack: {
          kind: 'number',
          label: wordsIn(locale).fields.planksAPack.label,
          usual: 8,
          least: 1,
          most: 50,
          whole: true,
        },
        spares: {
          kind: 'number',
          label: wordsIn(locale).fields.spares.label,
          unit: '%',
          usual: 0,
          least: 0,
          most: 30,
        },
        floor: {
          kind: 'text',
          label: wordsIn(locale).fields.floor.label,
          placeholder: wordsIn(locale).fields.floor.placeholder,
          source: wordsIn(locale).fields.floor.source,
          more: true,
        },
      },
      counts: wordsIn(locale).counts,
      pitfalls: wordsIn(locale).pitfalls,
      takeOff(room, values): TakeOff {
        const covered = regionArea(room.floor);
        const amount = toSquareMetres(covered);
        const figures = [
          { id: 'floor', label: wordsIn(locale).figures.floor, value: formatArea(covered, locale) },
        ];
        const laid = layPlanks(room.floor, {
          ...values,
          along: values.along === 'longer' ? longerWay(room.floor) : values.along,
          leastRow: PLANK_DEFAULTS.leastRow,
          leastPiece: PLANK_DEFAULTS.leastPiece,
          kerf: PLANK_DEFAULTS.kerf,
        });
        if (!laid.ok) {
          const problems = { gap: wordsIn(locale).problems[laid.reason] };
          return { amount, figures, materials: [], drawings: [], problems };
        }
        const { planks, tight, why } = laid.value;
        const size = `${toMm(values.length)}x${toMm(values.width)}`;
        const id = variant('planks', size, values.planksAPack, values.floor);
        const stagger = wordsIn(locale).tight(tight);
        return {
          amount,
          ...(tight > 0 ? { problems: { stagger } } : {}),
          figures: [
            ...figures,
            { id: 'planks', label: wordsIn(locale).figures.planks, value: String(planks) },
          ],
          materials: [
            {
              id,
              name: named(
                locale,
                wordsIn(locale).planks(sidesOf(values.length, values.width, locale)),
                values.floor,
              ),
              aisle: 'flooring',
              form: 'packs',
              unit: 'piece',
              need: planks,
              spare: withSpares(planks, values.spares) - planks,
              why: formatReason(why, locale),
              packs: packs(id, locale, packOf(values.planksAPack, 3200)),
            },
            {
              id: 'underlay',
              name: wordsIn(locale).underlay,
              aisle: 'flooring',
              // In thousandths of a square metre, as packs are.
              form: 'packs',
              unit: 'm²/1000',
              need: Math.ceil(amount * 1000),
              why: wordsIn(locale).underlayWhy(formatArea(covered, locale)),
              packs: packs('underlay', locale, rollOf(10, 1800), rollOf(15, 2500)),
            },
          ],
          drawings: [
            {
              id: 'floor',
              name: wordsIn(locale).floorDrawing,
              counts: [id],
              surface: room.floor,
              seen: 'plan',
              pieces: laid.value.laid,
            },
            areaDrawing(
              'underlay',
              wordsIn(locale).underlay,
              ['underlay'],
              room.floor,
              covered,
              locale,
            ),
          ],
        };
      },
      tools: () => wordsIn(locale).tools,
      steps: (_, amount) => [
        {
          id: 'rest',
          ...wordsIn(locale).steps.rest,

          minutes: 15,
          dryMinutes: 48 * 60,
          rests: true,
        },
        {
          id: 'prepare',
          ...wordsIn(locale).steps.prepare,

          minutes: minutesFor(amount, 8),
        },
        {
          id: 'lay',
          ...wordsIn(locale).steps.lay,

          minutes: minutesFor(amount, 3),
        },
        {
          id: 'finish',
          ...wordsIn(locale).steps.finish,

          minutes: 60,
        },
      ],
    },
    locale,
  ),
);
