import { en as enMaterials } from '../language/en/materials.ts';
import { en } from '../language/en/put-up-a-fence.ts';
import { area } from '../language/language.ts';
import { formatDimension, formatLength } from '../measure/format-length.ts';
import { inches, mm, toMm } from '../measure/units.ts';
import { FENCE_DEFAULTS, layFence } from '../takeoff/fence.ts';
import type { LengthMaterial, Material } from '../takeoff/material.ts';
import { concreteNeed } from '../takeoff/rates.ts';
import { defineJob, minutesFor, type TakeOff } from './contract.ts';
import { kerfField } from './kerf-field.ts';
import { fenceDrawings } from './fence-drawings.ts';
import { concreteBags, packs, sidesOf, timber, variant } from './stock.ts';
import { formatReason } from './format-reason.ts';

const words = area('putUpAFence', en);
const materialWords = area('materials', enMaterials);

/** Put up a fence of panels or of boards on rails. */
export const putUpAFence = defineJob({
  slug: 'put-up-a-fence',
  title: words.title,
  summary: words.summary,
  phase: 'ground',
  places: ['run'],
  fields: {
    height: {
      kind: 'length',
      label: words.fields.height.label,
      usual: { metric: mm(1800), imperial: inches(72) },
      least: mm(300),
      most: mm(3000),
    },
    kind: {
      kind: 'choice',
      label: words.fields.kind.label,
      options: words.fields.kind.options,
    },
    bay: {
      kind: 'length',
      label: words.fields.bay.label,
      usual: { metric: FENCE_DEFAULTS.bay, imperial: inches(72) },
      least: mm(500),
      most: mm(3600),
    },
    post: {
      kind: 'length',
      label: words.fields.post.label,
      usual: { metric: FENCE_DEFAULTS.post, imperial: inches(3.5) },
      least: mm(40),
      most: mm(250),
    },
    boardWidth: {
      kind: 'length',
      label: words.fields.boardWidth.label,
      usual: { metric: FENCE_DEFAULTS.boardWidth, imperial: inches(5.5) },
      least: mm(50),
      most: mm(300),
    },
    boardOverlap: {
      kind: 'length',
      label: words.fields.boardOverlap.label,
      usual: { metric: FENCE_DEFAULTS.boardOverlap, imperial: inches(1) },
      least: mm(0),
      most: mm(49),
    },
    kerf: kerfField(words.fields.kerf.label),
  },
  counts: words.counts,
  pitfalls: words.pitfalls,
  takeOff(place, values, system, workshop): TakeOff {
    const fence = layFence(
      place.stretches.map((long, i) => ({ length: long, joined: i > 0 })),
      values,
    );
    const ids = {
      panel: variant('fence-panel', `${toMm(values.bay)}x${toMm(values.height)}`),
      post: variant('fence-post', toMm(values.post)),
      rail: 'fence-rail',
      board: variant('fence-board', toMm(values.boardWidth)),
      concrete: 'concrete',
    };
    const run = place.length;
    const concrete = concreteNeed(fence.concrete);
    const panels = fence.panels.whole + fence.panels.cut.length;
    const panelMaterials: Material[] =
      panels === 0
        ? []
        : [
            {
              id: ids.panel,
              name: words.panels(sidesOf(values.bay, values.height, system)),
              aisle: materialWords.aisles.garden,
              form: 'packs',
              unit: 'piece',
              need: panels,
              why: words.panelsWhy(formatReason(fence.why.bays, system), fence.panels.cut.length),
              packs: packs(ids.panel, ['1-panel', materialWords.panel, 1, 3800]),
            },
          ];
    const of = (names: readonly string[]): typeof fence.pieces =>
      fence.pieces.filter((piece) => names.includes(piece.name));
    const cuts: LengthMaterial[] = [
      {
        form: 'lengths',
        id: ids.post,
        name: words.posts(formatLength(values.post, system)),
        aisle: materialWords.aisles.garden,
        pieces: of(['post']),
        stock: timber(ids.post, 500, system, workshop),
        kerf: values.kerf,
        why: formatReason(fence.why.posts, system),
      },
      {
        form: 'lengths',
        id: ids.rail,
        name: words.rail,
        aisle: materialWords.aisles.garden,
        pieces: of(['rail']),
        stock: timber(ids.rail, 260, system, workshop),
        kerf: values.kerf,
        why: formatReason(fence.why.rails, system),
      },
      {
        form: 'lengths',
        id: ids.board,
        name: words.boards(formatLength(values.boardWidth, system)),
        aisle: materialWords.aisles.garden,
        pieces: of(['fence-board']),
        stock: timber(ids.board, 130, system, workshop),
        kerf: values.kerf,
        why: formatReason(fence.why.boards, system),
      },
    ];
    return {
      amount: toMm(run) / 1000,
      figures: [
        { id: 'run', label: words.figures.run, value: formatDimension(run, system) },
        { id: 'bays', label: words.figures.bays, value: String(fence.bays) },
        { id: 'posts', label: words.figures.posts, value: String(fence.posts) },
      ],
      materials: [
        ...panelMaterials,
        ...cuts.filter(({ pieces }) => pieces.length > 0),
        {
          id: ids.concrete,
          name: words.concrete,
          aisle: materialWords.aisles.building,
          form: 'packs',
          unit: 'ml',
          need: concrete.amount,
          why: formatReason(fence.why.concrete, system),
          packs: concreteBags(system),
        },
      ],
      drawings: fenceDrawings(fence, values, ids, system),
    };
  },
  tools: () => words.tools,
  steps: (values, amount) => [
    {
      id: 'line',
      ...words.steps.line,

      minutes: minutesFor(amount, 20),
    },
    {
      id: 'dig',
      ...words.steps.dig,

      minutes: minutesFor(amount, 2.5),
    },
    {
      id: 'posts',
      ...words.steps.posts,

      minutes: minutesFor(amount, 3),
      dryMinutes: 48 * 60,
    },
    {
      id: 'fix',
      title: words.fix[values.kind],
      detail: words.fix.detail,
      safety: words.fix.safety,
      minutes: minutesFor(amount, 4),
    },
  ],
});
