import { useSyncExternalStore } from 'react';
import { words as cutListWords } from '../../../language/page/cut-list.ts';
import { projectName } from '../../../documents/settings/page-names.ts';
import { changeCutList } from '../../../documents/store/cut-list-store.ts';
import { subscribe } from '../../../documents/store/device-storage.ts';
import { listProjects, NO_PROJECTS } from '../../../documents/store/project-store.ts';
import type { CutHardware, CutList } from '../../../planner/schema/cut-list.ts';
import { Choice } from '../../../ui/controls/fields/choice.tsx';
import { toastEdit } from '../../../ui/controls/toast.tsx';

const { hardware: words } = cutListWords;

type Change = (row: CutHardware) => CutHardware | undefined;

/** Changes or removes one row of a list's hardware. */
const changeRow = (list: string, id: string, change: Change): void =>
  changeCutList(list, (now) => ({
    ...now,
    hardware: (now.hardware ?? []).flatMap((row) => (row.id === id ? (change(row) ?? []) : row)),
  }));

const turned = ({ bought, ...row }: CutHardware): CutHardware =>
  bought === true ? row : { ...row, bought: true };

/** Hardware of a list to buy; a tap ticks a row off. */
export function HardwareRows(props: { readonly list: CutList; readonly canRemove: boolean }) {
  const { list, canRemove } = props;
  const remove = ({ id, name }: CutHardware): void => {
    changeRow(list.id, id, () => undefined);
    toastEdit(words.removed(name));
  };
  return (list.hardware ?? []).map((row) => (
    <li key={row.id} className={row.bought === true ? 'row row--ticked' : 'row'}>
      <button
        type="button"
        className="row__main row__button tickable hardware-row"
        aria-pressed={row.bought === true}
        onClick={() => changeRow(list.id, row.id, turned)}
      >
        <span className="row__count">
          <b>{row.quantity}</b> ×
        </span>
        <span className="row__what">
          <strong>{row.name}</strong>
          <span className="remark">{words.kind}</span>
        </span>
      </button>
      {canRemove && (
        <button
          type="button"
          className="button button--plain"
          aria-label={words.removeNamed(row.name)}
          onClick={() => remove(row)}
        >
          {words.remove}
        </button>
      )}
    </li>
  ));
}

/** Chooses the project whose shopping list shows the hardware of a list. */
function HardwareProject({ list }: { readonly list: CutList }) {
  const found = useSyncExternalStore(subscribe, listProjects, () => NO_PROJECTS);
  const projects = found.flatMap((one) => (one.kind === 'project' ? [one.project] : []));
  if (projects.length === 0) return null;
  const isThere = projects.some(({ id }) => id === list.project);
  return (
    <Choice
      legend={words.project}
      value={isThere ? list.project : ''}
      options={[
        { value: '', label: words.noProject },
        ...projects.map((one) => ({ value: one.id, label: projectName(one) })),
      ]}
      onChange={(project) => changeCutList(list.id, (now) => ({ ...now, project }))}
    />
  );
}

/** Hardware of a list with its ticks, and the project that shows it too. */
export function HardwareOfList({ list }: { readonly list: CutList }) {
  if ((list.hardware ?? []).length === 0) return null;
  return (
    <>
      <ul className="rows">
        <HardwareRows list={list} canRemove />
      </ul>
      <HardwareProject list={list} />
    </>
  );
}
