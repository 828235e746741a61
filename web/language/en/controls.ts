/** Parts that many screens share: sheets, toasts, fields. */
export const en = {
  done: 'Done',
  undo: 'Undo',
  copied: 'Copied',
  cannotCopy: 'This browser does not let us copy. Select the text and copy it.',
  itsText: 'Its text',
  copyText: 'Copy its text',
  atHand: {
    label: 'In the shop and at the bench',
    large: 'Large',
    awake: 'Screen on',
    refused: 'This phone does not keep its screen on now: its battery may be low.',
  },
};
