import { useEffect } from 'react';
import { useSettings } from '../../documents/settings/settings.ts';

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
