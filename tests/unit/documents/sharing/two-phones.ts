import { readDone, type DoneBoard } from '../../../../web/planner/schema/board.ts';
import { newRoom } from '../../../../web/planner/measure/places/place-input.ts';
import { type Project, readProject } from '../../../../web/planner/schema/project.ts';
import { readBundle, writeBundle } from '../../../../web/documents/sharing/bundle.ts';
import { gatherProject } from '../../../../web/documents/sharing/gather.ts';
import { mergeBundle } from '../../../../web/documents/sharing/merge.ts';
import { versionsAt, type MergedVersions } from '../../../../web/documents/history/versions.ts';
import {
  changesOf,
  settle,
  stampsOf,
  versionsOf,
  type TextRecord,
} from '../../../../web/documents/store/records.ts';
import { device, kitchen } from './sharing.ts';

/** The records of a phone, as its database has them. */
export interface SharingPhone {
  readonly name: string;
  readonly records: ReadonlyMap<string, TextRecord>;
}

export const KEY = 'measure-twice:project:aaaa1111';

/** A phone that has these texts. */
export const phoneWith = (texts: ReadonlyMap<string, string>, name = 'own'): SharingPhone =>
  [...texts].reduce<SharingPhone>((phone, [key, text]) => put(phone, key, text), {
    name,
    records: new Map(),
  });

export const textsOn = ({ records }: SharingPhone): ReadonlyMap<string, string> =>
  new Map([...records].flatMap(([key, { text }]) => (text === null ? [] : [[key, text] as const])));

/** The phone after it stored a text. */
function put(
  phone: SharingPhone,
  key: string,
  text: string,
  merged?: MergedVersions,
): SharingPhone {
  const stored = phone.records.get(key);
  const known = [...phone.records.values()].flatMap((one) => [
    one.order,
    ...Object.values(stampsOf(one)),
  ]);
  const its = Object.values(merged?.stamps ?? {}).flatMap((one) => one ?? []);
  const counter = [...known, ...its].reduce((most, one) => Math.max(most, one.counter), 0) + 1;
  const order = { counter, tab: `${phone.name}.tab` };
  const versions = merged && versionsAt(merged, order);
  const changes = changesOf(key, stored?.text ?? null, text);
  const pending = { record: { key, text, order, ...versions }, base: stored?.order, changes };
  return { ...phone, records: new Map([...phone.records, [key, settle(stored, pending)]]) };
}

/** The project on a phone. */
export function on({ records }: SharingPhone): Project {
  const read = readProject(records.get(KEY)?.text ?? '');
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

let clock = 2000;

/** The phone after an edit at a moment of its own. */
export function edited(phone: SharingPhone, edit: (project: Project) => Project): SharingPhone {
  clock += 1;
  return put(phone, KEY, JSON.stringify({ ...edit(on(phone)), changed: clock }));
}

const versionsOn =
  ({ records }: SharingPhone) =>
  (key: string) => {
    const record = records.get(key);
    return record && versionsOf(record);
  };

/** The phone once it has sent the project, and the text that it sent. */
export function send(phone: SharingPhone): { readonly phone: SharingPhone; readonly text: string } {
  const bundle = gatherProject(textsOn(phone), 'aaaa1111', 5, versionsOn(phone));
  const record = phone.records.get(KEY);
  if (bundle === undefined || record === undefined) throw new Error('nothing to send');
  const sent =
    record.seen === undefined ? put(phone, KEY, record.text ?? '', versionsOf(record)) : phone;
  return { phone: sent, text: writeBundle(bundle) };
}

export function preview(phone: SharingPhone, text: string, picked: readonly string[] = []) {
  const read = readBundle(text);
  if (!read.ok) throw new Error(read.reason);
  return mergeBundle(read.value, textsOn(phone), 'merge', new Set(picked), versionsOn(phone));
}

export function receive(
  phone: SharingPhone,
  text: string,
  picked: readonly string[] = [],
): SharingPhone {
  const { writes, versions } = preview(phone, text, picked);
  const news = [...versions].filter(([key, { seen }]) => {
    const known = versionsOn(phone)(key)?.seen ?? {};
    return Object.entries(seen).some(([name, counter]) => counter > (known[name] ?? 0));
  });
  const keys = new Set([...writes.keys(), ...news.map(([key]) => key)]);
  return [...keys].reduce((now, key) => {
    const to = writes.get(key) ?? now.records.get(key)?.text ?? '';
    return put(now, key, to, versions.get(key));
  }, phone);
}

/** What the places of the project on a phone are called. */
export const names = (phone: SharingPhone) => on(phone).places.map(({ name }) => name);

/** What differs, by name. */
export const changes = (phone: SharingPhone, text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    preview(phone, text).items.flatMap(({ differences }) =>
      differences.map(({ name, change }) => [name, change]),
    ),
  );

/** A project on two phones: one made it, the other took it over. */
export function twoPhones(): readonly [SharingPhone, SharingPhone] {
  const places = [...kitchen().places, { ...newRoom('hall'), name: 'Hall' }];
  const sent = send(phoneWith(device([kitchen({ places })]), 'mine'));
  return [sent.phone, receive(phoneWith(new Map(), 'theirs'), sent.text)];
}

/** Where it was and how it changed do not count: everything else does. */
export const contents = (phone: SharingPhone) => ({ ...on(phone), changed: 0 });

export type Edit = (project: Project) => Project;

export const rename =
  (id: string, name: string): Edit =>
  (project) => ({
    ...project,
    places: project.places.map((place) => (place.id === id ? { ...place, name } : place)),
  });
export const addPlace =
  (id: string): Edit =>
  (project) => ({
    ...project,
    places: [...project.places, { ...newRoom(id), name: id }],
  });
export const removeJob =
  (id: string): Edit =>
  (project) => ({
    ...project,
    jobs: project.jobs.filter((job) => job.id !== id),
  });
export const type =
  (id: string, field: string): Edit =>
  (project) => ({
    ...project,
    jobs: project.jobs.map((job) =>
      job.id === id ? { ...job, typed: { ...job.typed, [field]: '3' } } : job,
    ),
  });
export const price =
  (offer: string, text: string): Edit =>
  (project) => ({
    ...project,
    prices: { ...project.prices, [offer]: { text, at: 9 } },
  });
export const tick =
  (step: string): Edit =>
  (project) => ({ ...project, done: [...project.done, step] });

const DONE = readDone({ number: 1, price: 520, board: { stock: 'cls24', length: 2400 } });

/** A board cut under a number, with one part of this name on it. */
export function cutBoard(number: number, part: string): DoneBoard {
  const done = readDone({
    ...DONE,
    number,
    board: { ...DONE?.board, pieces: [{ x: 0, y: 0, length: 500, width: 38, part }] },
  });
  if (done === undefined) throw new Error('no board');
  return done;
}
