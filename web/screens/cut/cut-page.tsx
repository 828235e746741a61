import { Link } from '../../app/router.ts';
import { en as enPages } from '../../language/en/pages.ts';
import { area } from '../../language/language.ts';
import { cents } from '../../measure/units.ts';
import { formatMoney } from '../../shopping/money.ts';
import { Screen } from '../../ui/screen.tsx';
import { EXAMPLE_ANSWER, EXAMPLE_REQUEST } from './example.ts';
import { ExamplePlan } from './example-plan.tsx';

const { cut } = area('pages', enPages);

const price = (amount: number): string => formatMoney(cents(amount), 'GBP');

/** The public page of the cut list: an example worked out, what it does and how to cut by it. */
export function CutPage() {
  const parts = EXAMPLE_REQUEST.parts.map(({ id, quantity, length }) => {
    return `${quantity ?? 1} × ${id} ${String(length)}`;
  });
  const stock = EXAMPLE_REQUEST.stock.map(
    ({ id, price: amount }) => `${id} at ${price(amount ?? 0)}`,
  );
  return (
    <Screen
      title="Cut boards and sheets"
      line={cut.description}
      action={
        <Link className="button button--main" to="/project/cut/new">
          Start a cut list
        </Link>
      }
    >
      <p className="proof">
        <b>Cheapest possible.</b> 4 × 2.4 m and 1 × 1.8 m, {price(EXAMPLE_ANSWER.cost)}. No mix of
        these sizes costs less.
      </p>
      <figure>
        <ExamplePlan />
        <figcaption className="row__why">
          An example: {parts.join(', ')} mm, from {stock.join(', ')}; the saw takes 3 mm a cut.
        </figcaption>
      </figure>
      <p className="pair">
        <Link className="button" to="/project/cut/new?kind=sheet">
          Start with sheets
        </Link>
      </p>
      <h2 className="group">What it does</h2>
      <ul className="plain-list">
        <li>
          Finds the mix of lengths or sheets that costs least at your shop’s prices, and says
          “cheapest possible” only when that is proven. Otherwise it says how far off it could be.
        </li>
        <li>
          Counts the width of the saw cut and what is trimmed off ends and edges; keeps grain.
        </li>
        <li>Uses your own offcuts first, and keeps the new ones that are worth keeping.</li>
        <li>Numbers every cut in the order to make it, right across what lies on the saw.</li>
        <li>
          Reads lists of CutList Optimizer, Cutlist Evo, optiCutter and OpenCutList, or plain lines
          such as 4 x 735 leg; writes CSV, SVG, DXF and JSON; prints boards and labels.
        </li>
        <li>Works on this phone, offline, as often as you like, with no account.</li>
      </ul>
      <h2 className="group">How to cut by it</h2>
      <ol className="plain-list">
        <li>Check that the boards you bought are as long as they are sold; trim bad ends.</li>
        <li>Cut the longest parts first, one board after the other, and tick each off.</li>
        <li>Measure each part from the last cut, never all marks at once from the end.</li>
        <li>Keep the saw on the waste side of the mark; its width is counted in.</li>
        <li>Label the parts as they fall, and keep the offcuts that the plan outlines in blue.</li>
      </ol>
      <h2 className="group">What can go wrong</h2>
      <ul className="plain-list">
        <li>A blade wider than you typed: the last part of a full board comes out short.</li>
        <li>
          Sheets with bruised edges: 10 mm are trimmed off all round unless you say otherwise.
        </li>
        <li>Grain that runs the wrong way: keep fronts and doors from being turned.</li>
      </ul>
    </Screen>
  );
}
