import type { Resolver } from '../../takeoff/structure/answer.ts';
import type { Warning } from './contract.ts';

/** Remedy of a broken rule. */
export interface Remedy {
  /**
   * Fields that may end the warning, the best first. Facts that the user cannot change, such as the wall that is there,
   * are never among them.
   */
  readonly fields: readonly string[];
  /** Who resolves it if no field does. */
  readonly ask?: Resolver;
}

/** Rules, or rules of one job, whose remedy is not the field at which they are shown. */
const REMEDIES: Readonly<Record<string, Remedy>> = {
  // Loads and places that only an engineer, a maker or an office can judge.
  'loft-load': { fields: ['load'], ask: 'engineer' },
  'deck-load': { fields: [], ask: 'engineer' },
  'lay-a-path/planning-gb': { fields: ['top'], ask: 'building-office' },
  'lay-a-patio/planning-gb': { fields: [], ask: 'building-office' },
  'hang-on-a-wall/wall-fixing': { fields: [], ask: 'maker' },
  'irc-r602.7.4': { fields: [], ask: 'engineer' },
  'build-a-stud-wall/nhbc-6.3': { fields: ['depth', 'spacing', 'frame'] },
  'build-a-stud-wall/din-18183': { fields: ['depth', 'spacing', 'frame'] },
  'build-a-stud-wall/irc-r602.3': { fields: ['depth', 'spacing', 'frame'] },
  'cable-zone': { fields: ['along', 'above'] },
  'loft-air': { fields: ['raise', 'target', 'insulate'], ask: 'maker' },
  'irc-r507.5': { fields: ['stands', 'wood'] },
  'irc-r507.6': { fields: ['straightSpacing', 'diagonalSpacing', 'stands', 'wood'] },
  'bs-5268-deck': { fields: ['straightSpacing', 'diagonalSpacing', 'stands'] },
  'leaf-trim': { fields: ['leafWidth', 'leafHeight'], ask: 'maker' },
  'frame-packing': { fields: ['width', 'height'], ask: 'maker' },
  'frame-depth': { fields: [], ask: 'maker' },
  'board-a-ceiling/board-spacing': { fields: ['onto'] },
  'loft-panel': { fields: [], ask: 'engineer' },
  'gate-height': { fields: ['height', 'gates'], ask: 'maker' },
  'fence-post-length': { fields: ['kind', 'height'] },
  'fence-gap': { fields: ['gravelBoard', 'slope', 'kind'] },
  'fence-wind': { fields: ['kind', 'height'], ask: 'engineer' },
  'build-alcove-shelves/shelf-sag': { fields: ['uprights', 'lip', 'thickness', 'board', 'hold'] },
  'build-furniture/shelf-sag': { fields: ['thickness', 'board', 'hold', 'width'] },
  'socket-on-strip': { fields: ['gap', 'rows', 'style'], ask: 'electrician' },
};

/** Remedy of a job's warning: its own field, if no table says otherwise. */
export function remedyOf(slug: string, { rule, field, ask }: Warning): Remedy {
  const known = REMEDIES[`${slug}/${rule}`] ?? REMEDIES[rule];
  if (ask === 'plan') return { fields: [], ask };
  const fields = known?.fields ?? (field === undefined ? [] : [field]);
  const asked = ask ?? known?.ask;
  return { fields, ...(asked === undefined ? {} : { ask: asked }) };
}
