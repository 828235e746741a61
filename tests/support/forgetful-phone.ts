// A phone in a test whose storage forgets: localStorage reaches the disk late, transactions need time, tabs freeze.
import { vi } from 'vitest';

import { planWrite, type Disk, type Erasing, type Stored } from '../../web/documents/store/disk.ts';
import {
  DocumentStore,
  type FormerTexts,
  type Message,
} from '../../web/documents/store/document-store.ts';
import { FIRST_PAINT_COPY, isDocument } from '../../web/documents/store/first-paint-copy.ts';
import { isLater, START } from '../../web/documents/history/order.ts';
import type { Pending, TextRecord } from '../../web/documents/store/records.ts';

interface Database {
  readonly records: ReadonlyMap<string, TextRecord>;
  readonly marker: (Erasing & { readonly former: readonly string[] }) | undefined;
}

const EMPTY: Database = { records: new Map(), marker: undefined };

export interface Tab {
  readonly name: string;
  readonly store: DocumentStore;
  isFrozen: boolean;
  isOpen: boolean;
}

/** localStorage as a page sees it, and the states of it that a kill may leave. */
class LateStorage {
  live = new Map<string, string>();
  /** States from the one on the disk to the live one. */
  private states: ReadonlyMap<string, string>[] = [new Map()];
  room = Infinity;
  isBlocked = false;
  onChange: (key: string) => void = () => undefined;

  /** The browser writes it to the disk. */
  flush(): void {
    this.states = [new Map(this.live)];
  }

  /** Back to a state since the last flush; 0 is the oldest. */
  rollBack(share: number): void {
    const state = this.states[Math.floor(share * this.states.length)] ?? new Map<string, string>();
    this.live = new Map(state);
    this.flush();
  }

  clear(): void {
    this.live = new Map();
    this.flush();
  }

  private changed(key: string): void {
    this.states.push(new Map(this.live));
    this.onChange(key);
  }

  private check(): void {
    if (this.isBlocked) throw new DOMException('blocked', 'SecurityError');
  }

