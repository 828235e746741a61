/** A tag of an XML text: `<room name='Kitchen'>`, `</room>`. */
export interface XmlTag {
  readonly name: string;
  readonly isEnd: boolean;
  /** Value of an attribute; empty if absent. */
  readonly valueOf: (attribute: string) => string;
}

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function signOf(code: string): string {
  const number = /^#\d{1,7}$/.test(code)
    ? Number(code.slice(1))
    : Number.parseInt(/^#x([\da-f]{1,6})$/i.exec(code)?.[1] ?? '', 16);
  if (Number.isNaN(number)) return SIGNS.get(code) ?? '';
  return number <= 0x10_ff_ff ? String.fromCodePoint(number) : '';
}

const plain = (text: string): string =>
  text.replace(/&([#\w]{1,8});/g, (_, code: string) => signOf(code));

function valueIn(tag: string, attribute: string): string {
  const at = tag.indexOf(` ${attribute}=`);
  if (at < 0) return '';
  const start = at + attribute.length + 2;
  const quote = tag[start] ?? '';
  const end = quote === '"' || quote === "'" ? tag.indexOf(quote, start + 1) : -1;
  return end < 0 ? '' : plain(tag.slice(start + 1, end));
}

/** End of a tag: the first `>` outside quotes. */
function endOf(xml: string, from: number): number {
  let quote = '';
  for (let i = from; i < xml.length; i += 1) {
    const sign = xml[i] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return i;
  }
  return -1;
}

/** Tags of an XML text in order, as far as it can be read; comments are skipped. */
export function* xmlTags(xml: string): Generator<XmlTag, void, undefined> {
  let at = xml.indexOf('<');
  while (at >= 0) {
    const isComment = xml.startsWith('<!--', at);
    const end = isComment ? xml.indexOf('-->', at) : endOf(xml, at);
    if (end < 0) return;
    const tag = xml.slice(at + 1, end).replace(/\s/g, ' ');
    const name = /^\/?([A-Za-z]\w{0,60})/.exec(tag)?.[1];
    if (name !== undefined && !isComment) {
      yield { name, isEnd: tag.startsWith('/'), valueOf: (attribute) => valueIn(tag, attribute) };
    }
    at = xml.indexOf('<', end);
  }
}
