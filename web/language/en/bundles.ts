import { formatsOf } from '../formats.ts';

const { number, plural } = formatsOf('en-GB');

/** What comes in from a link or a file, and the backup of everything on this device. */
export const en = {
  open: {
    title: 'Open what was shared',
    pick: 'Open a file',
    lead: 'A project, a cut list or a backup that was saved as a file.',
    points: [
      'You see what it is, and what it does here, before anything is added.',
      'What you have stays as it is.',
      'A link that somebody sent you opens by itself: it holds the whole project, which goes through no server of ours.',
    ],
    projects: 'Your projects',
    backup: 'Back up what you have',
    lost: 'The app was not ready to receive the file. Nothing was kept. Choose the file here.',
  },
  /** A photo or a plan that another app shared. */
  shared: {
    photo: 'A photo',
    plan: 'A plan',
    where: 'Keep it with a place or a project, or trace it as the plan of a new one.',
    receipt: 'As a receipt',
    trace: 'Trace it as a plan',
    leave: 'Leave it',
  },
  /** Reading codes off another phone's screen. */
  scan: {
    start: 'Scan codes',
    camera: 'What the camera sees',
    refused:
      'The camera cannot be used here. Point the phone’s own camera app at the codes: each opens here.',
    cannot:
      'This browser cannot read codes by itself: point the phone’s camera app at them. Each opens here, also without signal.',
    /** In the app on an iPhone's home screen. */
    elsewhere:
      'On this phone links and codes open in the browser, not in this app. Copy the link there and paste it here, or open the file.',
    /** How far a link in parts has come. */
    part: (have: number, of: number) => `${have} of ${of} codes read.`,
    missing: (numbers: string) => `Still to scan: ${numbers}.`,
  },
  file: {
    tooLarge: (name: string, megabytes: string) =>
      `${name} has ${megabytes} MB, more than all that this app can keep.`,
    wrong: (name: string, reason: string) => `${name}: ${reason}`,
    unreadable: (name: string) => `${name} could not be read from this device.`,
    /** The names of files that have none; letters and spaces. */
    unnamed: 'project',
    backup: (day: string) => `backup ${day}`,
  },
  /** A bundle before it is added. */
  preview: {
    backup: 'A backup',
    things: { project: 'A project', 'cut-list': 'A cut list' } satisfies Record<
      'project' | 'cut-list',
      string
    >,
    device: 'Everything of a device',
    saved: (what: string, day: string) => `${what}, saved ${day}`,
    isHere: 'All of it is here already',
    openIt: 'Open it',
    addIt: 'Add it',
    replace: 'Replace mine',
    merge: 'Merge',
    mergeBoth: 'Merge with mine',
    hereAlready: 'You have this project',
    keepBoth: 'Keep both',
    whereOlder: 'Where yours is older',
    restored: 'Restored',
    added: (name: string) => `${name} added`,
    merged: (name: string) => `${name} merged`,
    restore: (things: number) =>
      plural(things, { one: 'Restore one thing', other: 'Restore # things' }),
    restoreRest: 'Take over the rest',
    noRoom:
      'There is not enough room on this device for it. Nothing was changed. Remove projects that you no longer need, then try again.',
    leave: 'Leave it',
    noJob: 'No job yet',
    noSize: 'No size yet',
    morePlaces: (count: number) =>
      `and ${plural(count, { one: '# more place', other: '# more places' })}`,
    moreParts: (count: number) =>
      `and ${plural(count, { one: '# more part', other: '# more parts' })}`,
    moreThings: (count: number) =>
      `and ${plural(count, { one: '# more thing', other: '# more things' })}`,
    ground: 'The ground',
    row: (kind: 'project' | 'cut-list', fate: string) =>
      `${kind === 'project' ? 'Project' : 'Cut list'}. ${fate}`,
  },
  /** What differs between a project here and there. */
  differs: {
    title: 'What differs',
    shopping: 'Prices and what is bought',
    cuts: 'Boards that lie cut',
    project: 'Name and choices of the project',
    job: (job: string, place: string) => `${job}, ${place}`,
    changes: {
      'added-there': 'Added there: comes in.',
      'changed-there': 'Changed there: is taken over.',
      'removed-there': 'Removed there: is removed here.',
      'added-here': 'Only on this phone: stays.',
      'changed-here': 'Changed on this phone: stays.',
      'removed-here': 'Removed on this phone: stays away.',
      joined: 'Each phone changed another part of it: both are kept.',
      both: 'Changed on both phones:',
    },
    conflict: (field: string, mine: string, theirs: string, by: 'link' | 'file') =>
      `${field}: ${mine} on this phone, ${theirs} in the ${by}`,
    empty: 'empty',
    yes: 'yes',
    no: 'no',
    whose: (name: string) => `${name}: which to keep`,
    mine: 'Mine',
    theirs: 'Theirs',
    more: (count: number) =>
      `and ${plural(count, { one: '# more difference', other: '# more differences' })}`,
  },
  /** What becomes of one thing. */
  fate: {
    added: 'New: will be added.',
    replaces: 'Newer than yours: takes its place.',
    replacesWith: (lists: string) =>
      `Newer than yours: takes its place, and that of its cut lists ${lists}.`,
    newerBeside: 'Newer than yours: comes in beside it.',
    olderBeside: 'Yours was changed later: this one comes in beside it.',
    merged: 'Merged with yours: what only one of the phones changed is kept.',
    nothingNew: 'Yours holds all of it: nothing to do.',
    same: 'The same as yours: nothing to do.',
    copied: 'Came in beside yours before: nothing to do.',
    older: 'Yours was changed later: yours stays.',
    offcuts: (fresh: number, all: number) => `Offcuts: ${fresh} of ${all} are new.`,
    prices: (fresh: number, all: number) =>
      `Prices: ${fresh} of ${all} are new; yours stay as they are.`,
    /** Of a backup, before anything is done: what comes in, what differs, what stays. */
    counted: (fresh: number, differ: number, same: number) =>
      `${number(fresh)} new, ${number(differ)} different, ${number(same)} the same.`,
    cut: 'The end of this file is missing or damaged. What is whole is listed here; look for another copy for the rest.',
    left: (count: number) =>
      `${plural(count, { one: 'One thing in it could not be read and stays', other: '# things in it could not be read and stay' })} out.`,
    unread: (count: number) =>
      `${plural(count, { one: 'One entry in it cannot', other: '# entries in it cannot' })} be shown here: kept as they are.`,
    settingsTaken: 'Settings: taken over.',
    settingsStay: 'Settings: yours stay.',
    damaged: (count: number) =>
      `${plural(count, { one: '# text', other: '# texts' })} that could not be read when this was saved: kept as they are.`,
  },
  backup: {
    title: 'Back up, restore, erase',
    line: 'What this app keeps on this device',
    all: 'Back up everything',
    lead: 'Projects live on this device alone. A backup is one file with all of them: keep it somewhere else, or open it on another phone.',
    open: 'Open a backup or a shared file',
    holds: 'A backup holds',
    points: [
      'Projects: places, jobs, prices, what is bought and done, photos and notes.',
      'Cut lists with their plans and the boards cut, your offcuts, the prices you typed.',
      'The settings, for a device that has none yet.',
    ],
    handedOver: 'Backup handed over. Keep it where you find it again.',
    projects: (count: number) => plural(count, { one: '# project', other: '# projects' }),
    cutLists: (count: number) => plural(count, { one: '# cut list', other: '# cut lists' }),
    offcuts: (count: number) => plural(count, { one: '# offcut', other: '# offcuts' }),
    prices: (count: number) => plural(count, { one: '# price', other: '# prices' }),
    damaged: (count: number) =>
      plural(count, {
        one: '# text that cannot be read',
        other: '# texts that cannot be read',
      }),
  },
  erase: {
    title: 'Erase everything',
    /** What a person types to go on, in small letters. */
    word: 'erase',
    lead: 'This removes from this device, and from nowhere else:',
    settings: 'your settings',
    reports: 'the list of reports that were sent',
    note: 'Whether this device reports errors stays as you set it.',
    backup: 'Back up first',
    type: (word: string) => `Type “${word}” to go on`,
    erased: 'Everything is erased',
  },
};
