import { NavLink } from 'react-router-dom';
import { Icon, type IconName } from '../icon.tsx';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';
import type { ReactNode } from 'react';
import { createStore, useStore } from '../../../platform/store.ts';

/** Signs under tab labels, by address: for example the remaining time of a timer. */
export type TabSigns = Readonly<Record<string, ReactNode>>;

const tabSigns = createStore<TabSigns>({});

/** Replaces all signs. */
export const showTabSigns = tabSigns.set;

const useTabSigns = (): TabSigns => useStore(tabSigns);

export interface Tab {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
}

/** Tab bar at the bottom; colour, weight and `aria-current` mark the current tab. */
export function TabBar(props: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** True if the tabs switch the side screen, and the main screen stays. */
  readonly isBeside?: boolean;
}) {
  const { label, tabs, isBeside = false } = props;
  const signs = useTabSigns();
  return (
    <nav className={isBeside ? 'tab-bar tab-bar--side' : 'tab-bar'} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink
          key={tab.label}
          to={tab.to}
          end
          preventScrollReset={isBeside}
          className="tab-bar__tab"
        >
          <Icon name={tab.icon} />
          {tab.label}
          {entryOf(signs, tab.to.split('?', 1).join(''))}
        </NavLink>
      ))}
    </nav>
  );
}
