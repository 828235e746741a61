import { useCallback } from 'react';
import { nodeDataOf, type NodeData, nodeOf } from '../../platform/node-data.ts';

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

/** A drawing as data. It keeps its classes, so that it follows light and dark. */
export const drawnNode = (drawing: Element, { without, decimals }: Detail): NodeData =>
  nodeDataOf(drawing, without, (name, value) =>
    COORDINATES.test(name) ? roundFractions(value, decimals) : value,
  );

const drawingElement = (name: string): Element =>
  name === 'div' ? document.createElement(name) : document.createElementNS(SVG, name);

/** Shows a drawing that was kept as data, without the code that drew it. */
export function DrawnPicture({ node }: { readonly node: NodeData }) {
  const fill = useCallback(
    (host: HTMLElement | null) => host?.replaceChildren(nodeOf(node, drawingElement)),
    [node],
  );
  return <div className="drawn-picture" ref={fill} />;
}
