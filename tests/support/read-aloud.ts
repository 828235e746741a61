import type { Locator, Page } from '@playwright/test';

/** Fields of Chromium's accessibility tree that are used here. */
interface Tree {
  readonly nodes: readonly {
    readonly nodeId: string;
    readonly ignored: boolean;
    readonly role?: { readonly value: string };
    readonly name?: { readonly value: string };
    readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
    readonly childIds?: readonly string[];
    readonly backendDOMNodeId?: number;
  }[];
}

/** Names that a box gets from its contents only. */
const SILENT = new Set([
  'generic',
  'none',
  'StaticText',
  'InlineTextBox',
  'ListMarker',
  'paragraph',
  'strong',
]);
/** Their name is all that is in them. */
const WHOLE = new Set(['button', 'link', 'heading', 'image']);
const STATES = new Set(['pressed', 'checked', 'disabled', 'expanded']);

/** The accessibility tree of an element, one line per node: role, name, state. */
export async function readAloud(page: Page, element: Locator): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await element.evaluate((one) => one.setAttribute('data-read', ''));
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const found = { nodeId: root.nodeId, selector: '[data-read]' };
  const { nodeId } = await session.send('DOM.querySelector', found);
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as Tree;
  await session.detach();
  await element.evaluate((one) => one.removeAttribute('data-read'));

  const byId = new Map(nodes.map((one) => [one.nodeId, one]));
  const lines: string[] = [];
  const read = (id: string): void => {
    const one = byId.get(id);
    if (one === undefined) return;
    const role = one.role?.value ?? '';
    const name = (one.name?.value ?? '').replaceAll(/\s+/g, ' ').trim();
    const states = (one.properties ?? [])
      .filter(({ name: state, value }) => STATES.has(state) && String(value.value) === 'true')
      .map(({ name: state }) => state);
    const line = role === 'StaticText' ? [name] : SILENT.has(role) ? [] : [role, name, ...states];
    if (!one.ignored && line.length > 0) lines.push(line.filter(Boolean).join(' '));
    if (!WHOLE.has(role)) one.childIds?.forEach(read);
  };
  const top = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  if (top !== undefined) read(top.nodeId);
  return lines;
}
