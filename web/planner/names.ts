import { en } from '../language/en/names.ts';
import type { Locale } from '../language/locale.ts';
import type { Job } from './jobs/kit/contract.ts';
import type { PlaceKind } from './measure/places/place.ts';
import type { PlaceInput } from './measure/places/place-input.ts';
import type { Project } from './schema/project.ts';

/** Words for names in one language. */
export interface Naming {
  readonly words: typeof en;
  /** Kinds of place of a job, and its word for a place without a name. */
  readonly jobOf: (
    slug: string,
  ) => { readonly places: readonly PlaceKind[]; readonly placeWord?: string } | undefined;
}

export const namingIn = (locale: Locale, jobs?: ReadonlyMap<string, Job>): Naming => {
  return { words: locale.words('names', en), jobOf: (slug) => jobs?.get(slug) };
};

type WithPlaces = Pick<Project, 'places'> & Partial<Pick<Project, 'jobs'>>;

/** Name of a place without a name: the word of its first job that has one, else the word for its kind. */
export function usualNameIn(
  { jobs = [] }: WithPlaces,
  { id, kind }: PlaceInput,
  naming: Naming,
): string {
  const named = jobs.flatMap(({ slug, place }) => {
    const job = place === id ? naming.jobOf(slug) : undefined;
    return job?.places[0] === kind ? (job.placeWord ?? []) : [];
  });
  return named[0] ?? naming.words.places[kind];
}

/** Name of a place; numbered if other unnamed places would have the same name. */
export function placeNameIn(project: WithPlaces, id: string, naming: Naming): string {
  const { words } = naming;
  const place = project.places.find((one) => one.id === id);
  if (place === undefined) return words.removedPlace;
  if (place.name.trim() !== '') return place.name.trim();
  const name = usualNameIn(project, place, naming);
  const alike = project.places.filter(
    (one) => one.name.trim() === '' && usualNameIn(project, one, naming) === name,
  );
  return alike.length > 1 ? words.numbered(name, alike.indexOf(place) + 1) : name;
}

/** Name of a project: its own, else that of its places. */
export function projectNameIn(project: Project, naming: Naming): string {
  const { words } = naming;
  if (project.name.trim() !== '') return project.name.trim();
  const [first, ...others] = project.places;
  if (first === undefined) return words.project;
  const name = placeNameIn(project, first.id, naming);
  return others.length === 0 ? name : words.andMore(name, others.length);
}
