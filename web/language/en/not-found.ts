/** For an address where there is nothing. */
export const en = {
  title: 'There is no page here',
  why: 'The address may be mistyped, or the page has moved.',
  projects: 'Your projects',
  jobs: 'Jobs',
};
