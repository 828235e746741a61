/**
 * React's own, but that no text of a screen, a page or paper breaks between a number and its unit: all that is written
 * in JSX is compiled to calls of these (`jsxImportSource`).
 */
import { jsx as one, jsxs as several, type JSX } from 'react/jsx-runtime';
import { keepHead, keepUnits } from '../../language/keep-units.ts';

export { Fragment } from 'react/jsx-runtime';
export type { JSX };

type Children = { readonly children?: unknown };

const keep = (child: unknown, at = 0): unknown =>
  typeof child !== 'string' ? child : at === 0 ? keepUnits(child) : keepHead(child);

export const jsx: typeof one = (type, props, key) => {
  const { children } = props as Children;
  return one(
    type,
    typeof children === 'string' ? { ...(props as object), children: keepUnits(children) } : props,
    key,
  );
};

export const jsxs: typeof several = (type, props, key) => {
  const { children } = props as Children;
  const kept = Array.isArray(children) ? children.map(keep) : children;
  return several(type, { ...(props as object), children: kept }, key);
};
