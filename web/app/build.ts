import { useSyncExternalStore } from 'react';
import { version } from '../telemetry/release.ts';

/** What this page's build is called: the hash in the name of the script it started with. */
export function buildId(): string {
  const entry = document.querySelector('script[data-entry]')?.getAttribute('data-entry') ?? '';
  return /-(.{8})$/.exec(entry)?.[1] ?? '';
}

const never = () => () => undefined;

/** Version and build in words; the export cannot know its own build. */
export const useBuild = (): { readonly version: string; readonly build: string } => {
  return { version, build: useSyncExternalStore(never, buildId, () => '') };
};
