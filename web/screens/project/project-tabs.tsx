import { en } from '../../language/en/project-frame.ts';
import { area } from '../../language/language.ts';
import { TabBar } from '../../ui/controls/frame/tab-bar.tsx';

const { tabs: words } = area('projectFrame', en);

/** Tabs of a project and of a cut list. */
export const TABS = ['measure', 'buy', 'cut', 'do'] as const;
export type Tab = (typeof TABS)[number];

const ICONS = { measure: 'ruler', buy: 'trolley', cut: 'scissors', do: 'tick' } as const;

export const tabName = (tab: Tab): string => words[tab];

/** Address of a tab; Measure is the address of the project. */
export const tabPath = (project: string, tab: Tab): string =>
  tab === 'measure' ? project : `${project}/${tab}`;

/** Tab bar of a project or cut list. On a wide screen Measure stays, and the others switch the side screen. */
export function ProjectTabs(props: {
  /** Tab in the address. */
  readonly tab: Tab;
  /** Tab that is visible, or that the side screen shows. */
  readonly shown: Tab;
  readonly isWide: boolean;
  readonly addressOf: (tab: Tab) => string;
}) {
  const { tab, shown, isWide, addressOf } = props;
  const linkTo = (to: Tab) => ({
    // The address of Measure can also show its side screen.
    to: addressOf(to === shown ? tab : to),
    label: words[to],
    icon: ICONS[to],
  });
  return (
    <TabBar
      label={words.label}
      isBeside={isWide}
      tabs={TABS.filter((one) => !isWide || one !== 'measure').map(linkTo)}
    />
  );
}
