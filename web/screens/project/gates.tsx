import { en } from '../../language/en/project.ts';
import { area } from '../../language/language.ts';
import { answerGate, projectGates, type ProjectGate } from '../../projects/derive/project-gates.ts';
import { changeProject } from '../../projects/stores/project-store.ts';
import type { ProjectView } from './view.ts';
import { Group } from '../../ui/controls/group.tsx';

const { gates: words } = area('project', en);

/** What a gate asks, and for which jobs where the project has others too. */
function Ask({ asked, several }: { readonly asked: ProjectGate; readonly several: boolean }) {
  const titles = [...new Set(asked.jobs.map(({ job }) => job.title))];
  return (
    <>
      <strong>{asked.gate.title}</strong>
      <span className="remark">{asked.gate.message}</span>
      {several && <span className="remark">{words.protects(titles)}</span>}
    </>
  );
}

/** What to look at or ask before the first step, each once, ticked by the person alone. */
export function Gates({ project, worked }: ProjectView) {
  const gates = projectGates(worked);
  const several = worked.jobs.length > 1;
  if (gates.length === 0) return null;
  return (
    <Group id="gates" title={words.title}>
      <ul className="rows">
        {gates.map((asked) =>
          asked.gate.severity === 'stop' ? (
            <li key={asked.gate.id} className={asked.answered ? 'row row--ticked' : 'row'}>
              <button
                type="button"
                className="row__main row__button tickable gate"
                aria-pressed={asked.answered}
                onClick={() => changeProject(project.id, answerGate(asked, !asked.answered))}
              >
                <Ask asked={asked} several={several} />
              </button>
            </li>
          ) : (
            <li key={asked.gate.id} className="row">
              <span className="row__main">
                <Ask asked={asked} several={several} />
              </span>
            </li>
          ),
        )}
      </ul>
    </Group>
  );
}
