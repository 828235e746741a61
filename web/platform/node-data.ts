/** An element as data: its name, attributes and children; or a text. */
export type NodeData =
  | string
  | readonly [
      name: string,
      attributes: Readonly<Record<string, string>>,
      children: readonly NodeData[],
    ];

/** An element as data, without descendants that match a selector. `stored` changes a value, or leaves out the attribute. */
export function nodeDataOf(
  element: Element,
  without: string,
  stored: (attribute: string, value: string) => string | undefined,
): NodeData {
  const attributes = [...element.attributes].flatMap(({ name, value }) => {
    const kept = stored(name, value);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  const children = [...element.childNodes].flatMap((child): NodeData[] => {
    if (!(child instanceof Element)) return [child.textContent ?? ''];
    return child.matches(without) ? [] : [nodeDataOf(child, without, stored)];
  });
  return [element.localName, Object.fromEntries(attributes), children];
}

/** The element or text of such data. */
export function nodeOf(data: NodeData, create: (name: string) => Element): Node {
  if (typeof data === 'string') return document.createTextNode(data);
  const [name, attributes, children] = data;
  const element = create(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  element.append(...children.map((child) => nodeOf(child, create)));
  return element;
}
