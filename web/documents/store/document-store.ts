import { newId } from '../../platform/new-id.ts';
import {
  isNewer,
  allFields,
  changesOf,
  stampsOf,
  textOnto,
  versionsOf,
  type Pending,
  type TextRecord,
} from './records.ts';
import { isFields, json, moment } from '../../planner/schema/schema.ts';
import { textHash } from '../../planner/schema/text-hash.ts';
import { applyChanges, joinChanges, type FieldChange } from '../history/field-changes.ts';
import type { Disk, Erasing, Stored } from './disk.ts';
import type { FIRST_PAINT_COPY } from './first-paint-copy.ts';
import { isLater, isSameOrder, START, type Order } from '../history/order.ts';
import {
  stampAt,
  stampsAfter,
  versionsAt,
  withOrder,
  type MergedVersions,
  type Versions,
} from '../history/versions.ts';

/** A message from one tab to the others. */
export type Message = { readonly record: TextRecord } | { readonly erasing: Erasing };

/** The text of a key in the second copy that the version before this one kept. */
export interface FormerTexts {
  readonly read: () => Promise<ReadonlyMap<string, string>>;
  readonly write: (records: readonly TextRecord[]) => void;
  readonly erase: () => Promise<void>;
}

export interface Parts {
  readonly disk: Disk;
  readonly cache: typeof FIRST_PAINT_COPY;
  readonly former: FormerTexts;
  /** Name of this tab, for the order of its changes. */
  readonly tab: string;
  readonly send: (message: Message) => void;
  readonly notify: () => void;
  /** Called in place of waiting for an answer that does not come. */
  readonly withDeadline: <Value>(answer: Promise<Value>) => Promise<Value>;
  /** Runs a task after a time, once. */
  readonly later: (ms: number, task: () => void) => void;
}

/** Times after which a database that failed is asked again. */
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;

/** More changes than a tab can make before another tab hears of them. */
const MOST_UNHEARD = 1_000_000;

/** Things that the user should know until the page is loaded again. */
type Notice = 'restored' | 'brought-back' | 'merged' | 'newer' | 'lost';

export type StorageState = Notice | 'fine' | 'nearly-full' | 'refused' | 'cleared' | 'no-database';

/** When a text says that it was changed; -1 for no text. */
function changedAt(text: string | null | undefined): number {
  if (text === null || text === undefined) return -1;
  const value = json(text);
  return isFields(value) ? moment(value['changed']) : 0;
}

const isContent = (key: string): boolean => /^measure-twice:(?:project|cuts):/.test(key);

/**
 * The texts of this phone, in memory. IndexedDB is the source of truth: each change is written to it at once, and read
 * from it at the start. localStorage holds a copy for the first paint and for the last moment of a page.
 * One class, though long: reading, writing and other tabs change the same few maps.
 */
