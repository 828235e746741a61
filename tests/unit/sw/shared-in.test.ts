import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('SERVICE_WORKER_BUILD', { version: 'v' });
const { pageFor } = await import('../../../web/sw/shared-in.ts');

const nothing = { text: '', type: '', name: '', head: '' };

describe('what another app shares', () => {
  it.each([
    [
      'a spreadsheet',
      { type: 'text/csv', name: 'parts.csv', head: 'a;b' },
      '/project/cut/new?shared=list',
    ],
    [
      'a list as JSON',
      { type: 'application/json', name: 'a.json', head: '[{"l":1}]' },
      '/project/cut/new?shared=list',
    ],
    ['a text', { text: '2 x 640 x 320' }, '/project/cut/new?shared=list'],
    [
      'a backup',
      { type: 'application/json', head: '{"app":"measure-twice","version":1' },
      '/open?shared=file',
    ],
    [
      'a backup that an app calls a text',
      { type: 'text/plain', head: '{"app":"measure-twice"' },
      '/open?shared=file',
    ],
    ['a photo', { type: 'image/heic', name: 'IMG_1.HEIC' }, '/open?shared=file'],
    ['a plan', { type: 'application/octet-stream', name: 'flat.dxf' }, '/open?shared=file'],
    ['a house', { type: '', name: 'house.sh3d' }, '/open?shared=file'],
    [
      'a link to a project',
      { text: 'Look: https://m.example/zh/open#1.eJab-_c.' },
      '/open#1.eJab-_c.',
    ],
  ])('%s opens where it belongs', (_, shared, page) => {
    expect(pageFor({ ...nothing, ...shared })).toBe(page);
  });
});
