/** What the development build asks for; see `jsx-runtime.ts`. */
import { jsx, jsxs, type JSX } from './jsx-runtime.ts';

export { Fragment } from './jsx-runtime.ts';
export type { JSX };

export const jsxDEV = (
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key: Parameters<typeof jsx>[2],
  isStatic: boolean,
) => (isStatic ? jsxs : jsx)(type, props, key);
