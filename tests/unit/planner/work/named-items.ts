import type { CheckedPlan, Finding } from './check-plan.ts';

/**
 * Things that a step may name, and the ids of lines and tools that are such a thing. `for` is matched against the
 * start of the id. English only: the other languages have the same steps.
 */
const NAMED: readonly (readonly [word: RegExp, ...items: readonly string[]])[] = [
  [/\bpry bars?\b/i, 'pry-bar', 'bar'],
  [/\b(?:angle )?grinder\b/i, 'angle-grinder', 'grinder', 'stone-saw'],
  [/\bscreed rails?\b/i, 'screed-rail'],
  [/\bjointer\b/i, 'edging-trowel', 'jointer', 'joint-tool'],
  [/\bstepped bits?\b/i, 'stepped-bit', 'step-bit'],
  [/\bnail plates?\b/i, 'nail-plate'],
  [/\btie rods?\b/i, 'tie-rod', 'threaded-rod'],
  [/\btie wire\b/i, 'tie-wire', 'mesh-wire'],
  [/\bblow(?:-out)? pump\b/i, 'hole-pump', 'blow-pump'],
  [/\brubble (?:bags?|sacks?)\b/i, 'rubble-sack', 'rubble-bag'],
  [/\b(?:sugar soap)\b/i, 'wall-cleaner', 'sugar-soap'],
  [/\bdegreas(?:er|ing agent)\b/i, 'wall-cleaner', 'degreaser'],
  [/\bwhite spirit|mineral spirits\b/i, 'white-spirit', 'brush-cleaner'],
  [/\bmasking tape\b/i, 'masking-tape'],
  [/\bsteam(?:er)\b/i, 'steamer'],
  [/\bclamps?\b(?! (?:on|to|it|them|the)\b)/i, 'clamps', 'pipe-clip', 'fence-clips'],
  [/\bsuction (?:cups?|lifters?)\b/i, 'suction-cups'],
  [/\bplate compactor\b/i, 'plate-compactor'],
  [/\bsnap(?:-off)? blades?\b/i, 'snap-blades', 'utility-knife'],
  [/\bdiamond (?:blade|disc)\b/i, 'diamond-blade', 'diamond-disc'],
  [/\bspirit level\b/i, 'level-long', 'level-short', 'post-level'],
  [/\bplumb (?:bob|line)\b/i, 'plumb-bob', 'chalk-line', 'level-long', 'string-line'],
  [/\blaser level\b/i, 'laser-level', 'level-long'],
  [/\bstanley knife|utility knife|craft knife\b/i, 'utility-knife'],
  [
    /\bpolythene|plastic sheeting\b/i,
    'masking-film',
    'damp-film',
    'curing-sheet',
    'dust-sheet',
    'floor-film',
    'vapour',
  ],
  [/\bduct tape\b/i, 'duct-tape', 'vapour-tape'],
  [
    /\bwedges\b/i,
    'levelling-wedges',
    'packers',
    'wood-packers',
    'wedge',
    'door-wedges',
    'post-wedges',
    'floor-spacers',
  ],
  [/\bcable clips?\b/i, 'cable-clips'],
  [/\bmoisture meter\b/i, 'moisture-meter'],
  [/\bpipe collars?\b/i, 'pipe-collar'],
  [/\bknotting\b/i, 'knotting', 'wood-primer', 'exterior-primer', 'stain-blocker'],
  [/\bthreaded rods?\b/i, 'threaded-rod', 'anchor-studs'],
  [/\bpostcrete|post ?mix\b/i, 'post-mix'],
  [/\bweed (?:membrane|fabric)\b/i, 'geotextile', 'weed-membrane'],
  [/\bgeotextile\b/i, 'geotextile', 'weed-membrane'],
  // Verbs that need a thing.
  [/\bgrind\b/i, 'angle-grinder', 'grinder', 'floor-grinder', 'rubbing-stone'],
  [/(?:^|, |\bor )plane\b/i, 'plane', 'planer'],
  [/\bsweep\b/i, 'broom', 'vacuum', 'wall-brush'],
  [/\bvacuum\b/i, 'vacuum'],
  [/\bwipe\b/i, 'sponge', 'cloth', 'rags', 'tack-cloth'],
  [/\bprop (?:the|each|it|them)\b/i, 'prop', 'board-hoist', 'board-lifter', 'packers'],
  [
    /\bbrac(?:e|es|ing)\b/i,
    'batten',
    'brace',
    'post-brace',
    'cls',
    'post',
    'stud',
    'rail',
    'joist',
  ],
  [
    /\b(?:shim|pack (?:it|out|under|behind|the|low))\b/i,
    'packers',
    'wood-packers',
    'shims',
    'wedge',
  ],
  [/\b(?:skip|dumpster|sacks?)\b/i, 'skip', 'rubble-sack', 'sack', 'bulk-bag'],
  [
    /\bfilm\b/i,
    'masking-film',
    'floor-film',
    'damp-film',
    'damp-membrane',
    'film',
    'vapour-film',
    'curing-sheet',
    'dust-sheet',
  ],
  [/\bstring\b/i, 'string-line'],
  [/\bladder\b/i, 'stepladder', 'loft-ladder', 'work-platform'],
  [/\bdowels?\b/i, 'dowels', 'dowel-jig', 'wood-dowels'],
  [
    /\bscrape\b/i,
    'scraper',
    'filling-knife',
    'taping-knives',
    'plastering-trowel',
    'chisel',
    'bar',
    'floor-scraper',
    'trowel',
    'paint-scraper',
  ],
];

const isOne = (id: string, item: string): boolean =>
  id === item || id.startsWith(`${item}~`) || id.startsWith(`${item}-`);

/** A sentence that says to leave the thing alone names it without a use of it. */
const NOT_USED = /\b(?:never|not|no|without|instead of|rather than|do not|don’t)\b/i;

/** Steps that name an item which neither the list nor the tools have. */
export function unlisted({ steps, lines, tools }: CheckedPlan): readonly Finding[] {
  const ids = [...lines, ...tools].map(({ id }) => id);
  return steps.flatMap(({ job, id, title, detail, check = '' }) =>
    [title, ...sentencesOf(detail), ...sentencesOf(check)].flatMap((text) =>
      NAMED.flatMap(([word, ...items]): Finding[] => {
        const found = word.exec(text);
        if (found === null || NOT_USED.test(text)) return [];
        if (ids.some((one) => items.some((item) => isOne(one, item)))) return [];
        return [
          { class: 'named, not listed', at: `${job}/${id}`, says: `${found[0]} in: ${text}` },
        ];
      }),
    ),
  );
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.:;!?])\s+/);
