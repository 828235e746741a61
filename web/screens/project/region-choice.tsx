import { en } from '../../language/en/regions.ts';
import { area } from '../../language/language.ts';
import { setRegion } from '../../projects/edit.ts';
import { changeSettings } from '../../projects/settings/settings.ts';
import { changeProject } from '../../projects/stores/project-store.ts';
import type { Region } from '../../stock/region.ts';
import { REGION_OPTIONS } from '../../ui/controls/region-options.ts';
import { Choice } from '../../ui/controls/choice.tsx';

const words = area('regions', en);

/** Where the person shops, asked once over the first list: one tap. */
export function RegionChoice(props: { readonly project: string; readonly region: Region }) {
  const choose = (region: Region): void => {
    changeSettings({ region });
    changeProject(props.project, setRegion(region));
  };
  return (
    <section>
      <Choice legend={words.ask} value={props.region} options={REGION_OPTIONS} onChange={choose} />
      <p className="pair">
        <button type="button" className="button" onClick={() => choose(props.region)}>
          {words.right}
        </button>
      </p>
    </section>
  );
}
