import { entryOf } from '../../measure/units/entry-of.ts';
import type { JobHere, Remedy, Warning } from './contract.ts';

/** Rules whose remedy is not the field at which they are shown. A job declares the remedies that only it has. */
const REMEDIES: Readonly<Record<string, Remedy>> = {
  // Loads and places that only an engineer, a maker or an office can judge.
  'loft-load': { fields: ['load'], ask: 'engineer' },
  'deck-load': { fields: [], ask: 'engineer' },
  'irc-r602.7.4': { fields: [], ask: 'engineer' },
  stagger: { fields: ['stagger', 'along', 'length', 'vinylLength'] },
  'cable-zone': { fields: ['along', 'above'], ask: 'electrician' },
  'loft-air': { fields: ['raise', 'target', 'insulate'], ask: 'maker' },
  'irc-r507.5': { fields: ['stands', 'wood'] },
  'irc-r507.6': { fields: ['straightSpacing', 'diagonalSpacing', 'stands', 'wood'] },
  'bs-5268-deck': { fields: ['straightSpacing', 'diagonalSpacing', 'stands'] },
  'leaf-trim': { fields: ['leafWidth', 'leafHeight'], ask: 'maker' },
  'frame-packing': { fields: ['width', 'height'], ask: 'maker' },
  'frame-depth': { fields: [], ask: 'maker' },
  'frame-cover': { fields: [], ask: 'maker' },
  'door-size': { fields: [], ask: 'maker' },
  'loft-panel': { fields: [], ask: 'engineer' },
  'gate-height': { fields: ['height', 'gates'], ask: 'maker' },
  'fence-post-length': { fields: ['kind', 'height'] },
  'fence-gap': { fields: ['gravelBoard', 'slope', 'kind'] },
  'fence-wind': { fields: ['height', 'kind'], ask: 'engineer' },
  'wet-door': { fields: ['wetWalls', 'wetRun', 'cover'], ask: 'maker' },
  'socket-on-strip': { fields: ['gap', 'rows', 'style'], ask: 'electrician' },
};

/** Remedy of a job's warning: its own field, if no table says otherwise. */
export function remedyOf(
  { remedies = {} }: Pick<JobHere, 'remedies'>,
  { rule, field, ask }: Warning,
): Remedy {
  const known = entryOf(remedies, rule) ?? entryOf(REMEDIES, rule);
  if (ask === 'plan') return { fields: [], ask };
  const fields = known?.fields ?? (field === undefined ? [] : [field]);
  const asked = ask ?? known?.ask;
  return { fields, ...(asked === undefined ? {} : { ask: asked }) };
}
