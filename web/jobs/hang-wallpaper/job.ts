import { en } from './en.ts';
import { en as enPlan } from '../../language/en/job-plan.ts';
import { formatArea, formatLength } from '../../measure/format-length.ts';
import { boundsOf } from '../../measure/polygon.ts';
import { inches, mm } from '../../measure/units.ts';
import { PAPER_DEFAULTS, type PaperLayout } from '../../takeoff/hang-paper.ts';
import { SPARE_ROLLS } from '../../takeoff/structure/wallpaper.ts';
import type { Asked, Drawing, Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import { paperBill } from './bill.ts';
import { hangOn, paperedOf, tightTrim, type Asked as PaperAsked, type Papered } from './layout.ts';
import { paperSteps } from './steps.ts';

/** The roll is what shops of the region keep first, until another label is in hand. */
const fieldsIn = ({ words, shelf, region }: Asked<typeof en>) => {
  const { fields } = words;
  const [roll] = shelf.wallpaper.variants;
  return {
    walls: { kind: 'surfaces', ...fields.walls, of: ['walls'], usual: 'all' },
    rollLength: {
      kind: 'length',
      ...fields.rollLength,
      usual: roll.length ?? PAPER_DEFAULTS.rollLength,
      least: mm(2000),
      most: mm(60_000),
    },
    rollWidth: {
      kind: 'length',
      ...fields.rollWidth,
      usual: roll.width ?? PAPER_DEFAULTS.rollWidth,
      least: mm(200),
      most: mm(1500),
    },
    repeat: { kind: 'length', ...fields.repeat, usual: mm(0), least: mm(0), most: mm(2000) },
    match: { kind: 'choice', ...fields.match },
    ground: { kind: 'choice', ...fields.ground },
    spares: {
      kind: 'number',
      ...fields.spares,
      usual: SPARE_ROLLS,
      least: 0,
      most: 10,
      whole: true,
    },
    paste: {
      kind: 'choice',
      ...fields.paste,
      // Shops of the Union sell non-woven paper above all.
      usual: region === 'eu' ? 'wall' : 'paper',
      more: true,
    },
    lining: { kind: 'toggle', ...fields.lining, usual: false, more: true },
    trim: {
      kind: 'length',
      ...fields.trim,
      usual: region === 'us' ? inches(4) : PAPER_DEFAULTS.trim,
      least: mm(0),
      most: mm(500),
      more: true,
    },
    paper: { kind: 'text', ...fields.paper, more: true },
  } as const;
};

/** Hang wallpaper: drop by drop round the walls, cut from rolls with the pattern matched. */
export const hangWallpaper = defineJob({
  slug: 'hang-wallpaper',
  phase: 'paper',
  places: ['room', 'wall'],
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { words, locale } = asked;
    const hung = hangOn(asked);
    if (!hung.ok) {
      const rollLength = words.dropTooLong(formatLength(hung.drop, locale));
      return { figures: [], materials: [], steps: [], drawings: [], problems: { rollLength } };
    }
    const papered = paperedOf(asked, hung.value);
    const { drops, rolls } = hung.value;
    const materials = paperBill(asked, papered);
    return {
      figures: [
        { id: 'walls', label: words.figures.walls, value: formatArea(papered.area, locale) },
        { id: 'drops', label: words.figures.drops, value: String(drops.length) },
        { id: 'rolls', label: words.figures.rolls, value: String(rolls.length) },
      ],
      materials,
      steps: paperSteps(asked, papered),
      drawings: drawingsOf(
        asked,
        papered,
        materials.map(({ id }) => id),
      ),
      warnings: tightWarnings(asked, hung.value),
    };
  },
});

/** Each wall with its strips, numbered in the order in which they hang. */
function drawingsOf(
  { words, locale }: PaperAsked,
  { walls, layout }: Papered,
  counts: readonly string[],
): readonly Drawing[] {
  const { hung, drops, rolls } = layout;
  const longest = Math.max(...drops.map((drop) => drop.length));
  const rollOf = new Map(rolls.flatMap((roll, i) => roll.drops.map((drop) => [drop, i] as const)));
  return walls.map((wall, i): Drawing => {
    const own = hung.filter((piece) => piece.wall === i);
    const name = locale.words('jobPlan', enPlan).wall(wall.id);
    const numbers = own.map(({ drop }) => drop + 1);
    return {
      id: wall.id,
      name,
      counts,
      surface: wall.region,
      seen: 'wall',
      pieces: own.map(({ shape, drop }) => ({
        shape,
        whole: drops[drop]?.length === longest,
        from: rollOf.get(drop) ?? 0,
      })),
      notes: own.map(({ shape, drop }) => {
        const { x0, y0, x1, y1 } = boundsOf(shape);
        // Near its top: a doorway or a window may take the middle.
        const below = Math.min(mm(150), (y1 - y0) / 2);
        return { at: { x: (x0 + x1) / 2, y: y1 - below }, text: String(drop + 1) };
      }),
      says: words.strips(name, Math.min(...numbers), Math.max(...numbers)),
    };
  });
}

/** A little less to trim may save rolls: that is the person's to decide. */
function tightWarnings(asked: PaperAsked, layout: PaperLayout): readonly Warning[] {
  const { words, locale } = asked;
  const tight = tightTrim(asked, layout);
  if (tight === undefined) return [];
  const shown = formatLength(tight.trim, locale);
  const message = words.tight(shown, tight.rolls, layout.rolls.length);
  return [{ rule: 'wallpaper-trim', severity: 'warn', field: 'trim', message }];
}
