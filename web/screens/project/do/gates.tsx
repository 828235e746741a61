import { words as projectWords } from '../../../language/page/project.ts';
import {
  projectGates,
  stoppedBy,
  type ProjectGate,
} from '../../../planner/project/project-gates.ts';
import { answerGate } from '../../../documents/edits/edit.ts';
import { changeProject } from '../../../documents/store/project-store.ts';
import type { ProjectView } from '../tab-screen.tsx';

const { gates: words } = projectWords;

/** A question that only the user can tick, with the step of each job that it blocks. */
export function GateRow({
  asked,
  project,
}: {
  readonly asked: ProjectGate;
  readonly project: string;
}) {
  const stops = asked.jobs.flatMap((job) => {
    const step = stoppedBy(job, asked.gate);
    return step === undefined ? [] : [words.step(job.job.title, step.title)];
  });
  return (
    <button
      type="button"
      className="row__main row__button tickable gate"
      aria-pressed={asked.answered}
      onClick={() => changeProject(project, answerGate(asked, !asked.answered))}
    >
      <strong>{asked.gate.title}</strong>
      <span className="remark">{asked.gate.message}</span>
      <span className="remark">{words.stops([...new Set(stops)])}</span>
    </button>
  );
}

/** Checks before some steps, collapsed. They block only those steps, but may take days to arrange. */
export function Gates({ project, worked }: ProjectView) {
  const stops = projectGates(worked).filter(({ gate }) => gate.severity === 'stop');
  if (stops.length === 0) return null;
  const open = stops.filter(({ answered }) => !answered).length;
  return (
    <details className="more">
      <summary>{open > 0 ? words.open(open) : words.allChecked}</summary>
      <ul className="rows">
        {stops.map((asked) => (
          <li key={asked.gate.id} className={asked.answered ? 'row row--ticked' : 'row'}>
            <GateRow asked={asked} project={project.id} />
          </li>
        ))}
      </ul>
    </details>
  );
}
