import { Link } from 'react-router-dom';
import { words as projectWords } from '../../../../language/page/project.ts';
import { pageFormats } from '../../../../language/language.ts';
import { useAnswerCosts } from './use-answer-costs.ts';
import type { ProjectView } from '../../tab-screen.tsx';

const { buying: words } = projectWords;

/** Number of items that are named for an answer. */
const NAMED = 2;

/** Answers that add most to the sum, with links to change them. */
export function AnswerLines(view: ProjectView) {
  const { project, worked, settings } = view;
  return useAnswerCosts(view).map(({ job, place, field, title, label, option, cost, adds }) => {
    const names = worked.list.lines
      .filter(({ id }) => adds.includes(id))
      .toSorted((a, b) => b.price.amount - a.price.amount)
      .slice(0, NAMED)
      .map(({ name }) => name);
    const sum = pageFormats().money(cost, settings.currency);
    return (
      <p key={`${job} ${field}`} className="remark answer">
        {words.adds(title, label, option, sum, names, adds.length - names.length)}{' '}
        <Link to={`/project/${project.id}?place=${place}`}>{words.mend}</Link>
      </p>
    );
  });
}
