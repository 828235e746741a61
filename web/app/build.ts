import { version } from '../platform/release.ts';
import { useClientValue } from '../platform/store.ts';

/** Build of this page: the hash in the file name of its entry, which is the first preloaded module. Empty in development. */
export function buildId(): string {
  const entry = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href ?? '';
  return /-(.{8})\.js$/.exec(entry)?.[1] ?? '';
}

/** Version and build; the exported HTML cannot contain its own build. */
export const useBuild = (): { readonly version: string; readonly build: string } => {
  return { version, build: useClientValue(buildId, '') };
};
