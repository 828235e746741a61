import { partsOfBoth, type Path } from '../history/field-changes.ts';
import { deviceOf, isLater, type Order } from '../history/order.ts';
import {
  isSeen,
  joinSeen,
  pointerOf,
  type Seen,
  type Versions,
  type MergedVersions,
} from '../history/versions.ts';
import { canonical } from '../../planner/schema/text-hash.ts';
import { mergeOrders } from './merge-orders.ts';

/** A field in which two phones differ. */
export interface FieldDifference {
  readonly path: Path;
  /** The phone whose value is the later one; `both` if each changed it without the other's change. */
  readonly later: 'mine' | 'theirs' | 'both';
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Rules of one kind of document. */
export interface MergeRules {
  /** Fields that this phone keeps: ids and dates. */
  readonly isOwn: (path: Path) => boolean;
  /** Values without parts that change one by one. */
  readonly isWhole: (path: Path) => boolean;
  /** Fields without a choice: of two changes the later one stays. */
  readonly isSilent: (path: Path) => boolean;
  /** Items that stay although one phone removed them. */
  readonly isNeeded: (path: Path) => boolean;
  /** The phone whose state of an item wins without a question; undefined for most. */
  readonly preferred: (path: Path, mine: unknown, theirs: unknown) => 'mine' | 'theirs' | undefined;
  /** True if the user chose the other phone's value. */
  readonly isPicked: (pointer: string) => boolean;
}

/** The path of a pointer. */
const pathOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

interface Node {
  readonly order?: Order;
  readonly children: Map<string, Node>;
}

/** A place in both documents. */
interface Spot {
  readonly path: Path;
  readonly nodes: readonly [Node | undefined, Node | undefined];
  /** Order of the last change of this value itself, on each phone. */
  readonly orders: readonly [Order, Order];
}

/** Order of a change that no phone has seen. */
const UNKNOWN: Order = { counter: Infinity, tab: '' };

function treeOf(versions: Versions | undefined): Node {
  const root: { order?: Order; children: Map<string, Node> } = { children: new Map() };
  for (const [pointer, order] of Object.entries(versions?.stamps ?? {})) {
    let node = root;
    for (const name of pathOf(pointer)) {
      const next = node.children.get(name) ?? { children: new Map() };
      node.children.set(name, next);
      node = next;
    }
    node.order = order;
  }
  return root;
}

/** Merges two states of one document field by field. In time linear in their fields, except for sorting. */
export class ValueMerge {
  readonly differences: FieldDifference[] = [];
  isTaken = false;
  readonly #stamps = new Map<string, Order | undefined>();
  readonly #seen: readonly [Seen, Seen];
  readonly #rules: MergeRules;
  readonly #root: Spot;
  /** The order that fields without one have in both documents. */
  readonly #common: Order | undefined;

  constructor(mine: Versions | undefined, theirs: Versions | undefined, rules: MergeRules) {
    this.#rules = rules;
    this.#seen = [mine?.seen ?? {}, theirs?.seen ?? {}];
    const nodes = [treeOf(mine), treeOf(theirs)] as const;
    const orders = [nodes[0].order ?? UNKNOWN, nodes[1].order ?? UNKNOWN] as const;
    this.#root = { path: [], nodes, orders };
    const isCommon =
      orders[0].counter === orders[1].counter && deviceOf(orders[0]) === deviceOf(orders[1]);
    this.#common = isCommon && orders[0] !== UNKNOWN ? orders[0] : undefined;
    this.#stamps.set('', orders[0] === UNKNOWN ? undefined : orders[0]);
  }

