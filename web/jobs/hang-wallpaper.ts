import { en as enPlan } from '../language/en/job-plan.ts';
import { en as enMaterials } from '../language/en/materials.ts';
import { en } from '../language/en/hang-wallpaper.ts';
import { area as wordsOf } from '../language/language.ts';
import { regionArea } from '../measure/polygon.ts';
import { formatArea, formatLength } from '../measure/format-length.ts';
import { area, inches, mm, toMm, toSquareMetres } from '../measure/units.ts';
import { hangPaper, PAPER_DEFAULTS } from '../takeoff/drops.ts';
import { defineJob, minutesFor } from './contract.ts';
import { named, packs, sidesOf, variant } from './stock.ts';
import { formatReason } from './format-reason.ts';

const words = wordsOf('hangWallpaper', en);
const planWords = wordsOf('jobPlan', enPlan);
const materialWords = wordsOf('materials', enMaterials);

/** Hang wallpaper: drop by drop round the walls, cut from rolls with the pattern matched. */
export const hangWallpaper = defineJob({
  slug: 'hang-wallpaper',
  title: words.title,
  summary: words.summary,
  phase: 'paper',
  places: ['room', 'wall'],
  fields: {
    walls: { kind: 'surfaces', label: words.fields.walls.label, of: ['walls'], usual: 'all' },
    rollLength: {
      kind: 'length',
      label: words.fields.rollLength.label,
      usual: PAPER_DEFAULTS.rollLength,
      least: mm(2000),
      most: mm(60_000),
    },
    rollWidth: {
      kind: 'length',
      label: words.fields.rollWidth.label,
      usual: { metric: PAPER_DEFAULTS.rollWidth, imperial: inches(20.5) },
      least: mm(200),
      most: mm(1500),
    },
    repeat: {
      kind: 'length',
      label: words.fields.repeat.label,
      usual: mm(0),
      least: mm(0),
      most: mm(2000),
      source: words.fields.repeat.source,
    },
    match: {
      kind: 'choice',
      label: words.fields.match.label,
      options: words.fields.match.options,
    },
    spares: {
      kind: 'number',
      label: words.fields.spares.label,
      usual: 0,
      least: 0,
      most: 10,
      whole: true,
    },
    pasteRolls: {
      kind: 'number',
      label: words.fields.pasteRolls.label,
      usual: 5,
      least: 1,
      most: 30,
      whole: true,
      source: words.fields.pasteRolls.source,
    },
    paper: {
      kind: 'text',
      label: words.fields.paper.label,
      placeholder: words.fields.paper.placeholder,
      source: words.fields.paper.source,
      more: true,
    },
  },
  counts: words.counts,
  pitfalls: words.pitfalls,
  takeOff(_, values, system) {
    const { walls } = values.walls;
    const paper = hangPaper(
      walls.map((wall) => wall.region),
      { ...values, trim: PAPER_DEFAULTS.trim },
    );
    const covered = area(walls.reduce((sum, wall) => sum + regionArea(wall.region), 0));
    const figures = [
      { id: 'walls', label: words.figures.walls, value: formatArea(covered, system) },
    ];
    const amount = toSquareMetres(covered);
    if (!paper.ok) {
      const rollLength = words.dropTooLong(formatLength(paper.drop, system));
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
        { id: 'drops', label: words.figures.drops, value: String(drops.length) },
      ],
      materials: [
        {
          id: paperId,
          name: named(
            words.paper(sidesOf(values.rollLength, values.rollWidth, system)),
            values.paper,
          ),
          aisle: materialWords.aisles.decorating,
          form: 'packs',
          unit: 'piece',
          need: rolls.length,
          spare: values.spares,
          why: formatReason(why, system),
          packs: packs(paperId, ['1-roll', materialWords.roll, 1, 2500]),
        },
        {
          id: pasteId,
          name: words.paste,
          aisle: materialWords.aisles.decorating,
          form: 'packs',
          unit: 'piece',
          need: rolls.length,
          why: words.pasteWhy(rolls.length, values.pasteRolls),
          packs: packs(pasteId, [
            `pack-for-${values.pasteRolls}-rolls`,
            materialWords.packFor(values.pasteRolls),
            values.pasteRolls,
            700,
          ]),
        },
      ],
      drawings: walls.map((wall, i) => ({
        id: wall.id,
        name: planWords.wall(wall.id),
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
  tools: () => words.tools,
  steps: (_, amount) => [
    {
      id: 'strip',
      ...words.steps.strip,

      minutes: minutesFor(amount, 6),
      dryMinutes: 120,
    },
    {
      id: 'size',
      ...words.steps.size,

      minutes: minutesFor(amount, 30),
      dryMinutes: 60,
    },
    {
      id: 'cut',
      ...words.steps.cut,

      minutes: minutesFor(amount, 25),
    },
    {
      id: 'hang',
      ...words.steps.hang,

      minutes: minutesFor(amount, 4),
      dryMinutes: 24 * 60,
    },
  ],
});
