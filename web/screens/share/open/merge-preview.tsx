import { words as bundlesWords } from '../../../language/page/bundles.ts';
import { jobTitle } from '../../../app/shell/job-title.ts';
import type { Difference } from '../../../documents/sharing/merge-project.ts';
import type { WholeProject } from '../../../documents/sharing/whole-project.ts';
import { placeName } from '../../../documents/settings/page-names.ts';
import { conflictInWords, takenInWords, useFieldLabels } from './conflict-words.ts';
import { Choice } from '../../../ui/controls/fields/choice.tsx';

const { differs: words } = bundlesWords;

/** Rows that a page can show; real projects have fewer. */
const MOST_SHOWN = 200;

/** Name of a row's subject: the local name, otherwise the incoming one. */
function subjectInWords({ kind, id }: Difference, sides: readonly WholeProject[]): string {
  if (kind === 'shopping' || kind === 'cuts' || kind === 'project') return words[kind];
  for (const { one, lists } of sides) {
    const list = lists.find((each) => each.id === id);
    if (kind === 'list' && list !== undefined)
      return list.name.trim() || list.material.trim() || id;
    if (kind === 'place' && one.places.some((place) => place.id === id)) return placeName(one, id);
    const job = one.jobs.find((each) => each.id === id);
    if (kind === 'job' && job !== undefined) {
      return words.job(jobTitle(job.slug), placeName(one, job.place));
    }
  }
  return id;
}

/** Differences between the local and the incoming project; the user resolves conflicts. */
export function MergePreview(props: {
  readonly differences: readonly Difference[];
  /** Source of the incoming version. */
  readonly by: 'link' | 'file';
  /** The local and the incoming version. */
  readonly sides: readonly WholeProject[];
  /** Pointers of the fields that take the incoming value. */
  readonly picked: ReadonlySet<string>;
  readonly onPick: (name: string, isTheirs: boolean) => void;
}) {
  const { differences, sides, by, picked, onPick } = props;
  const more = differences.length - MOST_SHOWN;
  const labels = useFieldLabels(differences, sides);
  if (differences.length === 0) return null;
  return (
    <>
      <h2 className="group">{words.title}</h2>
      <ul className="rows">
        {differences.slice(0, MOST_SHOWN).map((difference) => {
          const { name, change, conflicts } = difference;
          const subject = subjectInWords(difference, sides);
          return (
            <li key={name} className="row">
              <div className="row__main">
                <strong>{subject}</strong>
                <span className="remark">{words.changes[change]}</span>
                {takenInWords(difference, labels, by).map((text) => (
                  <span key={text} className="remark">
                    {text}
                  </span>
                ))}
                {conflicts.map((conflict) => (
                  <Choice
                    key={conflict.name}
                    legend={conflictInWords(conflict, subject, labels, by)}
                    value={picked.has(conflict.name) ? 'theirs' : 'mine'}
                    options={[
                      { value: 'mine', label: words.mine },
                      { value: 'theirs', label: words.theirs },
                    ]}
                    onChange={(whose) => onPick(conflict.name, whose === 'theirs')}
                  />
                ))}
              </div>
            </li>
          );
        })}
        {more > 0 && <li className="row remark">{words.more(more)}</li>}
      </ul>
    </>
  );
}
