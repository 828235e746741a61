import { Link } from 'react-router-dom';
import type { Page } from '../../app/pages.ts';
import { jobPage } from '../../app/job-page.ts';
import { calledHere } from '../../documents/settings/job-names.ts';
import { usePageWords } from '../../app/shell/document-head.ts';
import { words } from '../../language/page/cut-page.ts';
import { CUT_LIST } from '../../planner/jobs/cut-list.ts';
import { pageFormats } from '../../language/language.ts';
import { cents } from '../../planner/measure/units/units.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import { Screen } from '../../ui/controls/frame/screen.tsx';
import { EXAMPLE_ANSWER, EXAMPLE_REQUEST } from './example.ts';
import { ExampleCutPlan } from './plan/example-plan.tsx';

const PARTS: Readonly<Record<string, string>> = words.parts;

const price = (amount: number): string => pageFormats().money(cents(amount), 'GBP');

function Points(props: {
  readonly title: string;
  readonly points: readonly string[];
  readonly isOrdered?: boolean;
}) {
  const List = props.isOrdered === true ? 'ol' : 'ul';
  return (
    <>
      <h2 className="group">{props.title}</h2>
      <List className="plain-list">
        {props.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
    </>
  );
}

/** Page of the cut list, which the catalogue lists among the jobs. */
export const cutListPage = (): Page =>
  jobPage({ slug: CUT_LIST.slug, title: calledHere(CUT_LIST).title, summary: words.summary });

/** Public page of the cut list, with an example plan and instructions. */
export function CutPage() {
  usePageWords(cutListPage());
  const parts = EXAMPLE_REQUEST.parts.map(({ id, quantity, length }) => {
    return words.part(quantity ?? 1, entryOf(PARTS, id) ?? id, String(length));
  });
  const stock = EXAMPLE_REQUEST.stock.map(({ id, price: amount }) =>
    words.stock(id, price(amount ?? 0)),
  );
  return (
    <Screen
      title={calledHere(CUT_LIST).title}
      line={words.summary}
      isBeside
      action={
        <Link className="button button--main" to="/project/cut/new">
          {words.start}
        </Link>
      }
    >
      <p className="proof">
        <b>{words.proven}</b> {words.proof(price(EXAMPLE_ANSWER.cost))}
      </p>
      <figure className="example">
        <ExampleCutPlan />
        <figcaption className="remark">{words.example(parts, stock)}</figcaption>
      </figure>
      <p className="pair">
        <Link className="button" to="/project/cut/new?kind=sheet">
          {words.startSheets}
        </Link>
      </p>
      <Points {...words.does} />
      <Points {...words.how} isOrdered />
      <Points {...words.wrong} />
    </Screen>
  );
}
