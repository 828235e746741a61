import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('SERVICE_WORKER_BUILD', { version: 'v' });
const { pageFor, takeSharedIn } = await import('../../../web/service-worker/shared-in.ts');

const nothing = { text: '', type: '', name: '', head: '' };

/** Target of the answer when another app shares this form. */
const share = async (form: Readonly<Record<string, string | File>>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  const posted = new Request('https://m.example/', { method: 'POST', body });
  return (await takeSharedIn(posted, '')).headers.get('location');
};

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

  it('is stored completely until its screen opens; a link is not stored', async () => {
    const kept = new Map<string, Response>();
    vi.stubGlobal('caches', {
      open: async () => ({ put: async (key: string, one: Response) => kept.set(key, one) }),
    });
    // Node redirects to absolute URLs only.
    vi.spyOn(Response, 'redirect').mockImplementation(
      (url) => new Response(null, { status: 303, headers: { location: String(url) } }),
    );
    expect(await share({ text: 'https://m.example/open#1.eJab' })).toBe('/open#1.eJab');
    expect(kept.size).toBe(0);
    const backup = `{"app":"measure-twice","version":1${' '.repeat(5000)}}`;
    expect(await share({ list: new File([backup], 'b.json') })).toBe('/open?shared=file');
    expect(await [...kept.values()][0]?.text()).toBe(backup);
    vi.restoreAllMocks();
  });
});
