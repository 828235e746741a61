import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_BUNDLE, writeBundle } from '../../../../web/documents/sharing/bundle.ts';
import { pack, unpack } from '../../../../web/documents/sharing/pack.ts';
import { linkTo, readLink } from '../../../../web/documents/sharing/share-link.ts';
import { hostileBundleText, hostileChange } from '../../../support/hostile-bundle.ts';
import { bench, kitchen } from './sharing.ts';
import { LONG, runs } from '../../../support/long.ts';

/** How far one changed place of a link lies from the next. */
const STEP = LONG ? 1 : 5;

const bundle = { ...EMPTY_BUNDLE, saved: 5, projects: [kitchen()], cutLists: [bench()] };

const fragmentOf = async (text: string): Promise<string> => `#1.${await pack(text)}`;

async function refusal(fragment: string): Promise<string> {
  const result = await readLink(fragment);
  return result.ok ? 'opened' : result.reason;
}

describe('a share link', () => {
  it('holds all of it in its fragment, half-typed texts and emptied prices included', async () => {
    const link = new URL(await linkTo(bundle, 'https://measure.example'));
    expect(link.origin + link.pathname + link.search).toBe('https://measure.example/open');
    expect(await readLink(link.hash)).toEqual({ ok: true, value: bundle });
  });

  it('is short: a room with two jobs and a cut list fit a code', async () => {
    expect((await linkTo(bundle, 'https://measure.example')).length).toBeLessThan(1000);
  });

  it('opens with what messengers put behind it', async () => {
    const fragment = await fragmentOf(writeBundle(bundle));
    for (const tail of ['.', ')', ' ', '…', '\n']) {
      expect(await refusal(fragment + tail)).toBe('opened');
    }
  });

  it('is refused wherever it was cut short', async () => {
    const fragment = await fragmentOf(writeBundle(bundle));
    for (let end = 1; end < fragment.length; end += STEP) {
      expect(await refusal(fragment.slice(0, end))).toMatch(/part of it is missing|cut short/);
    }
  });

  it('never opens as something else with any one sign changed', async () => {
    const fragment = await fragmentOf(writeBundle(bundle));
    for (let at = 3; at < fragment.length; at += STEP) {
      const sign = fragment[at] === 'A' ? 'B' : 'A';
      const changed = fragment.slice(0, at) + sign + fragment.slice(at + 1);
      const result = await readLink(changed);
      // A sign may say the same in another way: that of a repetition which stands in two places.
      if (result.ok) expect(result.value).toEqual(bundle);
      else expect(result.reason).toMatch(/cut short or was changed|more than any project/);
    }
  });

  it.each([
    ['', 'no link to a project'],
    ['#', 'no link to a project'],
    ['#main', 'no link to a project'],
    ['#2.abc', 'newer version'],
    ['#1.', 'cut short'],
    [`#1.${'A'.repeat(200_001)}`, 'longer than any'],
  ])('%.12s is refused in words', async (fragment, words) => {
    expect(await refusal(fragment)).toContain(words);
  });

  it('stops a bomb while it inflates, long before it fills the memory', async () => {
    const bomb = deflateSync(Buffer.alloc(140_000_000)).toString('base64url');
    expect(bomb.length).toBeLessThan(200_000);
    const before = process.memoryUsage.rss();
    expect(await refusal(`#1.${bomb}`)).toContain('more than any project');
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
  });

  it('refuses bytes that are no text', async () => {
    const bytes = deflateSync(Buffer.from([0xff, 0xfe, 0x00])).toString('base64url');
    expect(await refusal(`#1.${bytes}`)).toContain('changed on its way');
  });

  it('answers anything with a bundle or a sentence, never an exception', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBundleText(), hostileChange(), async (text, change) => {
        const words = await refusal(change(await fragmentOf(text)));
        expect(words).toMatch(/^opened$|\.$/);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('packing', () => {
  it('gives back any text as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const packed = await pack(text);
        expect(packed).toMatch(/^[\w-]+$/);
        expect(await unpack(packed, 1e6)).toEqual({ ok: true, value: text });
      }),
    );
  });
});
