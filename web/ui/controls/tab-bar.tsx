import { NavLink } from '../../router.ts';
import { useTabSigns } from './tab-sign.ts';
import { entryOf } from '../../measure/entry-of.ts';

export interface Tab {
  readonly to: string;
  readonly label: string;
}

/** The bar under the thumb; the place one is at is marked by a line, weight and `aria-current`. */
export function TabBar({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const signs = useTabSigns();
  return (
    <nav className="tab-bar" aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end className="tab-bar__tab">
          {tab.label}
          {entryOf(signs, tab.to)}
        </NavLink>
      ))}
    </nav>
  );
}
