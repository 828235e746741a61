import { Link } from 'react-router-dom';
import { words } from '../../language/page/project-frame.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { saveAgain, type StorageState } from '../../documents/store/device-storage.ts';
import { TabBar } from '../../ui/controls/frame/tab-bar.tsx';

/** Link to all projects, in the same corner of every tab. */
export function BackToProjects() {
  return (
    <Link className="screen__back" to="/" aria-label={words.back}>
      <Icon name="back" />
    </Link>
  );
}

/** Warns if the inputs may not be saved. */
export function StorageAlarm({ state }: { readonly state: StorageState }) {
  return state === 'fine' ? null : (
    <p className="alarm" role="alert">
      {words.storage[state]}
      {state === 'cleared' && (
        <button type="button" className="button button--plain" onClick={saveAgain}>
          {words.saveAgain}
        </button>
      )}
    </p>
  );
}

/** Tabs of a project and of a cut list. */
export const TABS = ['measure', 'buy', 'cut', 'do'] as const;
export type ProjectTab = (typeof TABS)[number];

const ICONS = { measure: 'ruler', buy: 'trolley', cut: 'scissors', do: 'tick' } as const;

export const tabName = (tab: ProjectTab): string => words.tabs[tab];

/** Address of a tab; Measure is the address of the project. */
export const tabPath = (project: string, tab: ProjectTab): string =>
  tab === 'measure' ? project : `${project}/${tab}`;

/** Tab bar of a project or cut list. On a wide screen Measure stays, and the others switch the side screen. */
export function ProjectTabs(props: {
  /** Tab in the address. */
  readonly tab: ProjectTab;
  /** Tab that is visible, or that the side screen shows. */
  readonly shown: ProjectTab;
  readonly isWide: boolean;
  readonly addressOf: (tab: ProjectTab) => string;
}) {
  const { tab, shown, isWide, addressOf } = props;
  const linkTo = (to: ProjectTab) => ({
    // The address of Measure can also show its side screen.
    to: addressOf(to === shown ? tab : to),
    label: words.tabs[to],
    icon: ICONS[to],
  });
  return (
    <TabBar
      label={words.tabs.label}
      isBeside={isWide}
      tabs={TABS.filter((one) => !isWide || one !== 'measure').map(linkTo)}
    />
  );
}
