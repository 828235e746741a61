import { ALONG_X, ALONG_Y, type SheetProblem } from './problem.ts';
import { Forest, NONE } from './forest.ts';
import { Openings } from './openings.ts';
import { Random } from './random.ts';

export const knob: Record<string, number> = { history: 300, ruin: 8, blink: 0.02 };

export class Search {
  readonly problem: SheetProblem;
  readonly forest: Forest;
  readonly openings: Openings;
  readonly random: Random;
  readonly area: number[];
  readonly sheetArea: number[];
  best: Int32Array;
  bestCost = Infinity;
  steps = 0;
  readonly order: Int32Array;
  readonly keys: Float64Array;
  constructor(problem: SheetProblem, slots: number, seed: number) {
    this.problem = problem;
    this.forest = new Forest(problem, slots);
    this.openings = new Openings(this.forest);
    this.random = new Random(seed);
    this.area = problem.parts.map((p) => p.dx * p.dy);
    this.sheetArea = problem.stock.map((p) => p.dx * p.dy);
    this.best = this.forest.blank();
    const pieces = problem.parts.reduce((s, p) => s + p.quantity, 0);
    this.order = new Int32Array(pieces);
    this.keys = new Float64Array(problem.parts.length);
  }

  cost(): number {
    let sum = 0;
    this.problem.stock.forEach((s, k) => (sum += s.price * (this.forest.opened[k] as number)));
    return sum;
  }

  excluded(): number {
    let sum = 0;
    for (let t = 0; t < this.area.length; t++) sum += (this.forest.outside[t] as number) * (this.area[t] as number);
    return sum;
  }

  /** Places what is outside; opens sheets up to a total price. */
  recreate(limit: number, blink: number, strategy: number): void {
    const { forest, random, order, keys } = this;
    let n = 0;
    const noise = 0.3 * random.next();
    this.problem.parts.forEach((p, t) => {
      const c = forest.outside[t] as number;
      if (c === 0) return;
      let key = 0;
      switch (strategy) {
        case 0: key = p.dx * p.dy; break;
        case 1: key = Math.max(p.dx, p.dy); break;
        case 2: key = p.dx; break;
        case 3: key = p.dy; break;
        case 4: key = random.next(); break;
      }
      for (let i = 0; i < c; i++) order[n++] = t;
      keys[t] = key * (1 - noise * random.next());
    });
    const sorted = order.subarray(0, n).sort((a, b) => (keys[b] as number) - (keys[a] as number));
    let cost = this.cost();
    for (const t of sorted) {
      let bestSlot = -1;
      let bestScore = Infinity;
      for (let s = 0; s < forest.slots; s++) {
        if (forest.root[s] === NONE) continue;
        if (random.next() < blink) continue;
        const score = this.openings.score(s, t);
        if (score < bestScore) { bestScore = score; bestSlot = s; }
      }
      if (bestSlot < 0) {
        const kind = this.pick(t, limit - cost);
        if (kind < 0) continue;
        bestSlot = forest.open(kind, this.problem.firstCut==='length'?ALONG_Y: this.problem.firstCut==='width'?ALONG_X: this.random.below(2));
        cost += this.problem.stock[kind]?.price ?? 0;
        if (this.openings.score(bestSlot, t) === Infinity) throw new Error('does not fit');
      }
      this.openings.place(bestSlot, t);
    }
  }

  pick(t: number, money: number): number {
    const p = this.problem.parts[t];
    if (!p) return -1;
    let chosen = -1, seen = 0;
    this.problem.stock.forEach((s, k) => {
      if (s.price > money || (this.forest.opened[k] as number) >= s.quantity) return;
      if (!((p.dx <= s.dx && p.dy <= s.dy) || (p.rotate && p.dy <= s.dx && p.dx <= s.dy))) return;
      seen++;
      if (this.random.below(seen) === 0) chosen = k;
    });
    return chosen;
  }

  ruin(): void {
    const { forest, random } = this;
    let want = 1 + random.below(knob['ruin'] as number);
    const bins = 1 + random.below(3);
    for (let b = 0; b < bins && want > 0; b++) {
      const slot = this.randomSlot();
      if (slot < 0) return;
      let w = b === bins - 1 ? want : 1 + random.below(want);
      while (w > 0 && forest.root[slot] !== NONE) {
        const node = this.randomNode(slot, w);
        const taken = forest.remove(slot, node);
        w -= taken; want -= taken;
      }
    }
  }

  randomSlot(): number {
    const { forest, random } = this;
    let chosen = -1, seen = 0;
    for (let s = 0; s < forest.slots; s++) {
      if (forest.root[s] === NONE) continue;
      seen++;
      if (random.below(seen) === 0) chosen = s;
    }
    return chosen;
  }

  /** descends from root */
  randomNode(slot: number, most: number): number {
    const { forest, random } = this;
    let node = forest.root[slot] as number;
    if ((forest.count[slot] as number) <= most && random.next() < 0.3) return node;
    for (;;) {
      let n = 0, chosen = -1;
      for (let c = forest.first[node] as number; c !== NONE; c = forest.next[c] as number) {
        n++;
        if (random.below(n) === 0) chosen = c;
      }
      if (chosen < 0) return node;
      node = chosen;
      if (random.next() < 0.2) return node;
    }
  }

  run(stopAt: number, deadline: number): void {
    const { forest } = this;
    const start = forest.blank();
    for (let i = 0; i < 30 && this.bestCost > stopAt; i++) {
      forest.restore(start);
      this.recreate(Infinity, i < 5 ? 0 : 0.02, i % 4);
      const c = this.cost();
      if (c < this.bestCost) { this.bestCost = c; forest.save(this.best); }
    }
    while (this.bestCost > stopAt && performance.now() < deadline) this.attempt(deadline);
  }

  /** Look for a plan cheaper than best. */
  attempt(deadline: number): void {
    const { forest, random } = this;
    forest.restore(this.best);
    // remove the least filled
    const cheapest = Math.min(...this.problem.stock.map(s => s.price));
    const limit = this.bestCost - 1;
    void cheapest;
    while (this.cost() > limit) {
      let least = Infinity, at = -1;
      for (let s = 0; s < forest.slots; s++) {
        if (forest.root[s] === NONE) continue;
        const f = this.fill(s) / (this.sheetArea[forest.stock[s] as number] as number);
        if (f < least) { least = f; at = s; }
      }
      forest.close(at);
    }
    let current = this.excluded();
    const H = knob['history'] as number;
    const history = new Float64Array(H).fill(current);
    const saved = forest.blank();
    forest.save(saved);
    for (let i = 0; ; i++) {
      this.steps++;
      if ((i & 63) === 0 && performance.now() > deadline) return;
      this.ruin();
      this.recreate(limit, knob['blink'] as number, random.below(5));
      const now = this.excluded();
      if (now === 0) {
        this.bestCost = this.cost();
        forest.save(this.best);
        return;
      }
      const h = i % H;
      if (now <= current || now < (history[h] as number)) { current = now; forest.save(saved); }
      else forest.restore(saved);
      history[h] = current;
    }
  }

  fill(slot: number): number {
    let sum = 0;
    const visit = (n: number): void => {
      const p = this.forest.part[n] as number;
      if (p !== NONE) sum += this.area[p] as number;
      else for (let c = this.forest.first[n] as number; c !== NONE; c = this.forest.next[c] as number) visit(c);
    };
    visit(this.forest.root[slot] as number);
    return sum;
  }
}
