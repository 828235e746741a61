const places = {
  room: 'New room',
  wall: 'New wall',
  ground: 'New ground',
  run: 'New line',
  thing: 'Something to build',
};

/** What projects, places and lists are called before a person names them. */
export const en = {
  places,
  numbered: (name: string, number: number) => `${name} ${number}`,
  removedPlace: 'A place that was removed',
  project: 'New project',
  andMore: (first: string, others: number) => `${first} and ${others} more`,
  cutList: 'Cut list',
  /** Of what cannot be read, and has lost its name. */
  lost: { project: 'A project', cutList: 'A cut list' },
};
