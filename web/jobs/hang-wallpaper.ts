import { regionArea } from '../measure/polygon.ts';
import { formatArea, formatLength } from '../measure/format-length.ts';
import { area, inches, mm, toMm, toSquareMetres } from '../measure/units.ts';
import { hangPaper, PAPER_DEFAULTS } from '../takeoff/drops.ts';
import { defineJob, minutesFor } from './contract.ts';
import { named, packs, sidesOf, variant } from './stock.ts';
import { tell } from './tell.ts';

/** Hang wallpaper: drop by drop round the walls, cut from rolls with the pattern matched. */
export const hangWallpaper = defineJob({
  slug: 'hang-wallpaper',
  title: 'Hang wallpaper',
  summary:
    'Every drop counted round doors and windows, cut from rolls with the pattern matched, so that the last wall does not stop one roll short.',
  phase: 'paper',
  places: ['room', 'wall'],
  fields: {
    walls: { kind: 'surfaces', label: 'Walls to paper', of: ['walls'], usual: 'all' },
    rollLength: {
      kind: 'length',
      label: 'Roll length',
      usual: PAPER_DEFAULTS.rollLength,
      least: mm(2000),
      most: mm(60_000),
    },
    rollWidth: {
      kind: 'length',
      label: 'Roll width',
      usual: { metric: PAPER_DEFAULTS.rollWidth, imperial: inches(20.5) },
      least: mm(200),
      most: mm(1500),
    },
    repeat: {
      kind: 'length',
      label: 'Pattern repeat',
      usual: mm(0),
      least: mm(0),
      most: mm(2000),
      source: 'On the label, beside the arrows. 0 for plain paper.',
    },
    match: {
      kind: 'choice',
      label: 'Match',
      options: { straight: 'Straight', 'half-drop': 'Half-drop', free: 'Free' },
    },
    spares: {
      kind: 'number',
      label: 'Spare rolls',
      usual: 0,
      least: 0,
      most: 10,
      whole: true,
    },
    pasteRolls: {
      kind: 'number',
      label: 'Rolls a pack of paste hangs',
      usual: 5,
      least: 1,
      most: 30,
      whole: true,
      source: 'On the pack.',
    },
    paper: {
      kind: 'text',
      label: 'Which paper',
      placeholder: 'Leaves, green',
      source: 'Rooms with one paper share its rolls',
      more: true,
    },
  },
  counts: [
    'Drops: strips as wide as the roll, side by side round the walls; none where there is only a doorway, short ones over doors and round windows.',
    'Each drop: (height + 100 mm to trim) rounded up to whole repeats (roll makers’ rule). A half-drop shifts every second one by half a repeat.',
    'Rolls: drops cut one after the other, the longest first; a roll is 10.05 × 0.53 m unless yours says otherwise.',
    'Paste: a pack for every 5 rolls; the pack’s own figure wins.',
  ],
  pitfalls: [
    'Rolls from two batches differ in colour: check that the batch number is the same on all.',
    'Corners are never upright: draw a plumb line for the first drop after each.',
    'Bare plaster drinks the paste: size it first, or the paper cannot be slid into place.',
    'Paper soaked for different times stretches differently: note the minutes on each drop.',
  ],
  takeOff(_, values, system) {
    const { walls } = values.walls;
    const paper = hangPaper(
      walls.map((wall) => wall.region),
      { ...values, trim: PAPER_DEFAULTS.trim },
    );
    const covered = area(walls.reduce((sum, wall) => sum + regionArea(wall.region), 0));
    const figures = [{ id: 'walls', label: 'walls', value: formatArea(covered, system) }];
    const amount = toSquareMetres(covered);
    if (!paper.ok) {
      const drop = formatLength(paper.drop, system);
      const rollLength = `A drop of ${drop} is longer than the roll. Choose longer rolls.`;
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
      figures: [...figures, { id: 'drops', label: 'drops', value: String(drops.length) }],
      materials: [
        {
          id: paperId,
          name: named(
            `Wallpaper, ${sidesOf(values.rollLength, values.rollWidth, system)}`,
            values.paper,
          ),
          aisle: 'Decorating',
          form: 'packs',
          unit: 'piece',
          need: rolls.length,
          spare: values.spares,
          why: tell(why, system),
          packs: packs(paperId, ['1 roll', 1, 2500]),
        },
        {
          id: pasteId,
          name: 'Wallpaper paste',
          aisle: 'Decorating',
          form: 'packs',
          unit: 'piece',
          need: rolls.length,
          why: `${rolls.length} rolls, ${values.pasteRolls} from a pack.`,
          packs: packs(pasteId, [`pack for ${values.pasteRolls} rolls`, values.pasteRolls, 700]),
        },
      ],
      drawings: walls.map((wall, i) => ({
        id: wall.id,
        name: `Wall ${wall.id}`,
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
  tools: () => [
    'Pasting table and brush',
    'Paper-hanging brush or smoother',
    'Seam roller',
    'Plumb line or laser level',
    'Long scissors and snap-off knife',
    'Step ladder',
    'Bucket and sponge',
  ],
  steps: (_, amount) => [
    {
      id: 'strip',
      title: 'Strip, fill and sand',
      detail: 'Score and soak old paper, scrape it off, fill and sand.',
      safety:
        'Paint and paper from before the 1980s may hold lead or sit on asbestos board: test before you sand. Keep water and steam away from sockets.',
      minutes: minutesFor(amount, 6),
      dryMinutes: 120,
    },
    {
      id: 'size',
      title: 'Size the wall',
      detail: 'Brush on thinned paste, so that the paper can be slid into place.',
      minutes: minutesFor(amount, 30),
      dryMinutes: 60,
    },
    {
      id: 'cut',
      title: 'Cut the drops',
      detail:
        'Cut the drops of each roll as listed, the longest first, number them on the back and mark the top.',
      minutes: minutesFor(amount, 25),
    },
    {
      id: 'hang',
      title: 'Hang from a plumb line',
      detail:
        'Paste, fold, let it soak as the label says. Hang the first drop to a plumb line, brush from the middle out, trim at ceiling and skirting with a sharp blade.',
      safety:
        'Switch off the power before you cut round sockets: wet paper and paste conduct. Cut away from your hand.',
      minutes: minutesFor(amount, 4),
      dryMinutes: 24 * 60,
    },
  ],
});
