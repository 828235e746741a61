import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path as it is in every language. */
  readonly to: string;
  /** Whether it takes the place of this screen in the history. */
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
}

/** A link to a screen, on the router's own hooks: its `Link` brings what fetches pages of a server ahead, 2 kB of the entry. */
export function Link(props: LinkProps) {
  const { to, replace, state, preventScrollReset = false, onClick, children, ...others } = props;
  const way = { state, preventScrollReset, ...(replace !== undefined && { replace }) };
  const follow = useLinkClickHandler(to, way);
  return (
    <a
      {...others}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** A link that says whether it leads to where one is. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const isHere = useResolvedPath(props.to).pathname === pathname;
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
}
