import { formatsOf } from '../formats.ts';

const { plural } = formatsOf('en-GB');

/** The start: a person's projects and cut lists, and what the app does for those who are new. */
export const en = {
  measure: 'Measure a room',
  projects: 'Your projects',
  project: (id: string) => `Project ${id}`,
  damaged: (reason: string) => `${reason} It is kept as it is: open it to copy its text.`,
  /** The first jobs of a project, and how many it has besides. */
  andMore: (jobs: string, others: number) => `${jobs} and ${others} more`,
  noJob: 'No job yet',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  cutLists: 'Your cut lists',
  cutList: (id: string) => `Cut list ${id}`,
  unnamedCutList: 'Unnamed cut list',
  cutListOf: (kind: 'sheet' | 'linear', parts: number) =>
    `${kind === 'sheet' ? 'Sheets' : 'Boards'}, ${plural(parts, { one: '# part', other: '# parts' })}`,
  cutListOfMany: (materials: number, parts: number) =>
    `${materials} materials, ${plural(parts, { one: '# part', other: '# parts' })}`,
  templateOf: (said: string) => `Template: ${said}`,
  lead: 'Measure once. Know what to buy, what it costs and what to do next.',
  pitch: [
    'Type sizes as your tape says them: 2515, 2.515 m or 8′ 3 1/2″.',
    'The cheapest tins for your walls, at your shop’s prices.',
    'The cheapest boards and sheets for your cut list, with every cut drawn.',
    'Kept on this phone, and works with no signal. No account.',
  ],
  install: {
    title: 'Keep it on your home screen',
    ask: 'Opens like an app, with no signal too.',
    byHand: 'Tap Share, then Add to Home Screen. Opens like an app, with no signal too.',
    yes: 'Install',
    no: 'No thanks',
    understood: 'Understood',
  },
  plannable: 'What you can plan',
  openFile: 'Open a file',
  startCutList: 'Start a cut list',
  /** Before the link to the switch. */
  reporting: (on: boolean) => `Reports to its makers are ${on ? 'on' : 'off'}.`,
  theSwitch: 'What they hold, and the switch',
  find: 'Find',
  findHint: 'a name, a place, a job',
  noneFound: (text: string) => `Nothing here is called “${text}”.`,
};