  readonly storage: Storage = new Proxy(
    {
      getItem: (key: string) => {
        this.check();
        return this.live.get(key) ?? null;
      },
      setItem: (key: string, text: string) => {
        this.check();
        const others = [...this.live].filter(([one]) => one !== key);
        const size = others.reduce((sum, [, one]) => sum + one.length, text.length);
        const grows = text.length > (this.live.get(key)?.length ?? -1);
        if (grows && size > this.room) throw new DOMException('full', 'QuotaExceededError');
        if (this.live.get(key) === text) return;
        this.live.set(key, text);
        this.changed(key);
      },
      removeItem: (key: string) => {
        this.check();
        if (this.live.delete(key)) this.changed(key);
      },
    } as unknown as Storage,
    {
      ownKeys: () => {
        this.check();
        return [...this.live.keys()];
      },
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}

/** A turn of the event loop: what is under way goes on by a step. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class ForgetfulPhone {
  readonly late = new LateStorage();
  database: Database = EMPTY;
  readonly former = new Map<string, string>();
  readonly tabs = new Set<Tab>();
  /** The database refuses every transaction. */
  isBroken = false;
  /** Transactions wait until this is false again. */
  isSlow = false;
  /** Transactions complete, and their answers come after the deadline. */
  isLate = false;
  private readonly timers: (() => void)[] = [];
  private opened = 0;
  private current: Tab | undefined;

  constructor() {
    vi.stubGlobal('localStorage', this.late.storage);
    this.late.onChange = (key) => {
      for (const tab of this.tabs) {
        if (tab === this.current || tab.isFrozen || !isDocument(key)) continue;
        this.in(tab, ({ store }) => store.receiveCached(key));
      }
    };
  }

  /** Does something in a tab: others hear of what it stores. */
  in<Value>(tab: Tab, act: (tab: Tab) => Value): Value {
    const before = this.current;
    this.current = tab;
    try {
      return act(tab);
    } finally {
      this.current = before;
    }
  }

  open(): Tab {
    this.opened += 1;
    const name = `tab${this.opened}`;
    const send = (message: Message): void => {
      for (const other of this.tabs) {
        if (other !== tab && !other.isFrozen) this.in(other, ({ store }) => store.receive(message));
      }
    };
    const store = new DocumentStore({
      disk: this.diskOf(() => tab),
      cache: FIRST_PAINT_COPY,
      former: this.formerOf(() => tab),
      tab: name,
      send,
      notify: () => undefined,
      withDeadline: (answer) => answer,
      later: (_, task) => this.timers.push(() => this.in(tab, task)),
    });
    const tab: Tab = { name, store, isFrozen: false, isOpen: true };
    this.tabs.add(tab);
    void this.in(tab, () => store.open());
    return tab;
  }

  /** Its transactions that are not complete are rolled back. */
  close(tab: Tab): void {
    tab.isOpen = false;
    this.tabs.delete(tab);
  }

  /** Every process ends; localStorage has some state since its last flush. */
  kill(share: number): void {
    for (const tab of this.tabs) this.close(tab);
    this.late.rollBack(share);
  }

  thaw(tab: Tab): void {
    tab.isFrozen = false;
    void this.in(tab, ({ store }) => store.refresh());
  }

  /** Time enough for every transaction. */
  async pass(): Promise<void> {
    await this.turns(40);
  }

  /** Time for that many steps of a transaction. */
  async turns(count: number): Promise<void> {
    for (let i = 0; i < count; i += 1) await turn();
  }

  /** Time enough for every timer, and for the transactions that it begins. */
  async wait(): Promise<void> {
    for (const task of this.timers.splice(0)) task();
    await this.pass();
  }

  /** Every text that is anywhere on the phone. */
  everything(): string {
    const records = [...this.database.records.values()].map(({ text }) => text);
    return [...records, ...this.late.live.values(), ...this.former.values()].join('\n');
  }

  /** A transaction takes a while, and is lost with its tab. */
  private async transaction<Value>(tab: Tab, act: () => Value): Promise<Value> {
    await turn();
    while (this.isSlow && tab.isOpen) await turn();
    if (this.isBroken) throw new DOMException('broken', 'UnknownError');
    if (!tab.isOpen) await new Promise(() => undefined);
    const value = act();
    if (this.isLate) throw new Error('no answer');
    // The tab's own code goes on as that tab.
    this.current = tab;
    return value;
  }

  private diskOf(tabOf: () => Tab): Disk {
    const run = <Value>(act: () => Value): Promise<Value> => this.transaction(tabOf(), act);
    return {
      read: () =>
        run((): Stored => {
          const { records, marker } = this.database;
          return {
            records: [...records.values()],
            erased: marker?.order ?? START,
            generation: marker?.generation ?? null,
            former: marker?.former ?? [],
          };
        }),
      write: (changes: readonly Pending[], generation) =>
        run(() => {
          const { records, marker } = this.database;
          const found = changes.map(({ record }) => records.get(record.key));
          const plan = planWrite(marker?.order ?? START, found, changes);
          const next = new Map(records);
          for (const record of plan.puts) next.set(record.key, record);
          this.database = {
            records: next,
            marker: marker ?? { order: START, generation, former: [] },
          };
          return { records: plan.records, isNew: marker === undefined };
        }),
      erase: (erasing) =>
        run(() => {
          const { records, marker } = this.database;
          const former = marker === undefined ? [] : [...marker.former, marker.generation];
          const since = [...records].filter(([, { order }]) => isLater(order, erasing.order));
          this.database = { records: new Map(since), marker: { ...erasing, former } };
        }),
    };
  }

  /** The second copy as a tab writes it: a while later, and not while the tab is frozen. */
  private formerOf(tabOf: () => Tab): FormerTexts {
    let waiting: readonly TextRecord[] = [];
    const copy = async (): Promise<void> => {
      const tab = tabOf();
      await turn();
      while (tab.isFrozen && tab.isOpen) await turn();
      if (!tab.isOpen) return;
      for (const { key, text } of waiting) {
        if (text === null) this.former.delete(key);
        else this.former.set(key, text);
      }
      waiting = [];
    };
    return {
      read: async () => new Map(this.former),
      write: (records) => {
        waiting = [...waiting, ...records];
        void copy();
      },
      erase: async () => this.former.clear(),
    };
  }
}
