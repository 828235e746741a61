import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  joinParts,
  linkParts,
  readLinkPart,
  type LinkPart,
  fragmentIn,
} from '../../../../web/documents/sharing/share-link.ts';
import { textWithoutFragments } from '../../../../web/telemetry/without-fragments.ts';

const packed = fc
  .string({ unit: fc.constantFrom('a', 'Z', '0', '9', '-', '_'), minLength: 1, maxLength: 9000 })
  .map((text) => `1.${text}`);

const read = (link: string): LinkPart => {
  const part = readLinkPart(fragmentIn(link) ?? '');
  if (part === undefined) throw new Error(`no part: ${link.slice(0, 80)}`);
  return part;
};

describe('a link in several codes', () => {
  it('is whole again once all were read, in any order and some of them twice', () => {
    fc.assert(
      fc.property(packed, fc.infiniteStream(fc.nat()), (whole, order) => {
        const parts = linkParts(`https://measure.example/open#${whole}`).map(read);
        const mixed = [...parts, ...parts].toSorted(
          () => (order.next().value ?? 0) - (order.next().value ?? 0),
        );
        expect(joinParts(mixed)).toBe(`#${whole}`);
      }),
    );
  });

  it('is not whole while one is missing, or one is another’s', () => {
    const link = `https://measure.example/open#1.${'abcdefghij'.repeat(300)}`;
    const parts = linkParts(link).map(read);
    expect(parts.length).toBeGreaterThan(3);
    for (const one of parts)
      expect(joinParts(parts.filter((part) => part !== one))).toBe(undefined);
    const [first, ...others] = parts;
    expect(
      joinParts([
        { ...read(link.replace('#1.', '#p00000000.1.4.')), number: 1, of: first?.of ?? 0 },
        ...others,
      ]),
    ).toBe(undefined);
  });

  it('fits codes that are read quickly, and is left out of reports', () => {
    const link = `https://measure.example/open#1.${'abcdefghij'.repeat(900)}`;
    for (const part of linkParts(link)) {
      expect(part.length).toBeLessThan(1000);
      expect(textWithoutFragments(`at ${part}`)).not.toContain('abcdefghij');
      expect(textWithoutFragments(part.slice(part.indexOf('#')))).not.toContain(
        'abcdefghij'.repeat(4),
      );
    }
  });

  it.each([
    '',
    '#',
    '#1.abc',
    '#p0000000g.1.2.abc',
    '#p00000000.0.2.abc',
    '#p00000000.3.2.abc',
    '#p00000000.1.99.abc',
  ])('%s is none of its parts', (fragment) => expect(readLinkPart(fragment)).toBe(undefined));
});
