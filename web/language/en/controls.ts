/** Parts that many screens share: sheets, toasts, fields. */
export const en = {
  done: 'Done',
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone',
  redone: 'Done again',
  /** Where, when that is not on the screen: the name of a project or a list. */
  elsewhere: (what: string, name: string) => `${what}: ${name}`,
  copied: 'Copied',
  cannotCopy: 'This browser does not let us copy. Select the text and copy it.',
  itsText: 'Its text',
  copyText: 'Copy its text',
  atHand: {
    label: 'In the shop and at the bench',
    awake: 'Screen on',
    refused: 'This phone does not keep its screen on now: its battery may be low.',
  },
};
