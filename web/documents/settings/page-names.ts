import { words } from '../../language/page/names.ts';
import { cardOf } from '../../planner/jobs/cards.ts';
import type { PlaceInput } from '../../planner/measure/places/place-input.ts';
import { placeNameIn, projectNameIn, usualNameIn, type Naming } from '../../planner/names.ts';
import type { Project } from '../../planner/schema/project.ts';
import type { Remains } from '../../planner/schema/schema.ts';
import { calledHere } from './job-names.ts';
import type { Locale } from '../../language/locale.ts';
import { Memo } from '../../planner/memo.ts';
import type { HouseOptions } from '../../planner/project/derive-house.ts';

/** Words for names in the page's language. */
export const pageNaming: Naming = {
  words,
  jobOf: (slug) => {
    const card = cardOf(slug);
    const word = card && calledHere(card).place;
    return card && { places: card.places, ...(word === undefined ? {} : { placeWord: word }) };
  },
};

type WithPlaces = Parameters<typeof placeNameIn>[0];

/** Name of a place without a name, in the page's language. */
export const nameless = (project: WithPlaces, place: PlaceInput): string =>
  usualNameIn(project, place, pageNaming);

/** Name of a place in the page's language. */
export const placeName = (project: WithPlaces, id: string): string =>
  placeNameIn(project, id, pageNaming);

/** Name of a project in the page's language. */
export const projectName = (project: Project): string => projectNameIn(project, pageNaming);

/** Name of a document that cannot be read. */
export const lostName = ({ name }: Pick<Remains, 'name'>, kind: keyof typeof words.lost): string =>
  name === '' ? words.lost[kind] : name;

/** Memo of this page: an edit and the plan that follows it share their answers. */
export const pageMemo = new Memo();

/** Options to derive a house on this page. */
export const houseOptions = (locale: Locale): HouseOptions => {
  return { locale, memo: pageMemo, naming: pageNaming };
};
