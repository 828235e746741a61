import type { Argument } from './arb-file.ts';
import { argumentNames, type Choice, type Part } from './message.ts';
import { keepUnits, withUnitSpaces } from './unit-spaces.ts';

/** Facts that the code of a message depends on. */
export interface CodeContext {
  /** Arguments by name. */
  readonly types: ReadonlyMap<string, string>;
  /** True if the plural form `one` is exactly the number 1. */
  readonly isOneSingular: boolean;
  /** Name of a product or tool in the language; throws if there is none. */
  readonly nameOf: (kind: 'product' | 'tool', name: string) => string;
}

/** An amount: `tellWhy` fills its slot later. The call passes its number only if a plural needs it. */
const isAmount = (type: string | undefined): boolean => type?.startsWith('amount') === true;

/** Key of a select for a value, because keys contain no hyphens: `tooLong` for `too-long`. */
export const selectKey = (value: string): string =>
  value.replaceAll(/-(?<next>.)/g, (_, next: string) => next.toUpperCase());

const withoutMark = (type: string): string => type.replace(/\?$/, '');

/** Values of a type that lists them: `rip` and `crosscut`. */
export const valuesOf = (type: string): readonly string[] => {
  const bare = withoutMark(type);
  return /^(?:string|number|boolean|string\[\])$/.test(bare) ? [] : bare.split(' | ');
};

/** TypeScript type of an argument. */
export function typeCode(type: string): string {
  if (isAmount(type)) return 'number';
  const bare = withoutMark(type);
  const values = valuesOf(bare);
  const code =
    values.length > 0
      ? values.map((value) => `'${value}'`).join(' | ')
      : bare.replace('string[]', 'readonly string[]');
  return bare === type ? code : `${code} | undefined`;
}

/** A key that a form of the message has, or the reason that it cannot. */
function selectTest(name: string, key: string, type: string): string {
  if (type === 'boolean') return key === 'true' ? name : `!${name}`;
  const value = valuesOf(type).find((one) => selectKey(one) === key);
  if (value !== undefined) return `${name} === '${value}'`;
  if (key !== 'none') {
    if (withoutMark(type) === 'string') return `${name} === '${key}'`;
    throw new Error(`${name} is never “${key}”`);
  }
  if (type === 'string[]') return `${name}.length === 0`;
  if (withoutMark(type) !== type) return `${name} === undefined`;
  if (type === 'string') return `${name} === ''`;
  throw new Error(`${name} is never empty`);
}

const pluralTest = (name: string, key: string, { isOneSingular }: CodeContext): string => {
  if (key.startsWith('=')) return `${name} === ${key.slice(1)}`;
  return key === 'one' && isOneSingular
    ? `${name} === 1`
    : `formats.pluralForm(${name}) === '${key}'`;
};

/** Code of a part of a template: `text` in a template literal, or an expression. */
type Piece = { readonly text: string } | { readonly code: string };

const samePiece = (a: Piece | undefined, b: Piece | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** One piece for each character of a text, so that forms share as much as they can. */
const exploded = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.flatMap((piece): readonly Piece[] =>
    'text' in piece ? Array.from(piece.text).map((text) => ({ text })) : [piece],
  );

const joined = (pieces: readonly Piece[]): readonly Piece[] => {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last !== undefined && 'text' in last && 'text' in piece) {
      out[out.length - 1] = { text: last.text + piece.text };
    } else out.push(piece);
  }
  return out;
};

/** Number of leading pieces that all forms share. */
function sharedStart(forms: readonly (readonly Piece[])[]): number {
  const [first = []] = forms;
  const most = Math.min(...forms.map(({ length }) => length));
  let count = 0;
  while (count < most && forms.every((form) => samePiece(form[count], first[count]))) count += 1;
  return count;
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

function expressionOf(pieces: readonly Piece[]): string {
  const all = joined(pieces);
  const [only] = all;
  if (only === undefined) return "''";
  if (all.length === 1 && 'text' in only) return JSON.stringify(only.text);
  return `\`${all.map((piece) => ('text' in piece ? escaped(piece.text) : `\${${piece.code}}`)).join('')}\``;
}

/** The choice between the different middles of whole texts; messages repeat the rest, the code does not. */
function choicePieces(choice: Choice, context: CodeContext): readonly Piece[] {
  const { kind, name, cases } = choice;
  const keys = [...cases.keys()].filter((key) => key !== 'other');
  const forms = [...keys, 'other'].map((key) => exploded(piecesOf(cases.get(key) ?? [], context)));
  const start = sharedStart(forms);
  const rest = forms.map((form) => form.slice(start));
  const end = sharedStart(rest.map((form) => form.toReversed()));
  const middles = rest.map((form) => expressionOf(form.slice(0, form.length - end)));
  const shared = forms[0] ?? [];
  const last = middles.at(-1) ?? "''";
  const type = context.types.get(name) ?? '';
  const code = keys
    .map((key, at) => {
      const test = kind === 'plural' ? pluralTest(name, key, context) : selectTest(name, key, type);
      return { test, middle: middles[at] ?? last };
    })
    .reduceRight((other, { test, middle }) => `${test} ? ${middle} : ${other}`, last);
  return [
    ...shared.slice(0, start),
    ...(new Set(middles).size === 1 && last === "''" ? [] : [{ code }]),
    ...shared.slice(shared.length - end),
  ];
}

/** Name of a product or tool as a message inserts it. */
export const insertedName = (name: string, isLower: boolean): string =>
  isLower && /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const listCode = ({ name, between, last }: Extract<Part, { readonly kind: 'list' }>): string =>
  between === last
    ? `${name}.join(${JSON.stringify(between)})`
    : `formats.list(${name}, ${JSON.stringify(between)}, ${JSON.stringify(last)})`;

function piecesOf(parts: readonly Part[], context: CodeContext): readonly Piece[] {
  return parts.flatMap((part): readonly Piece[] => {
    if (typeof part === 'string') return [{ text: part }];
    switch (part.kind) {
      case 'argument':
        return isAmount(context.types.get(part.name))
          ? [{ text: `{${part.name}}` }]
          : [{ code: part.name }];
      case 'number':
        return [
          { code: `formats.number(${part.name}${part.digits === 0 ? '' : `, ${part.digits}`})` },
        ];
      case 'list':
        return [{ code: listCode(part) }];
      case 'product':
      case 'tool':
        return [
          {
            text: withUnitSpaces(insertedName(context.nameOf(part.kind, part.name), part.isLower)),
          },
        ];
      case 'plural':
      case 'select':
        return choicePieces(part, context);
    }
  });
}

/** TypeScript expression of a message: a string, or a function of its arguments in their order. */
export function messageCode(
  parts: readonly Part[],
  args: readonly Argument[],
  context: CodeContext,
): string {
  for (const name of argumentNames(parts)) {
    if (!context.types.has(name)) throw new Error(`{${name}} is not an argument of this message`);
  }
  const isNumber = (name: string): boolean =>
    context.types.get(name)?.startsWith('number') === true;
  const body = expressionOf(piecesOf(keepUnits(parts, isNumber), context));
  const passed = args.filter(({ type }) => type !== 'amount');
  if (passed.length === 0) return body;
  const used = argumentNames(
    parts,
    (name, isShown) => !isShown || !isAmount(context.types.get(name)),
  );
  const list = passed.map(
    ({ name, type }) => `${used.has(name) ? '' : '_'}${name}: ${typeCode(type)}`,
  );
  return `(${list.join(', ')}): string => ${body}`;
}
