import { type Place, wallsOfPlace } from '../../../measure/places/place.ts';
import type { Made, Needed, Target, Temporary, Work } from '../contract.ts';

/** A job of a project, and its place. */
interface On {
  readonly job: string;
  readonly place: Place;
}

/** `<place>/wall:A`, `<place>/floor/edge` or `part:<job>/frame`: a target of a whole project. */
type PlacedTarget = string;

interface PlacedCondition {
  readonly target: PlacedTarget;
  readonly state: Needed['state'];
}

/** Work with the targets of the project; empty lists are left out. */
export interface PlacedWork extends Pick<Work, 'dust' | 'removes'> {
  readonly needs?: readonly (PlacedCondition & Pick<Needed, 'wet'>)[];
  readonly makes?: readonly (PlacedCondition & Pick<Made, 'cures'>)[];
  readonly damages?: readonly PlacedCondition[];
  readonly strips?: readonly PlacedTarget[];
  readonly loads?: readonly PlacedTarget[];
  readonly installs?: readonly (Omit<Temporary, 'on'> & {
    readonly on?: readonly PlacedTarget[];
  })[];
}

/** Targets of a job in the project: `walls` is every wall of its place. */
function placed(target: Target, { job, place }: On): readonly PlacedTarget[] {
  if (target.startsWith('part:')) return [`part:${job}/${target.slice('part:'.length)}`];
  const [surface = '', ...zone] = target.split('/');
  const surfaces =
    surface === 'walls' ? wallsOfPlace(place).map(({ id }) => `wall:${id}`) : [surface];
  return surfaces.map((one) => [place.id, one, ...zone].join('/'));
}

export function placedWork(work: Work, on: On): PlacedWork {
  const { needs, makes, damages, strips, loads, installs, ...rest } = work;
  const all = (targets: readonly Target[]) => targets.flatMap((one) => placed(one, on));
  const each = <One extends { readonly target: Target }>(conditions: readonly One[]) =>
    conditions.flatMap((one) => all([one.target]).map((target) => ({ ...one, target })));
  return {
    ...rest,
    ...(needs && { needs: each(needs) }),
    ...(makes && { makes: each(makes) }),
    ...(damages && { damages: each(damages) }),
    ...(strips && { strips: all(strips) }),
    ...(loads && { loads: all(loads) }),
    ...(installs && {
      installs: installs.map(({ on: target, ...one }) => ({
        ...one,
        ...(target === undefined ? {} : { on: all([target]) }),
      })),
    }),
  };
}
