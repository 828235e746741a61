import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { words } from '../../language/page/app.ts';
import { TabBar } from '../../ui/controls/frame/tab-bar.tsx';
import { ToastArea } from '../../ui/controls/toast.tsx';
import { Messages } from './messages.tsx';
import { beforePaint } from '../../platform/scheduling.ts';
import { pageAt } from '../pages.ts';
import { usePageWords, useThemeColour } from './document-head.ts';
import { useEditKeys } from './use-edit-keys.ts';
import { useOneTap } from './use-one-tap.ts';
import { useLocation } from 'react-router-dom';

const TABS = [
  { to: '/', label: words.tabs.projects, icon: 'house' },
  { to: '/jobs', label: words.tabs.jobs, icon: 'list' },
  { to: '/settings', label: words.tabs.settings, icon: 'cog' },
] as const;

/** Updates title, description and focus after a route change, as a page load would. */
function useArrival(path: string): void {
  usePageWords(pageAt(path));
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // These links describe the page that was loaded, and phones share them.
    for (const link of document.querySelectorAll('[rel="canonical"],[hreflang]')) link.remove();
    beforePaint(() => {
      // A side screen with its own address takes the focus.
      const heading = document.querySelector<HTMLElement>('.side--asked h2');
      (heading ?? document.querySelector('h1'))?.focus({ preventScroll: true });
    });
  }, [path]);
}

/** Frame of every screen: content, messages, toasts, and the tab bar of the public pages. */
export function Layout({ children }: { readonly children: ReactNode }) {
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
      {children}
      <Messages />
      <ToastArea />
      {!pathname.startsWith('/project/') && <TabBar label={words.navigation} tabs={TABS} />}
    </>
  );
}
