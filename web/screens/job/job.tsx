import { Link, useParams } from '../../app/router.ts';
import { JOBS } from '../../jobs/catalogue.ts';
import { measureRoom } from '../../measure/room.ts';
import { shoppingList } from '../../shopping/list.ts';
import { formatMoney } from '../../shopping/money.ts';
import { EXAMPLE_ROOM, ExamplePlan } from '../../ui/example-plan.tsx';
import { mixInWords } from '../../ui/mix-in-words.ts';
import { Screen } from '../../ui/screen.tsx';
import { formatMinutes } from '../../ui/time.ts';
import { NotFound } from '../not-found/not-found.tsx';

/** The public page of one job: an example worked out, how it counts, tools, steps, pitfalls. */
export function JobScreen() {
  const { slug } = useParams();
  const job = JOBS.find((one) => one.slug === slug);
  if (job === undefined) return <NotFound />;
  const plan = job.plan(measureRoom(EXAMPLE_ROOM, 'metric'), job.start, 'metric');
  const list = shoppingList(plan.materials, {});
  return (
    <Screen
      title={job.title}
      line={job.summary}
      action={
        <Link className="button button--main" to={`/project/new?job=${job.slug}`}>
          Measure your room
        </Link>
      }
    >
      <figure>
        <ExamplePlan />
        <figcaption className="row__why">
          An example: {plan.figures.map(({ label, value }) => `${label} ${value}`).join(', ')}.
        </figcaption>
      </figure>
      <ul className="rows">
        {list.lines.map((line) => (
          <li key={line.material.id} className="row">
            <span className="row__main">
              <strong>{line.material.name}</strong>
              <span className="row__why">
                {mixInWords(line)}: {line.material.why}
              </span>
            </span>
            <span className="row__money">
              {line.mix !== undefined && formatMoney(line.mix.cost, 'GBP')}
            </span>
          </li>
        ))}
      </ul>
      <h2 className="group">How it counts</h2>
      <ul className="plain-list">
        {job.counts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2 className="group">Tools</h2>
      <p>{plan.tools.join(', ')}.</p>
      <h2 className="group">Steps</h2>
      <ol className="plain-list">
        {plan.steps.map((step) => (
          <li key={step.id}>
            <strong>{step.title}.</strong> {step.detail}
            {step.dryMinutes !== undefined && ` Let it dry for ${formatMinutes(step.dryMinutes)}.`}
          </li>
        ))}
      </ol>
      <h2 className="group">What can go wrong</h2>
      <ul className="plain-list">
        {job.pitfalls.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Screen>
  );
}
