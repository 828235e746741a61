import { words as amountsWords } from '../../language/page/amounts.ts';
import { words } from '../../language/page/job.ts';
import { byAisle } from '../../planner/shopping/aisles.ts';
import { formatPacks, roundedMoney } from '../../ui/format/amounts.ts';
import { formatAbout } from '../../ui/format/time.ts';
import type { Example } from './example.ts';
import { emphasised } from '../../ui/format/marked-text.tsx';

const { commas } = amountsWords;

/** Shopping list and tools of the example. */
export function FoldedList({ list, plan, currency }: Example) {
  const money = roundedMoney;
  const lines = byAisle(list.lines).flatMap((one) => one.lines);
  return (
    <details className="more">
      <summary>{words.list(lines.length, money(list.cost, currency))}</summary>
      <ul className="plain-list">
        {lines.map((line) => (
          <li key={line.id}>
            {emphasised(
              words.line(line.name, formatPacks(line), money(line.price.amount, currency)),
            )}
          </li>
        ))}
        <li>{words.tools(commas(plan.tools.map(({ name }) => name)))}</li>
      </ul>
    </details>
  );
}

/** Titles of the steps; the user's own plan contains the details. */
export function FoldedSteps({ plan: { steps } }: Example) {
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  return (
    <details className="more">
      <summary>{words.steps(steps.length, formatAbout(minutes))}</summary>
      <ol className="plain-list">
        {steps.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
    </details>
  );
}
