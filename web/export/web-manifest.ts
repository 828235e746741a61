import { APP_NAME } from '../app/pages.ts';
import { SHARED_IN } from '../app/offline/shared-in.ts';
import { addressIn } from '../language/addresses.ts';
import { en } from '../language/en/shell.ts';
import { area, language } from '../language/language.ts';

/** File types of lists of parts, backups, photos and plans from other apps. */
const FILES = ['text/csv', 'text/plain', 'text/tab-separated-values', 'application/json']
  .concat('image/*', 'application/pdf', 'application/dxf', 'image/vnd.dxf')
  .concat(['csv', 'tsv', 'txt', 'json', 'dxf', 'sh3d', 'pdf'].map((ending) => `.${ending}`));

const png = (name: string, size: string) => ({
  src: `/${name}.png`,
  type: 'image/png',
  sizes: size,
});

const at = (path: string): string => addressIn(language(), path);

/**
 * Web app manifest in the current language. All languages have one `id`, because they are one app;
 * it opens in the chosen language.
 */
export function webManifest(): string {
  const words = area('shell', en);
  const shortcut = (name: string, path: string, icon: string) => ({
    name,
    url: at(path),
    icons: [png(`icons/${icon}`, '96x96')],
  });
  const screenshot = (name: keyof typeof words.screenshots) => ({
    ...png(`screenshots/${name}`, '390x844'),
    form_factor: 'narrow',
    label: words.screenshots[name],
  });
  const manifest = {
    id: '/',
    name: APP_NAME,
    short_name: APP_NAME,
    description: words.description,
    lang: language(),
    dir: 'ltr',
    start_url: at('/'),
    scope: '/',
    display: 'standalone',
    theme_color: '#f7f3ea',
    background_color: '#f7f3ea',
    categories: ['utilities', 'productivity', 'lifestyle'],
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      png('icons/icon-192', '192x192'),
      png('icons/icon-512', '512x512'),
      { ...png('icons/maskable-192', '192x192'), purpose: 'maskable' },
      { ...png('icons/maskable-512', '512x512'), purpose: 'maskable' },
    ],
    share_target: {
      action: at(SHARED_IN.address),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        text: SHARED_IN.text,
        url: SHARED_IN.url,
        files: [{ name: SHARED_IN.file, accept: FILES }],
      },
    },
    shortcuts: [
      shortcut(words.shortcuts.room, '/project/new?job=paint-a-room', 'room'),
      shortcut(words.shortcuts.cut, '/project/cut/new', 'cut'),
      shortcut(words.shortcuts.jobs, '/jobs', 'jobs'),
    ],
    screenshots: (['measure', 'buy', 'do'] as const).map(screenshot),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
