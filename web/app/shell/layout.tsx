import { useLayoutEffect, useRef } from 'react';
import { en } from '../../language/en/app.ts';
import { area } from '../../language/language.ts';
import { TabBar } from '../../ui/controls/frame/tab-bar.tsx';
import { ToastArea } from '../../ui/controls/toast.tsx';
import { Messages } from './messages.tsx';
import { pageAt } from '../pages.ts';
import { usePageWords } from './use-page-words.ts';
import { useEditKeys } from './use-edit-keys.ts';
import { useOneTap } from './use-one-tap.ts';
import { useThemeColour } from './use-theme-colour.ts';
import { Outlet, ScrollRestoration, useLocation } from '../../router.ts';

const words = area('app', en);

const TABS = [
  { to: '/', label: words.tabs.projects, icon: 'house' },
  { to: '/jobs', label: words.tabs.jobs, icon: 'list' },
  { to: '/settings', label: words.tabs.settings, icon: 'cog' },
] as const;

/** Title, description and focus follow the route, as a page load would have it. */
function useArrival(path: string): void {
  usePageWords(pageAt(path));
  const shown = useRef(path);
  // Before the next frame, so that nobody finds the focus gone with the screen it was on.
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // They are the addresses of the page that was loaded, and a phone shares them.
    for (const link of document.querySelectorAll('[rel="canonical"],[hreflang]')) link.remove();
    // What stands beside a screen has the focus where the address is its own.
    const heading = document.querySelector<HTMLElement>('.side--asked h2');
    (heading ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  }, [path]);
}

/** The frame of every screen: content, messages, toasts, and the tab bar of the public pages. */
export function Layout() {
  const { pathname } = useLocation();
  useArrival(pathname);
  useThemeColour();
  useEditKeys();
  useOneTap();
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Outlet />
      <Messages />
      <ToastArea />
      {!pathname.startsWith('/project/') && <TabBar label={words.navigation} tabs={TABS} />}
      <ScrollRestoration />
    </>
  );
}
