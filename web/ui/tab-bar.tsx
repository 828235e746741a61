import { NavLink } from '../app/router.ts';
import { useTabSigns } from './tab-sign.ts';

export interface Tab {
  readonly to: string;
  readonly label: string;
}

/** The bar under the thumb; the place one is at is marked by a line, weight and `aria-current`. */
export function TabBar({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const signs = useTabSigns();
  const signOf = (to: string) => {
    const sign = signs.find((one) => one.to === to);
    return (
      sign !== undefined && (
        <span className={sign.isDue ? 'tab-bar__sign tab-bar__sign--due' : 'tab-bar__sign'}>
          {sign.text}
        </span>
      )
    );
  };
  return (
    <nav className="tab-bar" aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end className="tab-bar__tab">
          {tab.label}
          {signOf(tab.to)}
        </NavLink>
      ))}
    </nav>
  );
}
