import type { Part } from './message.ts';

/** Stand for an argument: a number, a text that may end with a figure, a unit, and a container such as "roll". */
const [NUMBER, TEXT, UNIT, CONTAINER] = ['0', '\uE000', '\uE001', '\uE002'];

const UNITS = [
  UNIT,
  '[mck]?m[²³]?|ml|[Ll]|k?g|t|k?N|k?W|V|h|min|s|%|°[CF]',
  // Before "all" and after text, "in" is a word. "25 kg bag" may part after its unit.
  String.raw`(?:sq |cu )(?:ft|yd|in)|(?:ft|yd)[²³]?|(?<!${TEXT} )(?:in[²³]?(?! all| a| the| total)|${CONTAINER})`,
  'lb|oz|gal|qt|pcf|psf|litres?|(?:milli)?metres?|hours?|minutes?|days?|degrees',
  '毫米|厘米|米|平方米|立方米|平方英尺|英尺|英寸|毫升|升|公斤|千克|克|磅|加仑|小时|分钟|天',
  '块|根|片|张|个|扇|层|遍|卷|包|袋|桶|支|套|间|处|次',
].join('|');

/** The space between a number and its unit; the number may end a bold part or a link. */
const GAP = new RegExp(
  String.raw`(?<=[\d½¼¾⅓⅔${TEXT}](?:\*\*|</\w+>)?) (?=(?:${UNITS})(?![\p{L}\d]))`,
  'gu',
);
/** `1261 × 192 mm` and `1 × 2.5 L` are read as one. */
const TIMES = new RegExp(String.raw`(?<=[\d\p{L}″′${TEXT}]) × (?=[\d${TEXT}])`, 'gu');

/** The text with no-break spaces between each number and its unit; it has the same length. */
export const withUnitSpaces = (text: string): string =>
  text
    .replaceAll(GAP, '\u00A0')
    .replaceAll(TIMES, '\u00A0×\u00A0')
    .replaceAll(/(?<=\b(?:sq|cu)) (?=(?:ft|yd|in)\b)/g, '\u00A0');

/** Characters around a text that decide about its spaces. */
const REACH = 24;
const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

function standIn(part: Exclude<Part, string>, isNumber: (name: string) => boolean): string {
  if (part.kind === 'number') return NUMBER;
  if (part.kind !== 'argument') return TEXT;
  if (part.name === 'unit') return UNIT;
  if (part.name === 'container') return CONTAINER;
  return isNumber(part.name) ? NUMBER : TEXT;
}

/** Possible starts of the parts and of what follows them. */
function startsOf(
  parts: readonly Part[],
  after: readonly string[],
  isNumber: (name: string) => boolean,
): readonly string[] {
  const starts = parts.reduceRight<readonly string[]>((rest, part) => {
    if (typeof part === 'string') return rest.map((text) => (part + text).slice(0, REACH));
    if (!('cases' in part)) return [standIn(part, isNumber)];
    return unique([...part.cases.values()].flatMap((form) => startsOf(form, rest, isNumber)));
  }, after);
  return unique(starts);
}

interface Spaced {
  readonly parts: readonly Part[];
  /** Possible ends. */
  readonly ends: readonly string[];
}

function spaced(
  parts: readonly Part[],
  isNumber: (name: string) => boolean,
  before: readonly string[],
  after: readonly string[],
): Spaced {
  let ends = before;
  const out = parts.map((part, at): Part => {
    const follows = startsOf(parts.slice(at + 1), after, isNumber);
    if (typeof part === 'string') {
      const text = ends.reduce(
        (one, start) =>
          follows.reduce(
            (so, end) =>
              withUnitSpaces(start + so + end).slice(start.length, start.length + so.length),
            one,
          ),
        part,
      );
      ends = unique(ends.map((end) => (end + text).slice(-REACH)));
      return text;
    }
    if (!('cases' in part)) {
      ends = [standIn(part, isNumber)];
      return part;
    }
    const forms = [...part.cases].map(
      ([key, form]) => [key, spaced(form, isNumber, ends, follows)] as const,
    );
    ends = unique(forms.flatMap(([, form]) => form.ends));
    return { ...part, cases: new Map(forms.map(([key, form]) => [key, form.parts])) };
  });
  return { parts: out, ends };
}

/**
 * The message with no-break spaces between numbers and their units, also if they are arguments or forms of a plural.
 * `isNumber` tells whether an argument is one.
 */
export const keepUnits = (
  parts: readonly Part[],
  isNumber: (name: string) => boolean,
): readonly Part[] => spaced(parts, isNumber, [''], ['']).parts;
