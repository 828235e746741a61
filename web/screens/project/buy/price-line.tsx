import { useSheet } from '../../../app/shell/use-sheet.ts';
import { words } from '../../../language/page/regions.ts';
import { setRegion } from '../../../documents/edits/edit.ts';
import { changeSettings } from '../../../documents/settings/settings.ts';
import { changeProject } from '../../../documents/store/project-store.ts';
import type { ShoppingList } from '../../../planner/shopping/list.ts';
import { REGIONS, type Region } from '../../../planner/stock/region.ts';
import { Choice } from '../../../ui/controls/fields/choice.tsx';
import { REGION_OPTIONS } from '../../../ui/controls/fields/region-options.ts';
import { Sheet } from '../../../ui/controls/frame/sheet.tsx';
import type { ProjectView } from '../tab-screen.tsx';

/** Years of the example prices in a list; undefined if it has none. */
function yearsOf({ lines }: ShoppingList): string | undefined {
  const examples = lines.filter(({ offers }) =>
    offers.some(({ own, current }) => own === undefined && current !== undefined),
  );
  const years = examples.flatMap(({ year }) => year ?? []).toSorted((a, b) => a - b);
  const [first, last] = [years[0], years.at(-1)];
  return first === last ? first?.toString() : `${first}–${last}`;
}

/** Source of the prices in one line, with a way to change the region. */
export function PriceLine({ project, worked, region, settings }: ProjectView) {
  const sheet = useSheet('region');
  const theirs = REGIONS[region].currency;
  const years = yearsOf(worked.list);
  const choose = (chosen: Region): void => {
    changeSettings({ region: chosen });
    changeProject(project.id, setRegion(chosen));
  };
  return (
    <>
      <p className="row">
        <span className="row__main">
          {words.prices(words.names[region], years)}
          <span className="remark">
            {years === undefined
              ? words.atYours
              : theirs === settings.currency
                ? words.examples
                : words.elsewhere(theirs, settings.currency)}
          </span>
        </span>
        <button
          type="button"
          className="button button--plain"
          aria-label={words.changeNamed}
          onClick={() => sheet.open('shops')}
        >
          {words.change}
        </button>
      </p>
      {sheet.about !== null && (
        <Sheet title={words.prices(words.names[region], undefined)} onClose={sheet.close}>
          <Choice legend={words.ask} value={region} options={REGION_OPTIONS} onChange={choose} />
          <p className="remark">{words.note}</p>
        </Sheet>
      )}
    </>
  );
}
