import type { Ring } from '../../web/measure/polygon.ts';
import type { Length } from '../../web/measure/units.ts';

export const rectangleOutline = (long: Length, wide: Length): Ring => [
  { x: 0, y: 0 },
  { x: long, y: 0 },
  { x: long, y: wide },
  { x: 0, y: wide },
];

/** An L: a rectangle `long` × `wide` without its far right corner of `notchLong` × `notchWide`. */
export const lOutline = (size: {
  readonly long: Length;
  readonly wide: Length;
  readonly notchLong: Length;
  readonly notchWide: Length;
}): Ring => [
  { x: 0, y: 0 },
  { x: size.long, y: 0 },
  { x: size.long, y: size.wide - size.notchWide },
  { x: size.long - size.notchLong, y: size.wide - size.notchWide },
  { x: size.long - size.notchLong, y: size.wide },
  { x: 0, y: size.wide },
];

/** A T: a bar `long` × `barWide` with a stem `stemLong` wide that starts `stemAt` along the bar. */
export const tOutline = (size: {
  readonly long: Length;
  readonly barWide: Length;
  readonly stemAt: Length;
  readonly stemLong: Length;
  readonly stemWide: Length;
}): Ring => {
  const right = size.stemAt + size.stemLong;
  const top = size.stemWide + size.barWide;
  return [
    { x: size.stemAt, y: 0 },
    { x: right, y: 0 },
    { x: right, y: size.stemWide },
    { x: size.long, y: size.stemWide },
    { x: size.long, y: top },
    { x: 0, y: top },
    { x: 0, y: size.stemWide },
    { x: size.stemAt, y: size.stemWide },
  ];
};
