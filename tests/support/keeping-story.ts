// What a person types, removes and undoes in two tabs, with what may happen to a phone meanwhile.
import { newRoom } from '../../web/planner/measure/places/place-input.ts';
import { Phone, type Tab } from './keeping-world.ts';

const PREFIX = 'measure-twice:project:';
/** The two tabs in which the person works. */
export const SLOTS = [0, 1] as const;
type Slot = (typeof SLOTS)[number];

/** What the person has on their screens: the name of a room by project and by the tab that types it. */
type Screen = Map<string, Map<Slot, string>>;

const roomOf = (slot: Slot): string => `room${slot}`;

/** What a text says that the person typed. */
const namesIn = (text: string | null | undefined): readonly string[] =>
  [...(text ?? '').matchAll(/"name":"(\w+)"/g)].map(([, name = '']) => name);

/** A person's work on a phone, and what of it is missing where they would look for it. */
export class Story {
  /** What is gone without a word; none is as it should be. */
  readonly faults: string[] = [];
  readonly phone = new Phone();
  private readonly tabs = new Map<Slot, Tab>();
  private readonly screen: Screen = new Map();
  /** Typed since the last second. */
  private readonly fresh = new Set<string>();
  /** Of which the person was told that it may be lost with a page that is gone by now. */
  private readonly told = new Set<string>();
  /** In a form of a newer version, as that wrote it. */
  private readonly newer = new Map<string, string>();
  private backup: string | undefined;
  private inBackup: Screen = new Map();
  private count = 0;

  private async tab(slot: Slot): Promise<Tab> {
    const open = this.tabs.get(slot) ?? (await this.phone.open());
    this.tabs.set(slot, open);
    return open;
  }

  private pick(n: number): string | undefined {
    const ids = [...this.screen.keys()];
    return ids[n % Math.max(1, ids.length)];
  }

  async create(slot: Slot): Promise<void> {
    const places = SLOTS.map((one) => newRoom(roomOf(one)));
    const made = await this.phone.in(await this.tab(slot), (app) =>
      app.createProject((project) => ({ ...project, places })),
    );
    this.screen.set(made.id, new Map());
    await this.type(slot, this.screen.size - 1);
  }

  async type(slot: Slot, n: number): Promise<void> {
    const id = this.pick(n);
    if (id === undefined || this.newer.has(id)) return;
    const tab = await this.tab(slot);
    this.count += 1;
    const name = `typed${this.count}`;
    const isShown = await this.phone.in(tab, (app) => {
      if (app.findProject(id).kind !== 'project') return false;
      app.changeProject(id, (project) => ({
        ...project,
        places: project.places.map((place) =>
          place.id === roomOf(slot) ? { ...place, name } : place,
        ),
      }));
      return true;
    });
    if (!isShown) return;
    this.screen.get(id)?.set(slot, name);
    this.fresh.add(name);
  }

  async remove(slot: Slot, n: number): Promise<void> {
    const id = this.pick(n);
    if (id === undefined) return;
    await this.phone.in(await this.tab(slot), (app) => app.removeProject(id));
    this.screen.delete(id);
    this.newer.delete(id);
  }

  async undo(slot: Slot): Promise<void> {
    const tab = this.tabs.get(slot);
    if (tab === undefined) return;
    const changes = await this.phone.in(tab, (app) => app.undoEdit());
    for (const { key } of changes) {
      if (!key.startsWith(PREFIX)) continue;
      const id = key.slice(PREFIX.length);
      // From now on the person sees what is there.
      await this.look(tab, id);
    }
  }

  private async look(tab: Tab, id: string): Promise<void> {
    const found = await this.phone.in(tab, (app) => app.findProject(id));
    if (found.kind === 'none') this.screen.delete(id);
    if (found.kind !== 'project') return;
    const shown = new Map<Slot, string>();
    for (const slot of SLOTS) {
      const name = found.project.places.find((place) => place.id === roomOf(slot))?.name ?? '';
      if (name !== '') shown.set(slot, name);
    }
    this.screen.set(id, shown);
  }

