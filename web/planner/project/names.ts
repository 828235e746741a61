import { cardOf } from '../jobs/cards.ts';
import { en } from '../../language/en/names.ts';
import { area } from '../../language/language.ts';
import type { PlaceInput } from '../measure/places/place-input.ts';
import { calledHere } from './job-names.ts';
import type { Project } from '../schema/project.ts';
import type { Remains } from '../schema/read-remains.ts';

const words = area('names', en);

type WithPlaces = Pick<Project, 'places'> & Partial<Pick<Project, 'jobs'>>;

/** What a place without a name is called: after the first of its jobs that has a word for it, else after its kind. */
export function nameless({ jobs = [] }: WithPlaces, { id, kind }: PlaceInput): string {
  const named = jobs.flatMap(({ slug, place }) => {
    const card = place === id ? cardOf(slug) : undefined;
    return card?.places[0] === kind ? (calledHere(card).place ?? []) : [];
  });
  return named[0] ?? words.places[kind];
}

/** What a place is called; numbered while others without a name are called the same. */
export function placeName(project: WithPlaces, id: string): string {
  const place = project.places.find((one) => one.id === id);
  if (place === undefined) return words.removedPlace;
  if (place.name.trim() !== '') return place.name.trim();
  const name = nameless(project, place);
  const alike = project.places.filter(
    (one) => one.name.trim() === '' && nameless(project, one) === name,
  );
  return alike.length > 1 ? words.numbered(name, alike.indexOf(place) + 1) : name;
}

/** What something that cannot be read is called. */
export const lostName = ({ name }: Pick<Remains, 'name'>, kind: keyof typeof words.lost): string =>
  name === '' ? words.lost[kind] : name;

/** What a project is called: its own name, else its places'. */
export function projectName(project: Project): string {
  if (project.name.trim() !== '') return project.name.trim();
  const [first, ...others] = project.places;
  if (first === undefined) return words.project;
  const name = placeName(project, first.id);
  return others.length === 0 ? name : words.andMore(name, others.length);
}
