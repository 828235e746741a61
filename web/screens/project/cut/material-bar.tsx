import { Link, useSearchParams } from 'react-router-dom';
import { searchWith } from '../../../app/shell/use-sheet.ts';
import type { PlannedCuts } from '../../cut/planned-cuts.ts';
import type { CutListLine } from './project-cuts.ts';
import type { ProjectView } from '../tab-screen.tsx';
import { en as enProducts } from '../../../language/en/products.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import type { Locale } from '../../../language/locale.ts';

const { cutting: words } = projectWords;

interface Planned {
  readonly line: CutListLine;
  readonly cuts: PlannedCuts;
}

export const isCut = ({ cuts }: Planned): boolean =>
  cuts.done.length > 0 && cuts.boards.length === 0;

/** Short names: a product is named once, and its sizes only if it has several. */
function shortNames(all: readonly Planned[], locale: Locale): readonly string[] {
  const products = locale.words('products', enProducts);
  return all.map(({ line: { product, name } }, i) => {
    if (product === undefined) return name;
    const short = [products.names[product], ...Object.values(products.local)]
      .toSorted((a, b) => b.length - a.length)
      .find((one) => name.startsWith(one));
    if (short === undefined) return name;
    const same = all.flatMap((one, at) => (one.line.product === product ? [at] : []));
    if (same.length === 1) return short;
    const start = products.named(short, '');
    return same[0] === i || !name.startsWith(start) ? name : name.slice(start.length);
  });
}

/** Most materials that are shown as chips; more are folded behind the name of the current one. */
const MOST_CHIPS = 4;

/** Materials to cut; the current one is marked and finished ones are ticked. */
export function MaterialBar(props: {
  readonly view: Pick<ProjectView, 'locale'>;
  readonly all: readonly Planned[];
  readonly shown: string;
  readonly isBeside: boolean;
}) {
  const [search] = useSearchParams();
  const names = shortNames(props.all, props.view.locale);
  const at = props.all.findIndex(({ line }) => line.id === props.shown);
  const chips = (
    <nav className="pills pills--wrapped" aria-label={words.materials}>
      {props.all.map((one, i) => (
        <Link
          key={one.line.id}
          to={`?${searchWith(search, { material: one.line.id }).toString()}`}
          replace
          preventScrollReset={props.isBeside}
          className="toggle pills__pill"
          aria-label={`${isCut(one) ? '✓ ' : ''}${one.line.name}`}
          aria-current={one.line.id === props.shown ? 'true' : undefined}
        >
          {isCut(one) && '✓ '}
          {names[i] ?? one.line.name}
        </Link>
      ))}
    </nav>
  );
  if (props.all.length <= MOST_CHIPS) return chips;
  return (
    // The key closes it after a choice.
    <details key={props.shown} className="more cut-materials">
      <summary>
        <h2>{props.all[at]?.line.name}</h2>
        <span className="remark">{words.materialOf(at + 1, props.all.length)}</span>
      </summary>
      {chips}
    </details>
  );
}
