import { readDone, type DoneBoard } from '../../../../web/planner/schema/board.ts';
import { newRoom } from '../../../../web/planner/measure/places/place-input.ts';
import { type Project, readProject } from '../../../../web/planner/schema/project.ts';
import { readBundle, writeBundle } from '../../../../web/documents/sharing/bundle.ts';
import { gatherProject } from '../../../../web/documents/sharing/gather.ts';
import { mergeBundle } from '../../../../web/documents/sharing/merge.ts';
import { mergeUnits } from '../../../../web/documents/sharing/project-units.ts';
import { readSeen, seenNow, writeSeen } from '../../../../web/documents/sharing/seen-units.ts';
import { SEEN_PREFIX } from '../../../../web/documents/store/device-storage.ts';
import { device, kitchen } from './sharing.ts';

export type Texts = ReadonlyMap<string, string>;

export const KEY = 'measure-twice:project:aaaa1111';

/** The project on a phone. */
export function on(phone: Texts): Project {
  const read = readProject(phone.get(KEY) ?? '');
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

let clock = 2000;

/** The phone after an edit at a moment of its own. */
export function edited(phone: Texts, edit: (project: Project) => Project): Texts {
  clock += 1;
  return new Map([...phone, [KEY, JSON.stringify({ ...edit(on(phone)), changed: clock })]]);
}

/** The phone once it has sent the project, and the text that it sent. */
export function send(phone: Texts): { readonly phone: Texts; readonly text: string } {
  const bundle = gatherProject(phone, 'aaaa1111', 5);
  if (bundle === undefined) throw new Error('nothing to send');
  const seen = seenNow(
    readSeen(phone.get(SEEN_PREFIX + 'aaaa1111')),
    mergeUnits({ one: on(phone), lists: [] }),
    on(phone).changed,
  );
  return {
    phone: new Map([...phone, [`${SEEN_PREFIX}aaaa1111`, writeSeen(seen)]]),
    text: writeBundle(bundle),
  };
}

export function preview(phone: Texts, text: string, picked: readonly string[] = []) {
  const read = readBundle(text);
  if (!read.ok) throw new Error(read.reason);
  return mergeBundle(read.value, phone, 'merge', new Set(picked));
}

export function receive(phone: Texts, text: string, picked: readonly string[] = []): Texts {
  const { writes, seen } = preview(phone, text, picked);
  return new Map([...phone, ...writes, ...seen]);
}

/** What the places of the project on a phone are called. */
export const names = (phone: Texts) => on(phone).places.map(({ name }) => name);

/** What differs, by name. */
export const changes = (phone: Texts, text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    preview(phone, text).items.flatMap(({ differences }) =>
      differences.map(({ name, change }) => [name, change]),
    ),
  );

/** A project on two phones: one made it, the other took it over. */
export function twoPhones(): readonly [Texts, Texts] {
  const sent = send(
    device([kitchen({ places: [...kitchen().places, { ...newRoom('hall'), name: 'Hall' }] })]),
  );
  return [sent.phone, receive(new Map(), sent.text)];
}

/** Where it was and how it changed do not count: everything else does. */
export const contents = (phone: Texts) => ({ ...on(phone), changed: 0 });

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
