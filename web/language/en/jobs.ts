/** The catalogue of jobs. */
export const en = { title: 'Jobs', line: 'Pick one; measure; get the list.' };
