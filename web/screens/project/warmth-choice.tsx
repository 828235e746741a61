import { isTooCold } from '../../jobs/kit/cold.ts';
import { WARMTHS } from '../../jobs/kit/warmth.ts';
import { en } from '../../language/en/project.ts';
import { area } from '../../language/language.ts';
import { editProject } from '../../projects/derive/edit-project.ts';
import { setWarmth } from '../../projects/edit.ts';
import { COLDEST_DRYING } from '../../takeoff/structure/paint-rates.ts';
import { Choice } from '../../ui/controls/choice.tsx';
import { formatTemperature } from '../../ui/format/temperature.ts';
import type { ProjectView } from './view.ts';

const { doing: words } = area('project', en);

/** How warm it is, where something waits to dry or to harden: the waits are as long as they are there. */
export function WarmthChoice({ project, worked, region }: ProjectView) {
  const steps = worked.jobs.flatMap(({ plan }) => plan.steps);
  if (!steps.some(({ slower }) => slower !== undefined)) return null;
  const { warmth = 20 } = project;
  return (
    <>
      <Choice
        legend={words.warmth}
        value={String(warmth)}
        options={WARMTHS.map((one) => ({
          value: String(one),
          label: formatTemperature(one, region),
        }))}
        onChange={(text) => {
          const chosen = WARMTHS.find((one) => String(one) === text);
          if (chosen !== undefined) editProject(project.id, setWarmth(chosen));
        }}
      />
      {steps.some((step) => isTooCold(step, warmth)) && (
        <p className="remark remark--wrong">
          {words.tooCold(formatTemperature(COLDEST_DRYING, region))}
        </p>
      )}
    </>
  );
}