  /** A newer version of the app, in another tab, keeps a project in its own form. */
  upgrade(n: number): void {
    const id = this.pick(n);
    const text = this.phone.disk.get(PREFIX + (id ?? ''));
    if (id === undefined || text === undefined || this.phone.isBlocked) return;
    const form = text.replace(/^\{"version":\d+/, '{"version":99');
    this.phone.disk.set(PREFIX + id, form);
    this.newer.set(id, form);
    // What this version could not save before stays where it waits; the person is told of that.
    this.screen.set(id, new Map());
  }

  async kill(slot: Slot): Promise<void> {
    const tab = this.tabs.get(slot);
    if (tab === undefined) return;
    await this.losing(() => this.phone.kill(tab), tab);
    this.tabs.delete(slot);
  }

  async clear(disk: boolean, shelf: boolean): Promise<void> {
    await this.losing(() => {
      if (disk) this.phone.disk.clear();
      if (shelf) this.phone.shelf.clear();
    });
    if (disk) this.newer.clear();
  }

  async second(): Promise<void> {
    await this.phone.second();
    this.fresh.clear();
  }

  async save(slot: Slot): Promise<void> {
    this.backup = await this.phone.in(await this.tab(slot), (app) =>
      app.writeBundle(app.gatherEverything(app.deviceTexts(), this.phone.now)),
    );
    const names = new Set(namesIn(this.backup));
    this.inBackup = new Map(
      [...this.screen].map(([id, shown]) => [
        id,
        new Map([...shown].filter(([, name]) => names.has(name))),
      ]),
    );
  }

  async restore(slot: Slot): Promise<void> {
    const { backup } = this;
    if (backup === undefined) return;
    const tab = await this.tab(slot);
    const isDone = await this.phone.in(tab, (app) => {
      const read = app.readBundle(backup);
      if (!read.ok) return false;
      return app.writeAll(app.mergeBundle(read.value, app.deviceTexts(), 'merge').writes);
    });
    if (!isDone) return;
    for (const [id, shown] of this.inBackup) {
      if (!this.screen.has(id) && !this.newer.has(id)) this.screen.set(id, new Map(shown));
    }
  }

  /** Where a text is, beside the tabs in which it is on the screen. */
  private isStored(name: string): boolean {
    const { disk, shelf } = this.phone;
    const texts = [...disk.values(), ...[...shelf.values()].map(({ text }) => text)];
    return texts.some((text) => namesIn(text).includes(name));
  }

  private async isOnScreen(tab: Tab, id: string, name: string): Promise<boolean> {
    const text = await this.phone.in(tab, (app) => app.readText(PREFIX + id));
    return namesIn(text).includes(name);
  }

  /** Whatever is nowhere after this, its person was told, or it was typed within the second, or all was cleared at once. */
  private async losing(act: () => void, tab?: Tab): Promise<void> {
    const state =
      tab === undefined ? 'fine' : await this.phone.in(tab, (app) => app.storageState());
    if (state !== 'fine') {
      const saved = namesIn([...this.phone.disk.values()].join('\n'));
      for (const name of [...this.screen.values()].flatMap((shown) => [...shown.values()])) {
        if (!saved.includes(name)) this.told.add(name);
      }
    }
    act();
    const left = [...this.phone.tabs.values()];
    for (const [id, shown] of this.screen) {
      for (const [slot, name] of shown) {
        if (this.isStored(name)) continue;
        const held = await Promise.all(left.map((one) => this.isOnScreen(one, id, name)));
        if (held.includes(true)) continue;
        const isAllGone = this.phone.disk.size === 0 && left.length === 0;
        const isTold = this.told.has(name) || this.fresh.has(name) || isAllGone;
        if (!isTold) this.faults.push(`${id} ${name} is gone without a word`);
        shown.delete(slot);
      }
      if (shown.size === 0 && !this.newer.has(id)) this.screen.delete(id);
    }
  }

  /** Everything that was on a screen is in a tab that is opened afresh, or in the backup that the person holds. */
  async end(): Promise<void> {
    this.phone.isBlocked = false;
    this.phone.isShelfFull = false;
    this.phone.room = Infinity;
    await this.second();
    await this.second();
    for (const slot of SLOTS) await this.kill(slot);
    const tab = await this.phone.open();
    await this.phone.second();
    for (const [id, shown] of this.screen) {
      if (this.newer.has(id)) continue;
      for (const [, name] of shown) {
        if (!(await this.isOnScreen(tab, id, name))) this.faults.push(`${id} ${name} is not there`);
      }
    }
    for (const [id, form] of this.newer) {
      if (this.phone.disk.get(PREFIX + id) !== form)
        this.faults.push(`${id} of a newer version changed`);
    }
    const lost = [...this.inBackup].filter(([id]) => !this.phone.disk.has(PREFIX + id));
    await this.restore(0);
    for (const [id, shown] of lost) {
      const there = namesIn(this.phone.disk.get(PREFIX + id));
      for (const name of shown.values()) {
        if (!there.includes(name)) this.faults.push(`${id} ${name} did not come back`);
      }
    }
  }
}
