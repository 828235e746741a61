import { en as enMaterials } from '../language/en/materials.ts';
import { en } from '../language/en/put-up-a-fence.ts';
import type { Locale } from '../language/locale.ts';
import { formatDimension, formatLength } from '../measure/format-length.ts';
import { inches, mm, toMm } from '../measure/units.ts';
import { FENCE_DEFAULTS, layFence } from '../takeoff/fence.ts';
import type { LengthMaterial, Material } from '../takeoff/material.ts';
import { concreteNeed } from '../takeoff/rates.ts';
import { defineJob, jobIn, minutesFor, type TakeOff } from './contract.ts';
import { kerfField } from './kerf-field.ts';
import { fenceDrawings } from './fence-drawings.ts';
import { concreteBags, packs, sidesOf, timber, variant } from './stock.ts';
import { formatReason } from './format-reason.ts';

const wordsIn = (locale: Locale) => locale.words('putUpAFence', en);
const materialsIn = (locale: Locale) => locale.words('materials', enMaterials);

/** Put up a fence of panels or of boards on rails. */
export const putUpAFence = jobIn((locale) =>
  defineJob(
    {
      slug: 'put-up-a-fence',
      title: wordsIn(locale).title,
      summary: wordsIn(locale).summary,
      phase: 'ground',
      places: ['run'],
      fields: {
        height: {
          kind: 'length',
          label: wordsIn(locale).fields.height.label,
          usual: { metric: mm(1800), imperial: inches(72) },
          least: mm(300),
          most: mm(3000),
        },
        kind: {
          kind: 'choice',
          label: wordsIn(locale).fields.kind.label,
          options: wordsIn(locale).fields.kind.options,
        },
        bay: {
          kind: 'length',
          label: wordsIn(locale).fields.bay.label,
          usual: { metric: FENCE_DEFAULTS.bay, imperial: inches(72) },
          least: mm(500),
          most: mm(3600),
        },
        post: {
          kind: 'length',
          label: wordsIn(locale).fields.post.label,
          usual: { metric: FENCE_DEFAULTS.post, imperial: inches(3.5) },
          least: mm(40),
          most: mm(250),
        },
        boardWidth: {
          kind: 'length',
          label: wordsIn(locale).fields.boardWidth.label,
          usual: { metric: FENCE_DEFAULTS.boardWidth, imperial: inches(5.5) },
          least: mm(50),
          most: mm(300),
        },
        boardOverlap: {
          kind: 'length',
          label: wordsIn(locale).fields.boardOverlap.label,
          usual: { metric: FENCE_DEFAULTS.boardOverlap, imperial: inches(1) },
          least: mm(0),
          most: mm(49),
        },
        kerf: kerfField(wordsIn(locale).fields.kerf.label),
      },
      counts: wordsIn(locale).counts,
      pitfalls: wordsIn(locale).pitfalls,
      takeOff(place, values, workshop): TakeOff {
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
                  name: wordsIn(locale).panels(sidesOf(values.bay, values.height, locale)),
                  aisle: 'garden',
                  form: 'packs',
                  unit: 'piece',
                  need: panels,
                  why: wordsIn(locale).panelsWhy(
                    formatReason(fence.why.bays, locale),
                    fence.panels.cut.length,
                  ),
                  packs: packs(ids.panel, locale, ['1-panel', materialsIn(locale).panel, 1, 3800]),
                },
              ];
        const of = (names: readonly string[]): typeof fence.pieces =>
          fence.pieces.filter((piece) => names.includes(piece.name));
        const cuts: LengthMaterial[] = [
          {
            form: 'lengths',
            id: ids.post,
            name: wordsIn(locale).posts(formatLength(values.post, locale)),
            aisle: 'garden',
            pieces: of(['post']),
            stock: timber(ids.post, 500, locale, workshop),
            kerf: values.kerf,
            why: formatReason(fence.why.posts, locale),
          },
          {
            form: 'lengths',
            id: ids.rail,
            name: wordsIn(locale).rail,
            aisle: 'garden',
            pieces: of(['rail']),
            stock: timber(ids.rail, 260, locale, workshop),
            kerf: values.kerf,
            why: formatReason(fence.why.rails, locale),
          },
          {
            form: 'lengths',
            id: ids.board,
            name: wordsIn(locale).boards(formatLength(values.boardWidth, locale)),
            aisle: 'garden',
            pieces: of(['fence-board']),
            stock: timber(ids.board, 130, locale, workshop),
            kerf: values.kerf,
            why: formatReason(fence.why.boards, locale),
          },
        ];
        return {
          amount: toMm(run) / 1000,
          figures: [
            { id: 'run', label: wordsIn(locale).figures.run, value: formatDimension(run, locale) },
            { id: 'bays', label: wordsIn(locale).figures.bays, value: String(fence.bays) },
            { id: 'posts', label: wordsIn(locale).figures.posts, value: String(fence.posts) },
          ],
          materials: [
            ...panelMaterials,
            ...cuts.filter(({ pieces }) => pieces.length > 0),
            {
              id: ids.concrete,
              name: wordsIn(locale).concrete,
              aisle: 'building',
              form: 'packs',
              unit: 'ml',
              need: concrete.amount,
              why: formatReason(fence.why.concrete, locale),
              packs: concreteBags(locale),
            },
          ],
          drawings: fenceDrawings(fence, values, ids, locale),
        };
      },
      tools: () => wordsIn(locale).tools,
      steps: (values, amount) => [
        {
          id: 'line',
          ...wordsIn(locale).steps.line,

          minutes: minutesFor(amount, 20),
        },
        {
          id: 'dig',
          ...wordsIn(locale).steps.dig,

          minutes: minutesFor(amount, 2.5),
        },
        {
          id: 'posts',
          ...wordsIn(locale).steps.posts,

          minutes: minutesFor(amount, 3),
          dryMinutes: 48 * 60,
        },
        {
          id: 'fix',
          title: wordsIn(locale).fix[values.kind],
          detail: wordsIn(locale).fix.detail,
          safety: wordsIn(locale).fix.safety,
          minutes: minutesFor(amount, 4),
        },
      ],
    },
    locale,
  ),
);
