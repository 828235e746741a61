import { en as enPlan } from '../language/en/job-plan.ts';
import { en as enMaterials } from '../language/en/materials.ts';
import { en } from '../language/en/hang-wallpaper.ts';
import type { Locale } from '../language/locale.ts';
import { regionArea } from '../measure/polygon.ts';
import { formatArea, formatLength } from '../measure/format-length.ts';
import { area, inches, mm, toMm, toSquareMetres } from '../measure/units.ts';
import { hangPaper, PAPER_DEFAULTS } from '../takeoff/drops.ts';
import { minutesFor } from './contract.ts';
import { defineJob, jobIn } from './old-contract.ts';
import { named, packs, sidesOf, variant } from './stock.ts';
import { formatReason } from './format-reason.ts';

const wordsIn = (locale: Locale) => locale.words('hangWallpaper', en);
const planIn = (locale: Locale) => locale.words('jobPlan', enPlan);
const materialsIn = (locale: Locale) => locale.words('materials', enMaterials);

/** Hang wallpaper: drop by drop round the walls, cut from rolls with the pattern matched. */
export const hangWallpaper = jobIn((locale) =>
  defineJob(
    {
      slug: 'hang-wallpaper',
      phase: 'paper',
      places: ['room', 'wall'],
      fields: {
        walls: {
          kind: 'surfaces',
          label: wordsIn(locale).fields.walls.label,
          of: ['walls'],
          usual: 'all',
        },
        rollLength: {
          kind: 'length',
          label: wordsIn(locale).fields.rollLength.label,
          usual: PAPER_DEFAULTS.rollLength,
          least: mm(2000),
          most: mm(60_000),
        },
        rollWidth: {
          kind: 'length',
          label: wordsIn(locale).fields.rollWidth.label,
          usual: { metric: PAPER_DEFAULTS.rollWidth, imperial: inches(20.5) },
          least: mm(200),
          most: mm(1500),
        },
        repeat: {
          kind: 'length',
          label: wordsIn(locale).fields.repeat.label,
          usual: mm(0),
          least: mm(0),
          most: mm(2000),
          source: wordsIn(locale).fields.repeat.source,
        },
        match: {
          kind: 'choice',
          label: wordsIn(locale).fields.match.label,
          options: wordsIn(locale).fields.match.options,
        },
        spares: {
          kind: 'number',
          label: wordsIn(locale).fields.spares.label,
          usual: 0,
          least: 0,
          most: 10,
          whole: true,
        },
        pasteRolls: {
          kind: 'number',
          label: wordsIn(locale).fields.pasteRolls.label,
          usual: 5,
          least: 1,
          most: 30,
          whole: true,
          source: wordsIn(locale).fields.pasteRolls.source,
        },
        paper: {
          kind: 'text',
          label: wordsIn(locale).fields.paper.label,
          placeholder: wordsIn(locale).fields.paper.placeholder,
          source: wordsIn(locale).fields.paper.source,
          more: true,
        },
      },
      counts: wordsIn(locale).counts,
      pitfalls: wordsIn(locale).pitfalls,
      takeOff(_, values) {
        const { walls } = values.walls;
        const paper = hangPaper(
          walls.map((wall) => wall.region),
          { ...values, trim: PAPER_DEFAULTS.trim },
        );
        const covered = area(walls.reduce((sum, wall) => sum + regionArea(wall.region), 0));
        const figures = [
          { id: 'walls', label: wordsIn(locale).figures.walls, value: formatArea(covered, locale) },
        ];
        const amount = toSquareMetres(covered);
        if (!paper.ok) {
          const rollLength = wordsIn(locale).dropTooLong(formatLength(paper.drop, locale));
          return { amount, figures, materials: [], drawings: [], problems: { rollLength } };
        }
        const { rolls, drops, hung, why } = paper.value;
        const size = `${toMm(values.rollLength)}x${toMm(values.rollWidth)}`;
        const pattern = values.repeat > 0 ? `${toMm(values.repeat)} ${values.match}` : '';
        const paperId = variant('wallpaper', size, pattern, values.paper);
        const pasteId = variant('wallpaper-paste', values.pasteRolls);
        const rollOf = new Map(
          rolls.flatMap((roll, i) => roll.drops.map((drop) => [drop, i] as const)),
        );
        return {
          amount,
          figures: [
            ...figures,
            { id: 'drops', label: wordsIn(locale).figures.drops, value: String(drops.length) },
          ],
          materials: [
            {
              id: paperId,
              name: named(
                locale,
                wordsIn(locale).paper(sidesOf(values.rollLength, values.rollWidth, locale)),
                values.paper,
              ),
              aisle: 'decorating',
              form: 'packs',
              unit: 'piece',
              need: rolls.length,
              spare: values.spares,
              why: formatReason(why, locale),
              packs: packs(paperId, locale, ['1-roll', materialsIn(locale).roll, 1, 2500]),
            },
            {
              id: pasteId,
              name: wordsIn(locale).paste,
              aisle: 'decorating',
              form: 'packs',
              unit: 'piece',
              need: rolls.length,
              why: wordsIn(locale).pasteWhy(rolls.length, values.pasteRolls),
              packs: packs(pasteId, locale, [
                `pack-for-${values.pasteRolls}-rolls`,
                materialsIn(locale).packFor(values.pasteRolls),
                values.pasteRolls,
                700,
              ]),
            },
          ],
          drawings: walls.map((wall, i) => ({
            id: wall.id,
            name: planIn(locale).wall(wall.id),
            counts: [paperId, pasteId],
            surface: wall.region,
            seen: 'wall' as const,
            pieces: hung
              .filter((piece) => piece.wall === i)
              .map(({ shape, drop }) => ({
                shape,
                whole: drops[drop]?.length === drops[0]?.length,
                from: rollOf.get(drop) ?? 0,
              })),
          })),
        };
      },
      tools: () => wordsIn(locale).tools,
      steps: (_, amount) => [
        {
          id: 'strip',
          ...wordsIn(locale).steps.strip,

          minutes: minutesFor(amount, 6),
          dryMinutes: 120,
        },
        {
          id: 'size',
          ...wordsIn(locale).steps.size,

          minutes: minutesFor(amount, 30),
          dryMinutes: 60,
        },
        {
          id: 'cut',
          ...wordsIn(locale).steps.cut,

          minutes: minutesFor(amount, 25),
        },
        {
          id: 'hang',
          ...wordsIn(locale).steps.hang,

          minutes: minutesFor(amount, 4),
          dryMinutes: 24 * 60,
        },
      ],
    },
    locale,
  ),
);
