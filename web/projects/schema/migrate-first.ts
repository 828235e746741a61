import { SHAPES, type PlaceInput } from '../../measure/place-input.ts';
import { AS_PLANNED } from '../../shopping/bought.ts';
import { readPlace } from './read-place.ts';
import { isFields, key, list, number, record, text, type Fields } from './read-value.ts';
import { newProject, stepKey, type JobEntry, type Project } from './project.ts';

const PLACE = 'room';
const JOB = 'paint';

/** The first version's room: a rectangle with its openings spread along their walls. */
function roomOf(value: Fields): PlaceInput {
  const [long, wide] = [text(value['length']), text(value['width'])];
  const room = readPlace({ ...value, kind: 'room', id: PLACE, sides: [] });
  const sides = SHAPES.rectangle.map((side, i) => ({ ...side, length: [long, wide][i] ?? '' }));
  return room?.kind === 'room'
    ? { ...room, sides }
    : { kind: 'room', id: PLACE, name: '', sides, height: '', openings: [] };
}

function jobOf(value: unknown): JobEntry {
  const paint = isFields(value) ? value : {};
  const painted = Array.isArray(paint['walls']) ? paint['walls'] : ['A', 'B', 'C', 'D'];
  return {
    id: JOB,
    slug: 'paint-a-room',
    place: PLACE,
    typed: {
      ...Object.fromEntries(
        ['A', 'B', 'C', 'D'].map((wall) => [`surfaces.${wall}`, painted.includes(wall)]),
      ),
      'surfaces.ceiling': paint['ceiling'] !== false,
      barePlaster: paint['barePlaster'] === true,
      wallCoats: text(paint['wallCoats']),
      wallCoverage: text(paint['wallCoverage']),
      ceilingCoats: text(paint['ceilingCoats']),
      ceilingCoverage: text(paint['ceilingCoverage']),
    },
  };
}

/**
 * From the first version (one room, one job): nothing typed is lost. What was ticked in the shop had
 * no quantity then, so it counts as bought as planned.
 */
export function migrateFirst(value: Fields, id: string): Project {
  const changed = number(value['changed']);
  const ticked = list(value['ticked'], key);
  const steps = ticked.filter((one) => one.startsWith('step:'));
  const bought = ticked.filter((one) => one.startsWith('buy:')).map((one) => one.slice(4));
  return {
    ...newProject(id, changed),
    places: [roomOf(isFields(value['room']) ? value['room'] : {})],
    jobs: [jobOf(value['paint'])],
    prices: record(value['prices'], (price) =>
      typeof price === 'string' ? { text: text(price), at: changed } : undefined,
    ),
    bought: Object.fromEntries(
      bought.map((offer) => [`${offer.split('/')[0] ?? ''}|${offer}`, AS_PLANNED]),
    ),
    done: steps.map((one) => stepKey(JOB, one.slice(5))),
  };
}