export class DocumentStore {
  readonly #parts: Parts;
  #texts = new Map<string, TextRecord>();
  /** Keys whose text in localStorage another version of the app wrote, until the database has been read. */
  readonly #foreign = new Set<string>();
  /** Later texts that localStorage has lost, until the database has been read. */
  readonly #missing = new Map<string, Order>();
  /** Changes in localStorage that the database may lack, until it has been read. */
  readonly #logged = new Map<string, readonly FieldChange[]>();
  #pending = new Map<string, Pending>();
  /** Changes in the transaction that is running. */
  #writing = new Map<string, Pending>();
  #erasing: Erasing | undefined;
  #erased = START;
  /** Keys that localStorage refused. */
  readonly #refused = new Set<string>();
  #counter = 0;
  #generation: string | null;
  #isRead = false;
  #isOpening = false;
  #isFlushing = false;
  /** The flush under way, or the last one. */
  #flushed = Promise.resolve();
  #isFailing = false;
  #retryMs = FIRST_RETRY_MS;
  #isRetrying = false;
  /** The database holds something, as far as this tab knows. */
  #isStored = false;
  #isCleared = false;
  #notice: Notice | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#generation = parts.cache.generation();
    // A page before could not erase the database.
    this.#erasing = parts.cache.erasing();
    this.#erased = this.#erasing?.order ?? START;
    this.#see(this.#erased);
    for (const { key, text, order, missing, log } of parts.cache.findAll()) {
      if (log !== undefined) this.#logged.set(key, log);
      if (missing !== undefined && order !== undefined) this.#missing.set(key, missing);
      if (order === undefined && text === null) {
        // Only the order is left of what was written.
        if (missing !== undefined) this.#missing.set(key, missing);
        continue;
      }
      if (order === undefined) this.#foreign.add(key);
      this.#see(order ?? START);
      this.#texts.set(key, { key, text, order: order ?? START });
    }
  }

  read(key: string): string | null {
    return this.#texts.get(key)?.text ?? null;
  }

  /** Order of the last change of a text; empty without a text. Another text under the key has another one. */
  stamp(key: string): string {
    const { text, order } = this.#texts.get(key) ?? { text: null, order: START };
    return text === null ? '' : `${order.counter}.${order.tab}`;
  }

  /** All keys that begin so, sorted. */
  keys(prefix: string): readonly string[] {
    return [...this.#texts.values()]
      .flatMap(({ key, text }) => (text !== null && key.startsWith(prefix) ? [key] : []))
      .sort();
  }

  /**
   * Writes a text, or removes it with `null`; returns the fields that it changed. A text that a newer version wrote stays
   * as it is. `merged` are the versions of a text that includes changes of another phone.
   */
  write(key: string, text: string | null, merged?: MergedVersions): readonly FieldChange[] {
    const before = this.#texts.get(key);
    if (text !== null && isNewer(before?.text ?? null, text)) {
      this.#notice = 'newer';
      this.#parts.notify();
      return [];
    }
    this.restore();
    const changes = changesOf(key, before?.text ?? null, text);
    if (merged === undefined && (before?.text ?? null) === text) return [];
    for (const stamp of Object.values(merged?.stamps ?? {}))
      if (stamp !== undefined) this.#see(stamp);
    const order = this.#next();
    const versions =
      merged === undefined
        ? {
            stamps: before?.stamps && stampsAfter(before.stamps, changes, order),
            seen: before?.seen && withOrder(before.seen, before.order),
          }
        : versionsAt(merged, order);
    const record = { key, text, order, ...versions, imported: before?.imported };
    // Otherwise two tabs without a database would each reset a new text in turn.
    const isNew = (before?.text ?? null) === null;
    this.#change(record, before?.order, isNew ? allFields(key, text) : changes);
    this.#parts.notify();
    return changes;
  }

  isShared(key: string): boolean {
    return this.#texts.get(key)?.seen !== undefined;
  }

  /** The versions of a text for another phone; undefined without a text. */
  versions(key: string): Versions | undefined {
    const record = this.#texts.get(key);
    return record === undefined ? undefined : versionsOf(record);
  }

  /** Erases everything: one marker stays, and no content. */
  erase(): void {
    const erasing = this.#eraseNow(newId());
    this.#forgetUntil(erasing);
    this.#parts.cache.eraseAll();
    this.#setErasing(this.#isRead ? erasing : { ...erasing, order: START });
    this.#parts.cache.setGeneration(erasing.generation);
    this.#parts.send({ erasing });
    void this.flush();
    this.#parts.notify();
  }

  /** Reads the database; then reads come from there, and changes go there. Never rejects. */
  async open(): Promise<void> {
    const { notify } = this.#parts;
    if (this.#isOpening) return;
    this.#isOpening = true;
    try {
      const stored = await this.#readDisk();
      if (stored.generation === null) await this.#importFormer();
      this.#integrate(stored);
      this.#isRead = true;
      this.#isFailing = false;
    } catch {
      this.#isFailing = true;
      this.#tryLater();
    } finally {
      this.#isOpening = false;
    }
    notify();
    await this.flush();
  }

  /** Looks again: this tab was frozen, or somebody cleared the storage. Never rejects. */
  async refresh(): Promise<void> {
    if (!this.#isRead) return this.open();
    try {
      this.#integrate(await this.#readDisk());
    } catch {
      this.#tryLater();
    }
    this.#parts.notify();
    await this.flush();
  }

  /** Takes what another tab says. */
  receive(message: Message): void {
    if ('erasing' in message) this.#forgetUntil(message.erasing);
    else this.#receiveRecord(message.record);
    this.#parts.notify();
  }

  /** Takes what another tab put into localStorage; a tab of the version before this one says nothing else. */
  receiveCached(key: string): void {
    const { cache, notify } = this.#parts;
    const { text, order, missing } = cache.find(key);
    const before = this.#texts.get(key);
    if (text === (before?.text ?? null)) return;
    if (order !== undefined) {
      if (missing === undefined) this.#receiveRecord({ key, text, order });
    } else if (missing === undefined || text !== null) {
      const record = { key, text, order: this.#next(), imported: textHash(text ?? '') };
      this.#change(record, before?.order, changesOf(key, before?.text ?? null, text));
    }
    notify();
  }

  /** Saves everything that this tab knows again if the storage was cleared. */
  restore(): void {
    if (!this.#isCleared) return;
    this.#isCleared = false;
    this.#notice = 'restored';
    for (const record of this.#texts.values()) {
      const changes = allFields(record.key, record.text);
      if (record.text !== null) this.#change(record, undefined, changes);
    }
  }

  /** True if a text is lost when the page goes now. */
  isUnkept(key: string): boolean {
    return this.#refused.has(key) && (this.#pending.has(key) || this.#writing.has(key));
  }

  /** False while something would be lost with the page. */
  isSafe(): boolean {
    return ![...this.#refused].some((key) => this.isUnkept(key));
  }

  state(): StorageState {
    if (this.#isFailing && !this.isSafe()) return 'refused';
    if (this.#isCleared) return 'cleared';
    if (this.#notice !== undefined) return this.#notice;
    if (!this.#isFailing) return 'fine';
    return this.#parts.cache.isNearlyFull() ? 'nearly-full' : 'no-database';
  }

  /** Tries again what failed. Resolves when nothing more can be written now. Never rejects. */
  async flush(): Promise<void> {
    if (!this.#isRead) return;
    if (!this.#isFlushing) this.#flushed = this.#flushAll();
    await this.#flushed;
  }

  async #flushAll(): Promise<void> {
    this.#isFlushing = true;
    try {
      while (this.#erasing !== undefined || this.#pending.size > 0) {
        await (this.#erasing === undefined ? this.#writeSome() : this.#writeErasing(this.#erasing));
      }
      this.#setFailing(false);
    } catch {
      this.#setFailing(true);
    } finally {
      this.#isFlushing = false;
    }
  }

  async #readDisk(): Promise<Stored> {
    const stored = await this.#parts.withDeadline(this.#parts.disk.read());
    this.#retryMs = FIRST_RETRY_MS;
    return stored;
  }

  /** A busy phone may need longer than the time limit, and what only the database has is not shown until then. */
  #tryLater(): void {
    if (this.#isRetrying) return;
    this.#isRetrying = true;
    this.#parts.later(this.#retryMs, () => {
      this.#isRetrying = false;
      void this.refresh();
    });
    this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
  }

  #setFailing(isFailing: boolean): void {
    if (isFailing) this.#tryLater();
    if (this.#isFailing === isFailing) return;
    this.#isFailing = isFailing;
    this.#parts.notify();
  }

  async #writeErasing(erasing: Erasing): Promise<void> {
    const { disk, former, withDeadline } = this.#parts;
    void former.erase().catch(() => undefined);
    await withDeadline(disk.erase(erasing));
    if (this.#erasing === erasing) this.#setErasing(undefined);
  }

  #setErasing(to: Erasing | undefined): void {
    this.#erasing = to;
    this.#parts.cache.setErasing(to);
  }

  async #writeSome(): Promise<void> {
    this.#writing = this.#pending;
    this.#pending = new Map();
    const changes = [...this.#writing.values()];
    try {
      await this.#commit(changes);
    } catch (error) {
      await this.#writeEach(changes, error);
    }
  }

  /** One change for which there is no room must not keep the others out. */
  async #writeEach(changes: readonly Pending[], reason: unknown): Promise<void> {
    let failure = reason;
    if (changes.length > 1) {
      failure = undefined;
      for (const change of changes) {
        await this.#commit([change]).catch((error: unknown) => {
          failure = error;
        });
      }
    }
    for (const [key, { record, base, changes: first }] of this.#writing) {
      const since = this.#pending.get(key);
      const all = since === undefined ? first : joinChanges(first, since.changes);
      this.#pending.set(key, { record: since?.record ?? record, base, changes: all });
    }
    this.#writing = new Map();
    if (failure !== undefined) throw failure;
  }

  async #commit(changes: readonly Pending[]): Promise<void> {
    const { disk, former, withDeadline } = this.#parts;
    this.#generation ??= newId();
    if (this.#parts.cache.generation() === null) this.#parts.cache.setGeneration(this.#generation);
    const { records, isNew } = await withDeadline(disk.write(changes, this.#generation));
    for (const { record } of changes) this.#writing.delete(record.key);
    for (const [i, record] of records.entries()) {
      const change = changes[i];
      if (change !== undefined) this.#acknowledge(change.record, record);
    }
    if (isNew && this.#isStored) this.#writeAllAgain(records);
    this.#isStored = true;
    former.write(records.filter((record) => this.#isKept(record)));
  }

  /** The database was deleted under this page. */
  #writeAllAgain(written: readonly TextRecord[]): void {
    const keys = new Set(written.map(({ key }) => key));
    for (const record of this.#texts.values()) {
      if (record.text === null || keys.has(record.key) || this.#pending.has(record.key)) continue;
      this.#wait(record, undefined, allFields(record.key, record.text));
      this.#cache(record, undefined);
    }
    this.#notice = 'restored';
    this.#parts.notify();
  }

  /** The database has `record` in place of what this tab wrote. */
  #acknowledge(own: TextRecord, record: TextRecord): void {
    this.#see(record.order);
    if (!this.#isKept(record)) return;
    const { key } = record;
    const since = this.#pending.get(key);
    const isMerged = record.text !== own.text;
    this.#parts.cache.putLog(key, (since?.record ?? record).order, since?.changes);
    if (since !== undefined) {
      const isOwnLater = isLater(since.record.order, record.order);
      if (isOwnLater && !isMerged) this.#pending.set(key, { ...since, base: record.order });
      else this.#putOnto(since, record);
    } else {
      const now = this.#texts.get(key);
      if (isLater(record.order, now?.order ?? START)) this.#take(record);
      else this.#completeVersions(record);
    }
    if (isMerged) {
      this.#notice = 'merged';
      this.#parts.send({ record });
      this.#parts.notify();
    }
    if (record.text === null) this.#parts.cache.forgetOrder(key);
  }

  /** Puts changes that wait on top of what another tab wrote. */
  #putOnto(pending: Pending, onto: TextRecord): void {
    const text = textOnto(pending, onto.text);
    const record = { ...pending.record, text, order: this.#next(), stamps: undefined };
    this.#wait(record, onto.order, pending.changes);
    this.#take(record);
  }

  #wait(record: TextRecord, base: Order | undefined, changes: readonly FieldChange[]): void {
    this.#pending.set(record.key, { record, base, changes });
  }

  /** Only the database knows the versions of a record that localStorage has, too. */
  #completeVersions(record: TextRecord): void {
    const now = this.#texts.get(record.key);
    if (now !== undefined && isSameOrder(now.order, record.order))
      this.#texts.set(record.key, record);
  }

  /** Shows a record from elsewhere, and copies it to localStorage. */
  #take(record: TextRecord): void {
    const before = this.#texts.get(record.key);
    this.#texts.set(record.key, record);
    this.#cache(record, before);
  }

  #cache(record: TextRecord, before: TextRecord | undefined): void {
    if (this.#parts.cache.put(record, before)) this.#refused.delete(record.key);
    else this.#refused.add(record.key);
    const [writing, pending] = [this.#writing, this.#pending].map((all) => all.get(record.key));
    const changes = joinChanges(writing?.changes ?? [], pending?.changes ?? []);
    this.#parts.cache.putLog(record.key, record.order, changes);
  }

  #change(record: TextRecord, base: Order | undefined, changes: readonly FieldChange[]): void {
    const earlier = this.#pending.get(record.key);
    if (earlier === undefined) this.#wait(record, base, changes);
    else this.#wait(record, earlier.base, joinChanges(earlier.changes, changes));
    this.#take(record);
    this.#parts.send({ record });
    // A database that did not answer may answer now.
    void (this.#isRead || !this.#isFailing ? this.flush() : this.open());
  }

  #receiveRecord(record: TextRecord): void {
    const { key, order } = record;
    this.#see(order);
    const own = this.#texts.get(key);
    if (!isLater(order, own?.order ?? START) || !this.#isKept(record)) return;
    const change = this.#pending.get(key);
    if (change === undefined) {
      // The tab that made it has copied it to localStorage.
      this.#texts.set(key, record);
      this.#refused.delete(key);
      return;
    }
    if (order.counter <= change.record.order.counter) return this.#putOnto(change, record);
    // The other tab knows the waiting changes: its text has them, or the user has changed them there since.
    this.#wait(record, order, change.changes);
    this.#take(record);
  }

  #see({ counter }: Order): void {
    this.#counter = Math.max(this.#counter, counter);
  }

  #next(): Order {
    this.#counter += 1;
    return { counter: this.#counter, tab: this.#parts.tab };
  }

  /** An erasing that is later than every change, also those of which only another tab knows. */
  #eraseNow(generation: string): Erasing {
    this.#counter += MOST_UNHEARD;
    return { order: this.#next(), generation };
  }

  /** False for what was made before everything was erased. */
  #isKept({ order }: TextRecord): boolean {
    return isLater(order, this.#erased);
  }

  /** Drops changes that were made before everything was erased; a transaction that fails would bring them back. */
  #dropErasedChanges(): void {
    for (const changes of [this.#pending, this.#writing]) {
      for (const { record } of changes.values()) {
        if (!this.#isKept(record)) changes.delete(record.key);
      }
    }
  }

  #forget(record: TextRecord): void {
    this.#texts.delete(record.key);
    this.#refused.delete(record.key);
    // The text may still wait in this tab to be copied.
    this.#parts.former.write([{ ...record, text: null }]);
  }

  #forgetUntil({ order, generation }: Erasing): void {
    this.#see(order);
    this.#erased = order;
    this.#generation = generation;
    this.#erasing = undefined;
    this.#isCleared = false;
    this.#notice = undefined;
    this.#dropErasedChanges();
    for (const record of this.#texts.values()) if (!this.#isKept(record)) this.#forget(record);
    this.#foreign.clear();
    this.#logged.clear();
    this.#missing.clear();
  }

  /** Takes texts that only the second copy of 0.1.5 has. */
  async #importFormer(): Promise<void> {
    const texts = await this.#parts.former.read().catch(() => new Map<string, string>());
    for (const [key, text] of texts) {
      const before = this.#texts.get(key);
      const isKnown = before !== undefined && !this.#foreign.has(key);
      if (isKnown || changedAt(before?.text) >= changedAt(text)) continue;
      this.#foreign.add(key);
      this.#texts.set(key, { key, text, order: START });
    }
  }

  /** Brings memory and database together: the later record wins, and neither has lost what the other lacks. */
  #integrate({ records: all, erased, generation, former }: Stored): void {
    const { cache } = this.#parts;
    const isEmpty = generation === null;
    if (isEmpty && this.#isStored) {
      this.#isCleared = [...this.#texts.values()].some(({ text }) => text !== null);
      return;
    }
    const before = cache.generation();
    // A kill took localStorage back; 0.1.5 itself never leaves texts without a generation.
    const isOld = before === null ? former.length > 0 : former.includes(before);
    // Everything has been erased since: nothing of it may stay here.
    if (isOld) cache.forgetOpened();
    const isCopyCleared = before === null && !isEmpty && !this.#isRead;
    this.#see(erased);
    for (const record of all) this.#see(record.order);
    if (isLater(erased, this.#erased)) {
      this.#erased = erased;
      if (this.#isRead) this.#dropErasedChanges();
    }
    if (!this.#isRead) this.#stampPending();
    const erasing = this.#erasing;
    if (erasing !== undefined) {
      const isKnown = erasing.order.counter > 0;
      const isDone = isKnown
        ? !isLater(erasing.order, erased)
        : [generation, ...former].includes(erasing.generation);
      // The database did it, or a later one, and a kill took localStorage back.
      if (isDone) this.#setErasing(undefined);
      else if (!isKnown) return this.#eraseUnread(erasing);
    }
    const records = all.filter((record) => this.#isKept(record));
    const stored = new Map(records.map((record) => [record.key, record]));
    let isBroughtBack = false;
    for (const record of records) {
      if (this.#meet(record, isOld)) continue;
      isBroughtBack ||= isContent(record.key) && record.text !== null;
    }
    for (const record of this.#texts.values()) {
      if (!stored.has(record.key)) this.#meetUnstored(record, isOld);
    }
    this.#findLosses(stored);
    this.#foreign.clear();
    this.#logged.clear();
    if (isCopyCleared && isBroughtBack) this.#notice ??= 'brought-back';
    if (generation === null) return;
    this.#isStored = true;
    if (this.#erasing === undefined) {
      this.#generation = generation;
      if (before !== generation) cache.setGeneration(generation);
    }
  }

  /** Changes that were made before the database had answered are later than everything in it. */
  #stampPending(): void {
    for (const { record, base, changes } of this.#pending.values()) {
      const later = { ...record, order: this.#next(), stamps: undefined };
      this.#wait(later, base, changes);
      this.#take(later);
    }
  }

  /** Everything was erased before the database had answered: nothing that it holds comes back. */
  #eraseUnread({ generation }: Erasing): void {
    const erasing = this.#eraseNow(generation);
    this.#parts.cache.eraseAll();
    this.#stampPending();
    this.#forgetUntil(erasing);
    this.#setErasing(erasing);
    this.#parts.send({ erasing });
  }

  /** Compares a stored record with memory; false if memory had nothing under its key. */
  #meet(record: TextRecord, isOld: boolean): boolean {
    const { key } = record;
    const own = this.#texts.get(key);
    const change = this.#pending.get(key);
    const isForeign = this.#foreign.has(key);
    if (own === undefined) {
      this.#take(record);
      return false;
    }
    // The browser may refuse the stored text, and then it keeps this one.
    if (change === undefined && this.#isErased(own, isOld)) this.#parts.cache.forget(key);
    const isStale =
      isForeign &&
      (isOld || own.text === record.text || record.imported === textHash(own.text ?? ''));
    if (change !== undefined) {
      // Changed before the database had answered. A text of 0.1.5 counts as read.
      const changes = changesOf(key, record.text, change.record.text);
      if (isForeign && !isStale) this.#wait(change.record, record.order, changes);
    } else if (isStale) this.#take(record);
    else if (isForeign) this.#adopt(own, record);
    else if (isSameOrder(own.order, record.order)) this.#completeVersions(record);
    else if (isLater(record.order, own.order) || !this.#writing.has(key)) {
      this.#joinLogged(own, record);
    }
    return true;
  }

  /** Joins a text of localStorage and a stored record of another order: the later change of each field wins. */
  #joinLogged(own: TextRecord, record: TextRecord): void {
    const { key } = own;
    const log = this.#logged.get(key);
    const isOwnLater = isLater(own.order, record.order);
    const isWhole = log === undefined || own.text === null || record.text === null;
    if (isWhole || isNewer(record.text, own.text)) {
      if (isOwnLater) this.#wait(own, record.order, changesOf(key, record.text, own.text));
      else this.#take(record);
      return;
    }
    const stamps = stampsOf(record);
    const missing = log.filter(({ path }) => isLater(own.order, stampAt(stamps, path)));
    const text = applyChanges(record.text, missing);
    if (text === record.text) return this.#take(record);
    const joined =
      isOwnLater && text === own.text ? own : { key, text, order: this.#next(), seen: record.seen };
    this.#wait(joined, record.order, missing);
    this.#take(joined);
  }

  /** True if a text of this tab was made before everything was erased. */
  #isErased(own: TextRecord, isOld: boolean): boolean {
    return this.#foreign.has(own.key) ? isOld : !this.#isKept(own);
  }

  #meetUnstored(own: TextRecord, isOld: boolean): void {
    const { key } = own;
    const isForeign = this.#foreign.has(key);
    if (this.#pending.has(key) || this.#writing.has(key)) return;
    if (this.#isErased(own, isOld)) {
      this.#forget(own);
      this.#parts.cache.forget(key);
    } else if (isForeign) this.#adopt(own, undefined);
    else this.#wait(own, undefined, allFields(key, own.text));
  }

  /** Gives a text that another version wrote its place among the changes. */
  #adopt({ key, text }: TextRecord, base: TextRecord | undefined): void {
    const record = { key, text, order: this.#next(), imported: textHash(text ?? '') };
    const changes = base === undefined ? allFields(key, text) : changesOf(key, base.text, text);
    this.#wait(record, base?.order, changes);
    this.#take(record);
  }

  /** A text is lost if localStorage says that it was written, and neither store has it or a later one. */
  #findLosses(stored: ReadonlyMap<string, TextRecord>): void {
    for (const [key, order] of this.#missing) {
      this.#see(order);
      const isErased = !isLater(order, this.#erased);
      if (!isErased && isContent(key) && isLater(order, stored.get(key)?.order ?? START)) {
        this.#notice = 'lost';
      }
    }
    this.#missing.clear();
  }
}
