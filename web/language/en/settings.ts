/** What a person sets once for this device. */
export const en = {
  title: 'Settings',
  line: 'Kept on this device.',
  language: 'Language',
  languageNote: 'The page opens again in the language you choose.',
  languageNotKept:
    'This browser does not let us keep settings on this device, so the language stays as it is.',
  units: 'Units',
  metric: 'Metres',
  imperial: 'Feet and inches',
  unitsNote: 'Both are understood everywhere; this is how sizes are shown.',
  currency: 'Currency',
  appearance: 'Appearance',
  system: 'As the phone',
  light: 'Paper',
  dark: 'Blackboard',
  backup: 'Back up, restore, erase',
  backupNote: 'everything on this device, as one file',
  reports: 'What this app reports',
};
