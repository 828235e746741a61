import { useEffect } from 'react';
import { useSettings } from '../../documents/settings/settings.ts';

const PAPER = '#f7f3ea';
const BLACKBOARD = '#15191d';

/** Colours the browser's own frame as the chosen theme, which need not be the phone's. */
export function useThemeColour(): void {
  const { theme } = useSettings();
  useEffect(() => {
    const [light, dark] = document.querySelectorAll('meta[name="theme-color"]');
    light?.setAttribute('content', theme === 'dark' ? BLACKBOARD : PAPER);
    dark?.setAttribute('content', theme === 'light' ? PAPER : BLACKBOARD);
  }, [theme]);
}
