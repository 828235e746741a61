import { useCallback } from 'react';
import type { DrawnNode } from '../../documents/store/summary-store.ts';

const SVG = 'http://www.w3.org/2000/svg';
const NUMBER = /-?[\d.]+/g;
/** Attributes in the drawing's own units. */
const COORDINATES = /^(?:d|x|y|[xy][12]|[cr][xy]|r|width|height|points)$/;

/** Form of a drawing as data. */
export interface Detail {
  /** Selector of descendants that are left out. */
  readonly without: string;
  /** Decimals of coordinates. */
  readonly decimals: number;
}

/**
 * Rounds the numbers of an attribute. Path data may have no space before a sign, so each rounded number gets one; numbers
 * without a separator, such as `.5.5`, stay as they are.
 */
export const roundFractions = (text: string, decimals: number): string =>
  text
    .replace(NUMBER, (number) =>
      number.includes('.') && !Number.isNaN(Number(number))
        ? ` ${Number(Number(number).toFixed(decimals))}`
        : number,
    )
    .trim();

/** An element as data. It keeps its classes, so that it follows light and dark. */
export function drawnNode(element: Element, detail: Detail): DrawnNode {
  const attributes = [...element.attributes].map(({ name, value }) => [
    name,
    COORDINATES.test(name) ? roundFractions(value, detail.decimals) : value,
  ]);
  const children = [...element.childNodes].flatMap((child): DrawnNode[] => {
    if (!(child instanceof Element)) return [child.textContent ?? ''];
    return child.matches(detail.without) ? [] : [drawnNode(child, detail)];
  });
  return [element.localName, Object.fromEntries(attributes), children];
}

function elementOf(node: DrawnNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [tag, attributes, children] = node;
  const element = tag === 'div' ? document.createElement(tag) : document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(elementOf));
  return element;
}

/** Shows a drawing that was kept as data, without the code that drew it. */
export function DrawnPicture({ node }: { readonly node: DrawnNode }) {
  const fill = useCallback(
    (host: HTMLElement | null) => host?.replaceChildren(elementOf(node)),
    [node],
  );
  return <div className="drawn-picture" ref={fill} />;
}
