import { formatsOf } from '../formats.ts';

const { plural } = formatsOf('en-GB');

/** The start: a person's projects and cut lists, and what the app does for those who are new. */
export const en = {
  measure: 'Measure a room',
  projects: 'Your projects',
  damaged: (reason: string) => `${reason} It is kept as it is: open it to copy its text.`,
  /** The first jobs of a project, and how many it has besides. */
  andMore: (jobs: string, others: number) => `${jobs} and ${others} more`,
  noJob: 'No job yet',
  remove: 'Remove',
  /** Opens what can be done with it. */
  more: (name: string) => `More about ${name}`,
  bought: (done: number, all: number) => `${done} of ${all} bought`,
  steps: (done: number, all: number) => `${done} of ${all} steps done`,
  opened: (day: string) => `opened ${day}`,
  today: 'today',
  removed: (name: string) => `${name} removed`,
  cutLists: 'Your cut lists',
  unnamedCutList: 'Unnamed cut list',
  cutListOf: (kind: 'sheet' | 'linear', parts: number) =>
    `${kind === 'sheet' ? 'Sheets' : 'Boards'}, ${plural(parts, { one: '# part', other: '# parts' })}`,
  cutListOfMany: (materials: number, parts: number) =>
    `${materials} materials, ${plural(parts, { one: '# part', other: '# parts' })}`,
  templateOf: (said: string) => `Template: ${said}`,
  /** After the name of the app. */
  line: 'Buy once, cut once.',
  kept: 'Kept on this phone, and works with no signal. No account.',
  /** A room that a finger makes longer or shorter, and what it takes. */
  example: {
    title: 'What one room takes',
    slide: 'Length of the room',
    colour: 'Sage',
    try: 'Slide the wall',
    room: (length: string) => `Plan of a room ${length} long, its floor laid`,
    /** What the slider says of itself. */
    value: (length: string, cost: string) => `${length}, ${cost} in all`,
    needed: (need: string, packs: string) => `${need} needed: ${packs}`,
    rest: (count: number) => plural(count, { one: '# other thing', other: '# other things' }),
    restNote: 'Underlay, filler, rollers, gloves …',
    all: 'In all',
    prices: (region: string, years: string) => `Example prices, ${region}, ${years}`,
  },
  install: {
    title: 'Keep it on your home screen',
    ask: 'Opens like an app, with no signal too.',
    byHand: 'Tap Share, then Add to Home Screen. Opens like an app, with no signal too.',
    yes: 'Install',
    no: 'No thanks',
    understood: 'Understood',
  },
  plannable: 'Pick a job',
  openFile: 'Open a file',
  startCutList: 'Start a cut list',
  /** Before the link to the switch. */
  reporting: (on: boolean) => `Reports to its makers are ${on ? 'on' : 'off'}.`,
  theSwitch: 'What they hold, and the switch',
  find: 'Find',
  findHint: 'a name, a place, a job',
  noneFound: (text: string) => `Nothing here is called “${text}”.`,
};
