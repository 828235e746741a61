import { useEffect } from 'react';
import { titled } from '../pages.ts';
import { useSettings } from '../../documents/settings/settings.ts';

/** Sets the title and description of the document. */
export function usePageWords(page: { title: string; description: string } | undefined): void {
  const { title, description } = page ?? {};
  useEffect(() => {
    if (title === undefined || description === undefined) return;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}

/** Sets the title of the document for screens that are not public pages. */
export function useTitle(title: string): void {
  useEffect(() => {
    // Runs after the layout, which may set the title of the missing page.
    queueMicrotask(() => {
      document.title = titled(title);
    });
  }, [title]);
}

const PAPER = '#f7f3ea';
const BLACKBOARD = '#15191d';

/** Gives the browser's frame the colour of the chosen theme, which may differ from the phone's. */
export function useThemeColour(): void {
  const { theme } = useSettings();
  useEffect(() => {
    const [light, dark] = document.querySelectorAll('meta[name="theme-color"]');
    light?.setAttribute('content', theme === 'dark' ? BLACKBOARD : PAPER);
    dark?.setAttribute('content', theme === 'light' ? PAPER : BLACKBOARD);
  }, [theme]);
}
