/** What is said about a thing drawn in three dimensions. */
export const en = {
  standing: (says: string) => `${says} Drawn standing.`,
  apart: (says: string) => `${says} Drawn taken apart, each part with its letter.`,
  takeApart: 'Taken apart',
  left: 'Turn left',
  right: 'Turn right',
  parts: 'Parts',
  part: (count: number, name: string) => `${count} × ${name}`,
};
