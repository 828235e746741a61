import { isTooCold } from '../../../planner/jobs/kit/weather/cold.ts';
import { TEMPERATURES } from '../../../planner/jobs/kit/weather/temperature.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import { editProject } from '../../../documents/edits/edit-project.ts';
import { setWarmth } from '../../../documents/edits/edit.ts';
import { COLDEST_DRYING } from '../../../planner/takeoff/structure/indoors/paint-rates.ts';
import { Choice } from '../../../ui/controls/fields/choice.tsx';
import { formatRegionTemperature } from '../../../ui/format/amounts.ts';
import type { ProjectView } from '../tab-screen.tsx';

const { doing: words } = projectWords;

const stepsOf = ({ jobs }: ProjectView['worked']) => jobs.flatMap(({ plan }) => plan.steps);

/** Warns about steps that do not dry at the chosen temperature. */
export function TooCold({ project, worked, region }: ProjectView) {
  const { warmth = 20 } = project;
  return stepsOf(worked).some((step) => isTooCold(step, warmth)) ? (
    <p className="remark remark--wrong">
      {words.tooCold(formatRegionTemperature(COLDEST_DRYING, region))}
    </p>
  ) : null;
}

/** Temperature choice, if a step has to dry or harden; it decides the waiting times. */
export function WarmthChoice(view: ProjectView) {
  const { project, worked, region } = view;
  if (!stepsOf(worked).some(({ slower }) => slower !== undefined)) return null;
  return (
    <>
      <Choice
        legend={words.warmth}
        value={String(project.warmth ?? 20)}
        options={TEMPERATURES.map((one) => ({
          value: String(one),
          label: formatRegionTemperature(one, region),
        }))}
        onChange={(text) => {
          const chosen = TEMPERATURES.find((one) => String(one) === text);
          if (chosen !== undefined) editProject(project.id, setWarmth(chosen));
        }}
      />
      <TooCold {...view} />
    </>
  );
}
