import { HOURS, WORKING_DAYS } from '../../../planner/calendar/work-days.ts';
import { words as amountsWords } from '../../../language/page/amounts.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import { changeSettings, type Settings } from '../../../documents/settings/settings.ts';
import { AtHand } from '../../../ui/controls/at-hand.tsx';
import { Choice } from '../../../ui/controls/fields/choice.tsx';
import { Sheet } from '../../../ui/controls/frame/sheet.tsx';
import type { ProjectView } from '../tab-screen.tsx';
import { WarmthChoice } from './warmth-choice.tsx';

const { days: words } = projectWords;
const { hours: inHours } = amountsWords;

/** Working days as text: `4 h a day, at weekends`. */
export const daysInWords = ({ hours, workDays }: Settings): string =>
  words.said(inHours(hours), workDays);

/** Settings for working days, temperature and reading from a distance. */
export function DaysSheet({
  view,
  onClose,
}: {
  readonly view: ProjectView;
  readonly onClose: () => void;
}) {
  const { hours, workDays } = view.settings;
  return (
    <Sheet title={words.title} onClose={onClose}>
      <Choice
        legend={words.hours}
        value={String(hours)}
        options={HOURS.map((one) => ({ value: String(one), label: inHours(one) }))}
        onChange={(text) => {
          const chosen = HOURS.find((one) => String(one) === text);
          if (chosen !== undefined) changeSettings({ hours: chosen });
        }}
      />
      <Choice
        legend={words.which}
        value={workDays}
        options={WORKING_DAYS.map((one) => ({ value: one, label: words.kinds[one] }))}
        onChange={(chosen) => changeSettings({ workDays: chosen })}
      />
      <WarmthChoice {...view} />
      <AtHand />
    </Sheet>
  );
}
