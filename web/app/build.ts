import { version } from '../platform/release.ts';
import { useUnchanging } from '../platform/use-is-live.ts';

/** What this page's build is called: the hash in the name of the script it started with. */
export function buildId(): string {
  const entry = document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'];
  return entry?.slice(-8) ?? '';
}

/** Version and build in words; the export cannot know its own build. */
export const useBuild = (): { readonly version: string; readonly build: string } => {
  return { version, build: useUnchanging(buildId, '') };
};
