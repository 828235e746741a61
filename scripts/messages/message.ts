import { parse, type Select, type Token } from '@messageformat/parser';

/** A choice between whole texts: by plural form or exact number, or by the value of an argument. */
export interface Choice {
  readonly kind: 'plural' | 'select';
  readonly name: string;
  /** Key and text; `other` is always among them. */
  readonly cases: ReadonlyMap<string, readonly Part[]>;
}

/** A part of a message: text, or something in braces. */
export type Part =
  | string
  | { readonly kind: 'argument'; readonly name: string }
  | { readonly kind: 'number'; readonly name: string; readonly digits: number }
  | {
      readonly kind: 'list';
      readonly name: string;
      readonly between: string;
      /** Between the last two items. */
      readonly last: string;
    }
  | {
      readonly kind: 'product' | 'tool';
      readonly name: string;
      /** True inside a sentence, if the name starts with a capital only because it starts a label. */
      readonly isLower: boolean;
    }
  | Choice;

/** Characters that mark emphasis in the text that `emphasised` draws. */
const EMPHASIS = /<\/?b>/g;
/** Separators of a list: `[, ]`, or `[, | and ]` with another one before the last item. */
const LIST = /^\s*\[(?<between>[^|\]]*)(?:\|(?<last>[^\]]*))?\]\s*$/;

const contentOf = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token) =>
      token.type === 'content' ? token.value : token.type === 'octothorpe' ? '#' : '',
    )
    .join('');

function listOf(name: string, style: string): Part {
  const found = LIST.exec(style)?.groups;
  if (found === undefined) {
    throw new Error(`the separator of the list ${name} is not in brackets: ${style}`);
  }
  const { between = '', last = between } = found;
  return { kind: 'list', name, between, last };
}

/** Most decimals of a number style: none, or the skeleton `::.#`, `::.##`. */
function digitsOf(name: string, style: string): number {
  const digits = /^\s*(?:::\.(?<digits>#{1,3})\s*)?$/.exec(style);
  if (digits === null) throw new Error(`${name} has the unknown number style “${style}”`);
  return digits.groups?.['digits']?.length ?? 0;
}

/** `outer`: argument of the plural around it, which `#` shows. */
function choiceOf({ type, arg, cases, pluralOffset }: Select, outer: string | undefined): Choice {
  if (type === 'selectordinal' || pluralOffset !== undefined) {
    throw new Error(`${arg} uses ordinals or an offset, which this app does not support`);
  }
  if (!cases.some(({ key }) => key === 'other')) throw new Error(`${arg} has no form “other”`);
  const hash = type === 'plural' ? arg : outer;
  return {
    kind: type,
    name: arg,
    cases: new Map(cases.map(({ key, tokens }) => [key, partsOf(tokens, hash)])),
  };
}

function partOf(token: Token, hash: string | undefined): Part {
  switch (token.type) {
    case 'content':
      return token.value.replaceAll(EMPHASIS, '**');
    case 'octothorpe':
      return hash === undefined ? '#' : { kind: 'number', name: hash, digits: 0 };
    case 'argument':
      return { kind: 'argument', name: token.arg };
    case 'function': {
      const { arg: name, key } = token;
      const style = contentOf(token.param);
      if (key === 'number') return { kind: 'number', name, digits: digitsOf(name, style) };
      if (key === 'list') return listOf(name, style);
      if (key === 'product' || key === 'tool') {
        return { kind: key, name, isLower: style.trim() === 'lower' };
      }
      throw new Error(`${name} has the unknown format “${key}${style && `,${style}`}”`);
    }
    case 'plural':
    case 'select':
    case 'selectordinal':
      return choiceOf(token, hash);
  }
}

const partsOf = (tokens: readonly Token[], hash: string | undefined): readonly Part[] =>
  tokens.map((token) => partOf(token, hash));

/** Parses an ICU message; throws if its syntax or a plural form is wrong for the language. */
export const parseMessage = (text: string, pluralForms: readonly string[]): readonly Part[] =>
  partsOf(parse(text, { cardinal: [...pluralForms] as Intl.LDMLPluralRule[] }), undefined);

/** Parts at every depth, choices before their texts. */
export const allParts = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part) =>
    typeof part !== 'string' && 'cases' in part
      ? [part, ...[...part.cases.values()].flatMap(allParts)]
      : [part],
  );

/** A product or tool that a message names by its id. */
export type Reference = Extract<Part, { readonly kind: 'product' | 'tool' }>;

/** Products and tools that a message names. */
export const referencesIn = (parts: readonly Part[]): readonly Reference[] =>
  allParts(parts).filter(
    (part): part is Reference =>
      typeof part !== 'string' && (part.kind === 'product' || part.kind === 'tool'),
  );

/** Names of the arguments that a message uses; `isShown` is false for those of a choice. */
export const argumentNames = (
  parts: readonly Part[],
  counts: (name: string, isShown: boolean) => boolean = () => true,
): ReadonlySet<string> =>
  new Set(
    allParts(parts).flatMap((part) =>
      typeof part === 'string' || part.kind === 'product' || part.kind === 'tool'
        ? []
        : counts(part.name, !('cases' in part))
          ? [part.name]
          : [],
    ),
  );
