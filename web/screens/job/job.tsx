import type { ReactNode } from 'react';
import { exampleLocale } from '../../projects/settings/locale.ts';
import { Link } from '../../router.ts';
import { jobPage } from '../../app/job-page.ts';
import { usePageWords } from '../../app/use-page-words.ts';
import type { JobHere, Step } from '../../jobs/kit/contract.ts';
import { examplePlace } from '../../jobs/kit/example-places.ts';
import { en as enAmounts } from '../../language/en/amounts.ts';
import { en } from '../../language/en/job.ts';
import { area, language, pageFormats } from '../../language/language.ts';
import { REGION_OF, REGIONS } from '../../stock/region.ts';
import { byAisle } from '../../shopping/aisles.ts';
import { shoppingList } from '../../shopping/list.ts';
import { emptyPurse } from '../../shopping/purse.ts';
import { ExamplePlan } from '../../ui/drawings/example-plan.tsx';
import { itemsInWords } from '../../ui/format/items-in-words.ts';
import { LazyModel } from '../../ui/drawings/lazy-model.tsx';
import { LaidDrawing } from '../../ui/drawings/laid-drawing.tsx';
import { Screen } from '../../ui/controls/screen.tsx';
import { formatMinutes, formatWork } from '../../ui/format/time.ts';

const words = area('job', en);
const { commas } = area('amounts', enAmounts);

/**
 * The public page of one job: an example worked out, how it counts, tools, the steps by name, pitfalls. Why each line is
 * there and how each step is done are said in a plan of one's own.
 */
export function jobScreen(job: JobHere): () => ReactNode {
  return () => <JobScreen job={job} />;
}

/** How long a step takes, after its name: one text, which a page holds without a mark of React's between two. */
function timesOf({ minutes, dryMinutes }: Step): string {
  const wait = dryMinutes === undefined ? '' : ` ${words.dry(formatMinutes(dryMinutes))}`;
  return ` ${words.work(formatWork(minutes))}${wait}`;
}

function JobScreen({ job }: { readonly job: JobHere }) {
  const locale = exampleLocale();
  const { currency } = REGIONS[REGION_OF[language()]];
  usePageWords(jobPage(job));
  const kind = job.places[0] ?? 'room';
  const plan = job.plan(examplePlace(kind, locale), job.example ?? {});
  const needs = plan.materials.map((material) => ({ job: job.slug, material }));
  const list = shoppingList(needs, emptyPurse(locale, { currency, examples: true }));
  const lines = byAisle(list.lines).flatMap((one) => one.lines);
  const drawing = plan.drawings.find(({ pieces }) => pieces.length > 0);
  return (
    <Screen
      title={job.title}
      line={job.summary}
      isBeside
      action={
        <Link className="button button--main" to={`/project/new?job=${job.slug}`}>
          {words.measure[kind]}
        </Link>
      }
    >
      <figure className="example">
        {drawing === undefined ? (
          kind === 'room' && <ExamplePlan />
        ) : (
          <LaidDrawing drawing={drawing} />
        )}
        <figcaption className="remark">
          {words.example(commas(plan.figures.map(({ label, value }) => `${label} ${value}`)))}
        </figcaption>
      </figure>
      {plan.model !== undefined && <LazyModel model={plan.model} />}
      {job.places.length > 1 && (
        <p className="links">
          {job.places.slice(1).map((other) => (
            <Link key={other} to={`/project/new?job=${job.slug}&place=${other}`}>
              {words.measure[other]}
            </Link>
          ))}
        </p>
      )}
      <ul className="rows">
        {lines.map((line) => (
          <li key={line.id} className="row">
            <span className="row__main">
              <b>{line.name}</b>
              <span className="remark">{itemsInWords(line)}</span>
            </span>
            <b>{pageFormats().money(line.cost, currency)}</b>
          </li>
        ))}
      </ul>
      <h2 className="group">{words.counts}</h2>
      <ul className="plain-list">
        {job.counts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2 className="group">{words.tools}</h2>
      <p>{words.toolList(commas(plan.tools.map(({ name }) => name)))}</p>
      <h2 className="group">{words.steps}</h2>
      <ol className="plain-list">
        {plan.steps.map((step) => (
          <li key={step.id}>
            <b>{words.step(step.title)}</b>
            {timesOf(step)}
          </li>
        ))}
      </ol>
      <h2 className="group">{words.pitfalls}</h2>
      <ul className="plain-list">
        {job.pitfalls.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Screen>
  );
}
