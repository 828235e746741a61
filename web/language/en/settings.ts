import { formatsOf } from '../formats.ts';

const { number } = formatsOf('en-GB');

/** What a person sets once for this device. */
export const en = {
  title: 'Settings',
  line: 'Kept on this device.',
  language: 'Language',
  languageNote: 'The page opens again in the language you choose.',
  notKept: 'This browser does not let us keep settings on this device, so this stays as it is.',
  units: 'Units',
  metric: 'Metres',
  imperial: 'Feet and inches',
  unitsNote: 'Both are understood everywhere; this is how sizes are shown.',
  fraction: 'Smallest fraction of an inch',
  currency: 'Currency',
  appearance: 'Appearance',
  system: 'As the phone',
  light: 'Paper',
  dark: 'Blackboard',
  type: 'Type',
  usualType: 'Usual',
  largeType: 'Large',
  typeNote:
    'Large reads at arm’s length. The shopping list, the steps and the bench have this switch, too.',
  workshop: {
    title: 'Your saw and your shop',
    labels: {
      kerf: 'Width of the saw cut',
      sheetTrim: 'Off a sheet’s edges',
      boardTrim: 'Off a board’s ends',
      lengths: 'Lengths of timber your shop has',
      sheets: 'Sheets your shop has',
    },
    usual: 'Usual',
    sizes: (sizes: readonly string[]) => sizes.join('; '),
    usualSizes: (sizes: readonly string[]) => `Usual: ${sizes.join('; ')}`,
    note: 'New projects and cut lists start with these; those you have stay as they are. A board’s ends are trimmed in cut lists alone.',
  },
  backup: 'Back up, restore, erase',
  backupNote: 'everything on this device, as one file',
  device: 'On this device',
  offline: 'Works offline',
  copy: {
    impossible: 'No: this browser cannot keep apps, or not in a private window.',
    coming: 'Soon: the app is being stored on this phone.',
    kept: 'Yes, every screen.',
    'no-room': 'Not yet: this phone is too full to store the app. Free some space, then reload.',
    interrupted: 'Not yet: storing the app was interrupted. It is tried again when you reload.',
  },
  version: (version: string) => `Version ${version}`,
  build: (build: string) => `Build ${build}`,
  update: 'Update',
  stored: (megabytes: number) => `Stored: ${number(megabytes, 1)} MB`,
  persist: 'Keep it',
  notPersisted: 'The browser did not agree. It may once the app is installed.',
  reports: 'What this app reports',
};
