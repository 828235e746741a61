import type { Step } from '../../jobs/kit/contract.ts';
import { en as enAmounts } from '../../language/en/amounts.ts';
import { en } from '../../language/en/job.ts';
import { area, pageFormats } from '../../language/language.ts';
import { byAisle } from '../../shopping/aisles.ts';
import { itemsInWords } from '../../ui/format/items-in-words.ts';
import { formatMinutes } from '../../ui/format/time.ts';
import type { Example } from './example.ts';

const words = area('job', en);
const { commas } = area('amounts', enAmounts);

/** What the example buys, line by line, and the tools that it takes. */
export function FoldedList({ list, plan, currency }: Example) {
  const { money } = pageFormats();
  const lines = byAisle(list.lines).flatMap((one) => one.lines);
  return (
    <details className="more">
      <summary>{words.list(lines.length, money(list.cost, currency))}</summary>
      <ul className="rows">
        {lines.map((line) => (
          <li key={line.id} className="row">
            <span className="row__main">
              {line.name}
              <span className="remark">{itemsInWords(line)}</span>
            </span>
            {money(line.cost, currency)}
          </li>
        ))}
      </ul>
      <h2 className="group">{words.tools}</h2>
      <p>{words.toolList(commas(plan.tools.map(({ name }) => name)))}</p>
    </details>
  );
}

/** How long a step takes, after its name: one text, which a page holds without a mark of React's between two. */
function timesOf({ minutes, dryMinutes }: Step): string {
  const wait = dryMinutes === undefined ? '' : ` ${words.dry(formatMinutes(dryMinutes))}`;
  return ` ${words.work(formatMinutes(minutes))}${wait}`;
}

/** The steps by name; how each is done is said in a plan of one's own. */
export function FoldedSteps({ plan: { steps } }: Example) {
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  return (
    <details className="more">
      <summary>{words.steps(steps.length, formatMinutes(minutes))}</summary>
      <ol className="plain-list">
        {steps.map((step) => (
          <li key={step.id}>
            <b>{words.step(step.title)}</b>
            {timesOf(step)}
          </li>
        ))}
      </ol>
    </details>
  );
}
