// A phone in a test: storage with a limit, a second shelf, a clock, and tabs of the app that share them.
import { vi } from 'vitest';
import type { Copied, Shelf } from '../../web/documents/backup/second-copy.ts';

/** The modules of one tab: each tab has its own, as in a browser. */
async function load() {
  vi.resetModules();
  const [storage, projects, history, copy, gather, bundle, merge, device] = await Promise.all([
    import('../../web/documents/store/device-storage.ts'),
    import('../../web/documents/store/project-store.ts'),
    import('../../web/documents/store/edit-history.ts'),
    import('../../web/documents/backup/second-copy.ts'),
    import('../../web/documents/sharing/gather.ts'),
    import('../../web/documents/sharing/bundle.ts'),
    import('../../web/documents/sharing/merge.ts'),
    import('../../web/documents/sharing/device-texts.ts'),
  ]);
  return {
    ...storage,
    ...projects,
    ...history,
    ...copy,
    ...gather,
    ...bundle,
    ...merge,
    ...device,
  };
}

type App = Awaited<ReturnType<typeof load>>;

class ToldEvent extends Event {
  readonly key: string | null;
  readonly newValue: string | null;
  constructor(
    type: string,
    { key = null, newValue = null }: { key?: string | null; newValue?: string | null },
  ) {
    super(type);
    this.key = key;
    this.newValue = newValue;
  }
}

export interface Tab {
  readonly name: string;
  readonly app: App;
  readonly copy: ReturnType<App['secondCopy']>;
  readonly window: EventTarget;
  readonly storage: Storage;
}

export class Phone {
  readonly disk = new Map<string, string>();
  readonly shelf = new Map<string, Copied>();
  readonly tabs = new Map<string, Tab>();
  /** Characters that fit; none at all where the browser blocks storage. */
  room = Infinity;
  isBlocked = false;
  isShelfFull = false;
  now = Date.UTC(2026, 10, 1);
  private opened = 0;
  private readonly told: { readonly from: string; readonly event: ToldEvent }[] = [];

  get used(): number {
    return [...this.disk].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  }

  /** Opens a tab of the app; it has not looked at the second shelf yet. */
  async open(): Promise<Tab> {
    this.opened += 1;
    const name = `tab${this.opened}`;
    const [window, storage] = [new EventTarget(), this.storageOf(name)];
    this.enter({ window, storage });
    const app = await load();
    const tab = { name, app, window, storage, copy: app.secondCopy(this.shelfOf(name)) };
    this.tabs.set(name, tab);
    // As every page does, for its timers.
    await this.in(tab, ({ listProjects }) => listProjects());
    return tab;
  }

  /** Its process is ended: nothing in it runs any more. */
  kill({ name }: Tab): void {
    this.tabs.delete(name);
  }

  /** Does something in a tab; others hear of what it writes. */
  async in<Value>(tab: Tab, act: (app: App) => Value): Promise<Value> {
    this.enter(tab);
    const value = act(tab.app);
    // What one tap changes is one step, and its task ends here.
    await Promise.resolve();
    this.deliver();
    return value;
  }

  /** A second passes: every tab has copied what it holds. */
  async second(): Promise<void> {
    this.now += 1000;
    // Twice: what one tab brings back another has to hear of and copy.
    for (const tab of [...this.tabs.values(), ...this.tabs.values()]) {
      this.enter(tab);
      await tab.copy.sync();
      this.deliver();
    }
  }

  private enter(tab: Pick<Tab, 'window' | 'storage'>): void {
    vi.stubGlobal('window', tab.window);
    vi.stubGlobal('localStorage', tab.storage);
    vi.stubGlobal('StorageEvent', ToldEvent);
    vi.setSystemTime(this.now);
  }

  private deliver(): void {
    for (let next = this.told.shift(); next !== undefined; next = this.told.shift()) {
      for (const tab of this.tabs.values()) {
        if (tab.name === next.from) continue;
        this.enter(tab);
        tab.window.dispatchEvent(new ToldEvent('storage', next.event));
      }
    }
  }

  private shelfOf(me: string): Shelf {
    return {
      me,
      isGone: async (tab) => !this.tabs.has(tab),
      read: async () => new Map(this.shelf),
      write: async (changes) => {
        // The mark takes the place of another.
        const grows = [...changes].some(([key, copied]) => copied !== null && key !== 'mark');
        if (this.isShelfFull && grows) throw new Error('full');
        for (const [name, copied] of changes) {
          if (copied === null) this.shelf.delete(name);
          else this.shelf.set(name, copied);
        }
      },
    };
  }

  private storageOf(name: string): Storage {
    const { disk } = this;
    const check = (): void => {
      if (this.isBlocked) throw new DOMException('blocked', 'SecurityError');
    };
    const tell = (key: string, newValue: string | null): void => {
      this.told.push({ from: name, event: new ToldEvent('storage', { key, newValue }) });
    };
    const methods = {
      getItem: (key: string) => {
        check();
        return disk.get(key) ?? null;
      },
      setItem: (key: string, text: string) => {
        check();
        const before = disk.get(key);
        const grows = text.length - (before?.length ?? -key.length);
        if (grows > 0 && this.used + grows > this.room) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        disk.set(key, text);
        if (before !== text) tell(key, text);
      },
      removeItem: (key: string) => {
        check();
        if (disk.delete(key)) tell(key, null);
      },
    };
    return new Proxy(methods as unknown as Storage, {
      ownKeys: () => {
        check();
        return [...disk.keys()];
      },
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    });
  }
}
