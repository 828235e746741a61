/** What dries or sets: the signs and the notice outside the list of steps. */
export const en = {
  dry: 'dry',
  ended: (project: string, at: string, ago: string | undefined) =>
    `${project}: dry since ${at}${ago === undefined ? '' : `, ${ago} ago`}`,
  show: 'Show',
  ok: 'OK',
};
