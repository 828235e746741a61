import { packer as peer } from 'guillotine-packer';
import type { SheetRequest } from '../../../web/planner/cutting/contract.ts';

/** Sheets that the npm package guillotine-packer needs, the best of all its strategies. */
export function guillotinePacker({ stock, parts }: SheetRequest): number {
  const [sheet] = stock;
  const items = parts.flatMap((part) =>
    Array.from({ length: part.quantity ?? 1 }, () => {
      return { name: part.id, width: Number(part.length), height: Number(part.width) };
    }),
  );
  const bin = { binWidth: Number(sheet?.length), binHeight: Number(sheet?.width), items };
  return peer(bin, { allowRotation: parts[0]?.rotate === true })?.length ?? Infinity;
}
