import { DECK_DEFAULTS } from '../../takeoff/deck/deck.ts';
import { inches, length, litres, mm, toMm, type Length } from '../../measure/units/units.ts';
import type { Section, Shelf } from '../../stock/shelf.ts';
import type { FrameBeam, FrameJoist, FrameRules } from '../../takeoff/deck/deck-frame.ts';
import { beyond, found, type StructuralAnswer } from '../../takeoff/structure/answer.ts';
import {
  beamSpanUs,
  BUILT_BEAMS,
  effectiveJoistSpan,
  effectiveSpanBothSides,
  type BuiltBeam,
} from '../../takeoff/structure/deck/deck-us-beams.ts';
import {
  JOIST_SIZES,
  joistOverhangUs,
  joistSpanUs,
  type JoistSize,
  type WoodGroup,
} from '../../takeoff/structure/deck/deck-us-joists.ts';
import {
  footingDepthUs,
  footingUs,
  KNEE_BRACE_ABOVE,
  postUs,
  type Soil,
} from '../../takeoff/structure/deck/deck-us-supports.ts';

export interface UsAsked {
  readonly shelf: Shelf;
  readonly spacing: Length;
  readonly group: WoodGroup;
  /** psf. */
  readonly load: number;
  readonly soil: Soil;
  readonly frost: Length;
}

/** No cell of the overhang table is less, at any spacing. */
const OVERHANG = inches(9);
/** A pier in a tube of 12 in carries a 6x6 base, and its height above the soil, from which posts are counted. */
export const TUBE = inches(12);
const ABOVE_SOIL = inches(6);
/** Blocking in the middle of joists longer than this (trade practice). */
const BLOCKING_FROM = inches(96);

const sizeOf = (label: string): string => label.replace(' × ', 'x');

/** IRC 2021 R507 with DCA 6, for the group of wood and the load. */
export function usRules({
  shelf,
  spacing,
  group,
  load,
  soil,
  frost,
}: UsAsked): StructuralAnswer<FrameRules> {
  const sized = (size: JoistSize): Section | undefined =>
    shelf['structural-timber'].variants.find(({ label }) => sizeOf(label) === size);
  const joists: FrameJoist[] = [];
  for (const size of JOIST_SIZES) {
    const span = joistSpanUs({ group, spacing, load }, size);
    if (!span.ok) return span;
    const section = sized(size);
    if (section !== undefined) joists.push({ section, span: span.value });
  }
  const beams = BUILT_BEAMS.flatMap(
    (name): { readonly name: BuiltBeam; readonly beam: FrameBeam }[] => {
      const section = shelf['structural-timber'].variants.find(({ label }) =>
        name.endsWith(sizeOf(label)),
      );
      return section === undefined ? [] : [{ name, beam: { section, plies: Number(name[0]) } }];
    },
  );
  return found('irc-r507.6', {
    joists,
    overhang: (span) => {
      const most = joistOverhangUs({ group, spacing, load }, '2x6', span);
      return length(most.ok ? Math.min(OVERHANG, most.value) : 0);
    },
    beams: beams.map(({ beam }) => beam),
    beamHolds: (beam, { span, overhang, inner, postToPost }) => {
      const name = beams.find((one) => one.beam === beam)?.name;
      if (name === undefined) return beyond('irc-r507.5', 'engineer', 'section');
      const effective = inner
        ? found('irc-r507.5', effectiveSpanBothSides(span))
        : effectiveJoistSpan(span, overhang);
      if (!effective.ok) return effective;
      const reach = beamSpanUs({ group, effective: effective.value, load }, name);
      return reach.ok ? found(reach.rule, postToPost <= reach.value) : reach;
    },
    post: (area, height) => {
      const post = postUs({ group, area, load }, height);
      const section = shelf['deck-post'].variants.find(({ label }) => label === '6 × 6');
      if (!post.ok) return post;
      return section === undefined
        ? beyond(post.rule, 'engineer', 'section')
        : found(post.rule, { section, braced: height > KNEE_BRACE_ABOVE });
    },
    // AWC DCA 6: braces would push those between, which carry most.
    bracesBetween: false,
    footing: (carried, above) => {
      const footing = footingUs(carried, load, soil);
      if (!footing.ok) return footing;
      const { diameter, thickness } = footing.value;
      const deep = footingDepthUs(frost);
      const tube = length(Math.max(0, deep - thickness) + above);
      return found(footing.rule, {
        wide: diameter,
        deep,
        thick: thickness,
        tube,
        concrete: litres(cylinder(diameter, thickness) + cylinder(TUBE, tube)),
      });
    },
    stripped: DECK_DEFAULTS.stripped.us,
    footingTop: ABOVE_SOIL,
    nogginRows: ({ beams: under, spans, span }) => under + (span > BLOCKING_FROM ? spans : 0),
  });
}

/** Volume in litres. */
const cylinder = (wide: Length, high: Length): number =>
  (Math.PI / 4) * (toMm(wide) / 100) ** 2 * (toMm(high) / 100);

/** The thinnest ledger that the code takes. */
export const leastLedger = (shelf: Shelf): Section | undefined =>
  shelf['structural-timber'].variants.find(({ width }) => width >= inches(7) && width < mm(200));