  versions(): MergedVersions {
    return { stamps: Object.fromEntries(this.#stamps), seen: joinSeen(...this.#seen) };
  }

  /** Merges a field of the document. */
  field(name: string, mine: unknown, theirs: unknown): unknown {
    return this.#part(this.#inside(this.#root, name), mine, theirs);
  }

  #inside({ path, nodes, orders }: Spot, name: string): Spot {
    const [mine, theirs] = [nodes[0]?.children.get(name), nodes[1]?.children.get(name)];
    return {
      path: [...path, name],
      nodes: [mine, theirs],
      orders: [mine?.order ?? orders[0], theirs?.order ?? orders[1]],
    };
  }

  #part(spot: Spot, mine: unknown, theirs: unknown): unknown {
    if (this.#rules.isOwn(spot.path)) return mine;
    if (mine === undefined || theirs === undefined) return this.#presence(spot, mine, theirs);
    const preferred = this.#rules.preferred(spot.path, mine, theirs);
    if (preferred !== undefined) {
      this.isTaken ||= preferred === 'theirs';
      this.#keep(spot, preferred === 'theirs' ? 1 : 0);
      return preferred === 'theirs' ? theirs : mine;
    }
    const { path } = spot;
    const both = this.#rules.isWhole(path) ? undefined : partsOfBoth(mine, theirs, path);
    if (both === undefined) return this.#choose(spot, mine, theirs);
    const [here, there] = both;
    const parts = mergeOrders([...here.keys()], [...there.keys()]).flatMap((name) => {
      const part = this.#part(this.#inside(spot, name), here.get(name), there.get(name));
      return part === undefined ? [] : [[name, part] as const];
    });
    return Array.isArray(mine) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  }

  /** A part that one phone has: the other removed it if it had seen all of it; else it is new there. */
  #presence(spot: Spot, mine: unknown, theirs: unknown): unknown {
    const side = mine === undefined ? 1 : 0;
    const absent = side === 0 ? 1 : 0;
    const isRemoved = this.#hasSeen(absent, spot, side);
    const value = mine ?? theirs;
    // A name in a list, such as a ticked step, that both phones added or removed by themselves.
    const isName = value === spot.path.at(-1) && spot.nodes[absent]?.order !== undefined;
    if (isName && !isRemoved && !this.#hasSeen(side, spot, absent)) {
      return this.#ask(spot, mine, theirs);
    }
    if (isRemoved && this.#rules.isNeeded(spot.path)) {
      this.isTaken ||= side === 1;
      this.#keep(spot, side);
      return value;
    }
    const later = (side === 0) === isRemoved ? 'theirs' : 'mine';
    this.#note({ path: spot.path, later, mine, theirs });
    this.isTaken ||= later === 'theirs';
    if (isRemoved) return undefined;
    this.#keep(spot, side);
    return value;
  }

  #choose(spot: Spot, mine: unknown, theirs: unknown): unknown {
    if (canonical(mine) === canonical(theirs)) {
      // The next change of the other phone then has a later order.
      this.#keep(spot, this.#latest(spot, 1) === UNKNOWN ? 0 : 1);
      return mine;
    }
    const [isMineSeen, isTheirsSeen] = [this.#hasSeen(1, spot, 0), this.#hasSeen(0, spot, 1)];
    if (isMineSeen !== isTheirsSeen) {
      this.#note({
        path: spot.path,
        later: isMineSeen ? 'theirs' : 'mine',
        mine,
        theirs,
      });
      this.#keep(spot, isMineSeen ? 1 : 0);
      this.isTaken ||= isMineSeen;
      return isMineSeen ? theirs : mine;
    }
    return this.#ask(spot, mine, theirs);
  }

  /** A part that both phones changed: mine, unless the user picks theirs. */
  #ask(spot: Spot, mine: unknown, theirs: unknown): unknown {
    const pointer = pointerOf(spot.path);
    const isTheirs = this.#rules.isSilent(spot.path)
      ? isLater(this.#latest(spot, 1), this.#latest(spot, 0))
      : this.#rules.isPicked(pointer);
    this.#note({ path: spot.path, later: 'both', mine, theirs });
    this.#stamps.set(pointer, undefined);
    this.isTaken ||= isTheirs;
    return isTheirs ? theirs : mine;
  }

  #note(difference: FieldDifference): void {
    if (!this.#rules.isSilent(difference.path)) this.differences.push(difference);
  }

  /** True if a phone has seen every change of a part of the other. */
  #hasSeen(who: 0 | 1, { nodes, orders }: Spot, whose: 0 | 1): boolean {
    const seen = this.#seen[who];
    const hasAll = (node: Node): boolean =>
      (node.order === undefined || isSeen(seen, node.order)) &&
      [...node.children.values()].every(hasAll);
    const node = nodes[whose];
    return isSeen(seen, orders[whose]) && (node === undefined || hasAll(node));
  }

  #latest({ nodes, orders }: Spot, whose: 0 | 1): Order {
    let latest = orders[whose];
    const look = (node: Node): void => {
      if (node.order !== undefined && isLater(node.order, latest)) latest = node.order;
      node.children.forEach(look);
    };
    const node = nodes[whose];
    if (node !== undefined) look(node);
    return latest;
  }

  /** Keeps the orders of one phone's part. */
  #keep({ path, nodes, orders }: Spot, whose: 0 | 1): void {
    const pointer = pointerOf(path);
    const put = (at: string, order: Order): void => {
      this.#stamps.set(at, order === UNKNOWN ? undefined : order);
    };
    const isCommon = orders[whose] === this.#root.orders[whose] && this.#common !== undefined;
    if (!isCommon) put(pointer, orders[whose]);
    const walk = (at: string, node: Node): void => {
      for (const [name, child] of node.children) {
        const inner = at + pointerOf([name]);
        if (child.order !== undefined) put(inner, child.order);
        walk(inner, child);
      }
    };
    const node = nodes[whose];
    if (node !== undefined) walk(pointer, node);
  }
}
