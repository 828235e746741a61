import { NavLink } from '../../../router.ts';
import { Icon, type IconName } from '../icon.tsx';
import { useTabSigns } from './tab-sign.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';

export interface Tab {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
}

/** The bar under the thumb; the place one is at is marked by colour, weight and `aria-current`. */
export function TabBar(props: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Whether it turns what stands beside a screen, which stays where it is. */
  readonly isBeside?: boolean;
}) {
  const { label, tabs, isBeside = false } = props;
  const signs = useTabSigns();
  return (
    <nav className={isBeside ? 'tab-bar tab-bar--side' : 'tab-bar'} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.label} to={tab.to} preventScrollReset={isBeside} className="tab-bar__tab">
          <Icon name={tab.icon} />
          {tab.label}
          {entryOf(signs, tab.to.split('?', 1).join(''))}
        </NavLink>
      ))}
    </nav>
  );
}
