import { gateKey, type Gate } from '../../jobs/gates/gate.ts';
import { en } from '../../language/en/project.ts';
import { area } from '../../language/language.ts';
import { typeInJob } from '../../projects/edit.ts';
import type { DerivedJob, DerivedProject } from '../../projects/derive/derive-project.ts';
import { changeProject } from '../../projects/stores/project-store.ts';
import type { ProjectView } from './view.ts';
import { entryOf } from '../../measure/entry-of.ts';

const { gates: words } = area('project', en);

interface Asked {
  readonly job: DerivedJob;
  readonly gate: Gate;
  readonly answered: boolean;
}

/** Every gate of a project's jobs, those that stop the work first. */
const gatesOf = ({ jobs }: DerivedProject): readonly Asked[] =>
  jobs
    .flatMap((job) =>
      job.plan.gates.map((gate) => {
        return { job, gate, answered: entryOf(job.entry.typed, gateKey(gate.id)) === true };
      }),
    )
    .toSorted((a, b) => Number(b.gate.severity === 'stop') - Number(a.gate.severity === 'stop'));

/** How many stop the work and are not answered: until then the plan is not ready. */
export const openGates = (worked: DerivedProject): number =>
  gatesOf(worked).filter(({ gate, answered }) => gate.severity === 'stop' && !answered).length;

/** What to look at or ask before the first step, each ticked by the person alone. */
export function Gates({ project, worked }: ProjectView) {
  const asked = gatesOf(worked);
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="gates">
      <h2 id="gates" className="group">
        {words.title}
      </h2>
      <ul className="rows">
        {asked.map(({ job, gate, answered }) =>
          gate.severity === 'stop' ? (
            <li key={`${job.entry.id}/${gate.id}`} className={answered ? 'row row--ticked' : 'row'}>
              <button
                type="button"
                className="row__main row__button"
                aria-pressed={answered}
                onClick={() =>
                  changeProject(
                    project.id,
                    typeInJob(job.entry.id, { [gateKey(gate.id)]: !answered }),
                  )
                }
              >
                <strong>{gate.title}</strong>
                <span className="remark">{gate.message}</span>
              </button>
            </li>
          ) : (
            <li key={`${job.entry.id}/${gate.id}`} className="row">
              <span className="row__main">
                <strong>{gate.title}</strong>
                <span className="remark">{gate.message}</span>
              </span>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
