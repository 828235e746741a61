import type { Listed } from '../../jobs/listed.ts';
import { en as enJobList } from '../../language/en/job-list.ts';
import { area } from '../../language/language.ts';
import { Link } from '../../router.ts';
import { JobMark } from '../../ui/drawings/job-mark.tsx';

const names = area('jobList', enJobList);

/** A job as the catalogue shows it: its drawing, its name, and what `note` says of it. A tap opens its page, or does `onChoose`. */
export function JobRow(props: {
  readonly slug: Listed['slug'];
  readonly note?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
}) {
  const { slug, note, onChoose } = props;
  const name = <strong>{names[slug].title}</strong>;
  const inside = (
    <>
      <JobMark slug={slug} />
      {note === undefined ? (
        name
      ) : (
        <span className="row__words">
          {name}
          <span className="remark">{note}</span>
        </span>
      )}
    </>
  );
  return (
    <li className="row">
      {onChoose === undefined ? (
        <Link className="job-row" to={`/jobs/${slug}`}>
          {inside}
        </Link>
      ) : (
        <button type="button" className="job-row" onClick={onChoose}>
          {inside}
        </button>
      )}
    </li>
  );
}
