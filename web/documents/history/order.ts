/**
 * Place of a change among all changes of all phones. A counter is greater than every one that its tab has seen; the tab's
 * name decides between equal ones. Wall time never decides.
 */
export interface Order {
  readonly counter: number;
  /** Id of the device, a full stop, and the id of the tab; changes from elsewhere have the device alone. */
  readonly tab: string;
}

/** Before every change. */
export const START: Order = { counter: 0, tab: '' };

export const isLater = (a: Order, b: Order): boolean =>
  a.counter > b.counter || (a.counter === b.counter && a.tab > b.tab);

export const isSameOrder = (a: Order, b: Order): boolean =>
  a.counter === b.counter && a.tab === b.tab;

/** Id of the device that made a change. */
export const deviceOf = ({ tab }: Order): string => tab.split('.', 1)[0] ?? '';
