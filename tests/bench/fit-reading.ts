import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { candidateRows } from '../../web/planner/import/reading/read-text.ts';
import {
  decide,
  scoreOf,
  WEIGHTS,
  type Candidate,
  type Weights,
} from '../../web/planner/import/reading/decide.ts';
import { findTable } from '../../web/planner/import/find-table.ts';
import {
  isTrueReading,
  readCorpus,
  type TrueLine,
  type TrueList,
} from '../support/reading-corpus.ts';

// `npm run bench -- fit-reading [--write]`: fits the weights and the margin of the list reader on the open part of the
// corpus, and shows how they do on lists that a fit did not see (five parts, each left out once). It opens no other set.
const OPEN = join(import.meta.dirname, '..', 'fixtures', 'reading', 'open.txt');
const READING = join(import.meta.dirname, '..', '..', 'web', 'planner', 'import', 'reading');
const OUT = join(READING, 'weights.json');
const ROUNDS = 120;
const LEARN = 0.05;
/** Pull towards the weights before the fit, so that rare evidence keeps its weight. */
const PULL = 0.01;
/** A right reading should lead a wrong one by this. */
const LEAD = 7;
/** Two right readings of a question should be as close as this. */
const TIE = 0.3;
const PARTS = 5;
/** Share of right rows that a wider margin must keep. */
const LEAST_KEPT = 0.992;
const MARGINS = Array.from({ length: 28 }, (_, i) => (5 + 2 * i) / 10);

interface Example {
  readonly truth: TrueLine;
  readonly candidates: readonly Candidate[];
}

const isRight = (truth: TrueLine, { parts, is }: Candidate): boolean =>
  truth.is === 'none' || truth.is === 'above'
    ? is !== undefined
    : is === undefined && isTrueReading(truth, parts);

function examplesOf(lists: readonly TrueList[], weights: Weights): readonly Example[] {
  return lists.flatMap((list) => {
    const text = list.lines.map((line) => line.text).join('\n');
    if (findTable(text)?.blocks.some(({ header }) => header !== undefined) === true) return [];
    return candidateRows(text, list, weights).flatMap(({ line, candidates }) => {
      const truth = list.lines[line - 1];
      return truth === undefined || candidates === undefined ? [] : [{ truth, candidates }];
    });
  });
}

/** Steps towards `a` and away from `b`, in proportion to what differs. */
function step(weights: Record<string, number>, a: Candidate, b: Candidate, size: number): void {
  for (const name of new Set([...Object.keys(a.evidence), ...Object.keys(b.evidence)])) {
    const difference = (a.evidence[name] ?? 0) - (b.evidence[name] ?? 0);
    weights[name] = (weights[name] ?? 0) + size * difference;
  }
}

function fit(examples: readonly Example[], start: Weights): Weights {
  const weights: Record<string, number> = { ...start.weights };
  const now: Weights = { ...start, weights };
  for (let round = 0; round < ROUNDS; round++) {
    const rate = LEARN * (1 - round / ROUNDS);
    for (const { truth, candidates } of examples) {
      const scored = candidates.map((one) => ({
        one,
        score: scoreOf(one.evidence, now),
        isRight: isRight(truth, one),
      }));
      const order = scored.toSorted((a, b) => b.score - a.score);
      const right = order.filter((one) => one.isRight);
      const wrong = order.find((one) => !one.isRight);
      const [best] = right;
      if (best === undefined) continue;
      if (wrong !== undefined && best.score - wrong.score < LEAD)
        step(weights, best.one, wrong.one, rate);
      const ties =
        truth.is === 'question'
          ? truth.readings.flatMap(
              (reading) =>
                right.find(({ one }) =>
                  isTrueReading({ ...truth, readings: [reading] }, one.parts),
                ) ?? [],
            )
          : [];
      const [most, least] = [
        ties.toSorted((a, b) => b.score - a.score)[0],
        ties.toSorted((a, b) => a.score - b.score)[0],
      ];
      if (most !== undefined && least !== undefined && most.score - least.score > TIE)
        step(weights, least.one, most.one, rate);
    }
    for (const [name, value] of Object.entries(weights))
      weights[name] = value + PULL * ((start.weights[name] ?? 0) - value);
  }
  return now;
}

/** Rows that are right, and rows that are a part without a question and wrong. */
function grade(examples: readonly Example[], weights: Weights) {
  let [right, wrong] = [0, 0];
  for (const { truth, candidates } of examples) {
    const decision = decide(candidates, weights);
    if (decision.status === 'read') {
      if (truth.is === 'parts' && isRight(truth, decision.reading)) right += 1;
      else wrong += 1;
    } else if (
      decision.status === 'asked'
        ? truth.is === 'question'
        : truth.is === 'none' || truth.is === 'above'
    )
      right += 1;
  }
  return { right, wrong };
}

const lists = readCorpus(readFileSync(OPEN, 'utf8'));
const all = examplesOf(lists, WEIGHTS);
const folds = Array.from({ length: PARTS }, (_, part) => {
  const own = (isOut: boolean) =>
    examplesOf(
      lists.filter((_list, i) => (i % PARTS === part) === isOut),
      WEIGHTS,
    );
  return { unseen: own(true), fitted: fit(own(false), WEIGHTS) };
});
const tried = MARGINS.flatMap((margin) =>
  MARGINS.filter((otherMargin) => otherMargin <= margin).map((otherMargin) => {
    const graded = folds.map(({ unseen, fitted }) =>
      grade(unseen, { ...fitted, margin, otherMargin }),
    );
    const sum = (what: 'right' | 'wrong') => graded.reduce((total, one) => total + one[what], 0);
    return { margin, otherMargin, right: sum('right'), wrong: sum('wrong') };
  }),
);
// Other lists are new: of the margins with the fewest wrong rows, the widest that costs few right rows.
const leastWrong = Math.min(...tried.map(({ wrong }) => wrong));
const safe = tried.filter(({ wrong }) => wrong === leastWrong);
const mostRight = Math.max(...safe.map(({ right }) => right));
const [chosen = { ...WEIGHTS, right: 0, wrong: 0 }] = safe
  .filter(({ right }) => right >= LEAST_KEPT * mostRight)
  .toSorted((a, b) => b.margin + b.otherMargin - a.margin - a.otherMargin || b.right - a.right);
console.table(tried.filter(({ margin, otherMargin }) => margin === otherMargin));
console.log(`${all.length} rows, lists that the fit did not see:`, chosen);
const fitted = { ...fit(all, WEIGHTS), margin: chosen.margin, otherMargin: chosen.otherMargin };
console.log('fitted on all open lists:', grade(all, fitted));
if (process.argv.includes('--show')) {
  for (const { unseen, fitted: fold } of folds) {
    for (const example of unseen) {
      const weights = { ...fold, margin: chosen.margin, otherMargin: chosen.otherMargin };
      if (grade([example], weights).wrong > 0)
        console.log('wrong if not seen:', example.truth.text);
    }
  }
}
if (process.argv.includes('--write')) {
  const weights = Object.fromEntries(
    Object.entries(fitted.weights)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, Math.round(value * 100) / 100]),
  );
  writeFileSync(
    OUT,
    `${JSON.stringify({ margin: fitted.margin, otherMargin: fitted.otherMargin, kindMargin: fitted.kindMargin, floor: fitted.floor, weights }, undefined, 2)}\n`,
  );
}
