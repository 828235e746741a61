import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AUTO_SYNC,
  crc8,
  frame,
  readFrames,
  type LaserEvent,
} from '../../../../web/platform/laser/mt-frames.ts';
import { sentFrame, type Sent } from '../../../support/laser-frames.ts';

const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));
const NOTHING = new Uint8Array();

/** All that packets tell, one after the other. */
function readAll(packets: readonly Uint8Array[]): readonly LaserEvent[] {
  let held: Uint8Array = NOTHING;
  return packets.flatMap((packet) => {
    const { events, rest } = readFrames(held, packet);
    held = rest;
    return events;
  });
}

const bytes = (most: number) => fc.uint8Array({ maxLength: most });
const metres = fc.float({ min: Math.fround(0.05), max: 150, noNaN: true });
const sent = fc.record({
  metres,
  id: fc.nat(65_535),
  mode: fc.nat(63),
  isAiming: fc.boolean(),
}) satisfies fc.Arbitrary<Sent>;
const shot = fc.record({ metres, id: fc.nat(65_535) });

describe('frames of the maker’s papers', () => {
  it.each([
    [0x45, [], 'c04500d0'],
    [0x46, [], 'c0460058'],
    [0x41, [], 'c0410096'],
    [0x40, [0], 'c0400100fa'],
    [0x3e, [0x77, 0x88], 'c03e027788fe'],
    [0x55, [0, 0], 'c05502000062'],
    [0x3e, [...Buffer.from('TestDataBytes>20viaSPPoverBLE')], undefined],
  ])('command %i with %j bears their checksum', (command, data, whole) => {
    const made = frame(command, data);
    if (whole === undefined) expect(made.at(-1)).toBe(0xd6);
    else expect(Buffer.from(made).toString('hex')).toBe(whole);
  });

  it('has a laser send what it measures with the frame that they give', () => {
    expect(AUTO_SYNC).toEqual(hex('c0550201001a'));
  });
});

describe('frames that people have recorded', () => {
  it.each([
    ['c0551006083c0815fbbf3f0000000000000000a0', 1.5],
    ['c0551004086f08da1bdc3f0000000000000000cc', 1.72],
    ['c0551006080208e09ce93f000000000000000006', 1.825],
    ['c055100608420831080040000000000000000068', 2.0],
    ['c055100600dc01cccc3c3f0000000000000000d2', 0.7375],
    ['c055100600de01bf7d253f000000000000000014', 0.6464],
  ])('%s is %f m', (recorded, long) => {
    const [event] = readAll([hex(recorded)]);
    expect(event?.kind === 'length' && event.metres).toBeCloseTo(long, 3);
  });

  it('a reply without a length and a requested length return nothing', () => {
    expect(readAll([hex('000082'), hex('0004130e000032'), hex('c0113a42')])).toEqual([]);
  });
});

describe('messages of a laser', () => {
  it.each([
    ['a single length', { metres: 2, mode: 1 }, 'length'],
    ['a height by angle', { metres: 2, mode: 10 }, 'length'],
    ['two lengths added', { metres: 2, mode: 16 }, 'length'],
    ['a running length', { metres: 2, mode: 2 }, 'other'],
    ['an area', { metres: 12, mode: 4 }, 'other'],
    ['an angle', { metres: 45, mode: 8 }, 'other'],
    ['no target', { metres: 1, mode: 63 }, 'failed'],
    ['its light on', { metres: 2, isAiming: true }, undefined],
    ['its mode chosen', { metres: 0 }, undefined],
    ['its battery', { metres: 80, mode: 59 }, undefined],
    ['not a number', { metres: NaN }, undefined],
    ['more than any measures', { metres: 1e9 }, undefined],
  ] satisfies [string, Sent, string | undefined][])('%s', (_, of, kind) => {
    expect(readAll([sentFrame(of)])[0]?.kind).toBe(kind);
  });
});

/** Half of the checksum's polynomial, 0x1a6: the one damage within a byte that it cannot see. */
const UNSEEN = 0xd3;

describe('the checksum', () => {
  it('sees each damage within a byte but one', () => {
    const whole = sentFrame({ metres: 1.5 }).subarray(0, -1);
    const bits = Array.from({ length: 255 }, (_, i) => i + 1);
    for (const at of whole.keys()) {
      const unseen = bits.filter(
        (by) => crc8(whole.map((byte, i) => (i === at ? byte ^ by : byte))) === crc8(whole),
      );
      expect(unseen).toEqual([UNSEEN]);
    }
  });
});

describe('packets', () => {
  it('tell the same however the bytes are split and put together', () => {
    fc.assert(
      fc.property(
        fc.array(sent, { maxLength: 6 }),
        fc.infiniteStream(fc.integer({ min: 1, max: 45 })),
        (all, cuts) => {
          const frames = all.map(sentFrame);
          const stream = frames.flatMap((one) => [...one]);
          const packets: Uint8Array[] = [];
          for (let at = 0; at < stream.length;) {
            const take = cuts.next().value;
            packets.push(Uint8Array.from(stream.slice(at, at + take)));
            at += take;
          }
          expect(readAll(packets)).toEqual(readAll(frames));
        },
      ),
    );
  });

  it('hold no more than the beginning of one frame', () => {
    fc.assert(
      fc.property(fc.array(bytes(60)), (packets) => {
        let held: Uint8Array = NOTHING;
        for (const packet of packets) {
          held = readFrames(held, packet).rest;
          expect(held.length).toBeLessThan(20);
        }
      }),
    );
  });

  it('that are damaged return nothing, and the next complete one is read in any case', () => {
    const damage = fc
      .record({ at: fc.nat(19), by: fc.integer({ min: 1, max: 255 }) })
      .filter(({ at, by }) => at === 19 || by !== UNSEEN);
    fc.assert(
      fc.property(shot, damage, shot, (bad, { at, by }, good) => {
        const damaged = sentFrame(bad).map((byte, i) => (i === at ? byte ^ by : byte));
        expect(readAll([damaged])).toEqual([]);
        const { metres: long, id } = good;
        expect(readAll([damaged, sentFrame(good)])).toEqual([{ kind: 'length', metres: long, id }]);
      }),
    );
  });

  it('that were lost in part never become another length', () => {
    fc.assert(
      fc.property(shot, fc.integer({ min: 1, max: 19 }), shot, (lost, kept, good) => {
        const { metres: long, id } = good;
        const packets = [sentFrame(lost).slice(0, kept), sentFrame(good)];
        expect(readAll(packets)).toEqual([{ kind: 'length', metres: long, id }]);
      }),
    );
  });

  it('skips packets of random bytes', () => {
    // A frame without its first byte is never read.
    const noise = fc.array(fc.nat(0xbf), { maxLength: 40 }).map((all) => Uint8Array.from(all));
    fc.assert(
      fc.property(fc.array(noise), shot, (packets, good) => {
        const { metres: long, id } = good;
        expect(readAll(packets)).toEqual([]);
        expect(readAll([...packets, sentFrame(good)])).toEqual([
          { kind: 'length', metres: long, id },
        ]);
      }),
    );
  });
});

describe('the checksum', () => {
  it('returns nothing for one frame inside another', () => {
    fc.assert(
      fc.property(bytes(40), (data) => {
        expect(crc8(Uint8Array.of(...data, crc8(data)))).toBe(0);
      }),
    );
  });
});
