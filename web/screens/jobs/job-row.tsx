import { calledHere } from '../../documents/settings/job-names.ts';
import type { CatalogueItem } from '../../planner/jobs/kit/job-card.ts';
import { Link } from 'react-router-dom';
import { JobMark } from '../../ui/drawings/job-mark.tsx';

/** A job with its drawing, title and `note`. A tap opens its page or calls `onChoose`. */
export function JobRow(props: {
  readonly job: CatalogueItem;
  readonly note?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
}) {
  const { job, note, onChoose } = props;
  const name = <strong>{calledHere(job).title}</strong>;
  const inside = (
    <>
      <JobMark mark={job.mark} />
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
        <Link className="job-row" to={`/jobs/${job.slug}`}>
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
