import { useState } from 'react';
import { mostUsedFirst } from '../../planner/jobs/cards.ts';
import type { CatalogueItem } from '../../planner/jobs/kit/job-card.ts';
import { loadAllNames, titleHere, type NamesOf } from '../../documents/settings/job-names.ts';
import { words } from '../../language/page/jobs.ts';
import { hasWords } from '../../language/has-words.ts';
import { importQuietly } from '../../platform/import-quietly.ts';
import { ScreenSection } from '../../ui/controls/frame/screen.tsx';
import { SearchField } from '../../ui/controls/fields/search-field.tsx';
import { JobRow } from './job-row.tsx';
import { useJobUses } from './use-job-uses.ts';

/** Jobs by group, the most used first, with a search by name in any language. */
export function JobCatalogue<Job extends CatalogueItem>(props: {
  readonly jobs: readonly Job[];
  /** Jobs in a first group with its own heading. */
  readonly first?: { readonly title: string; readonly has: (job: Job) => boolean };
  readonly noteOf?: (job: Job) => string | undefined;
  /** Replaces the link to the job's page. */
  readonly onChoose?: (job: Job) => void;
}) {
  const { jobs, first, noteOf, onChoose } = props;
  const uses = useJobUses();
  const [typed, setTyped] = useState('');
  const [names, setNames] = useState<{ readonly of: NamesOf }>({ of: titleHere });
  const found = jobs.filter((job) => hasWords(names.of(job), typed));
  const isNone = found.length === 0;
  const result = isNone ? words.noneFound(typed.trim()) : words.found(found.length);
  const isFirst = (job: Job): boolean => first?.has(job) === true;
  const isNamed = (job: Job): boolean => hasWords(titleHere(job), typed);
  const sorted = mostUsedFirst(found, uses).toSorted(
    (a, b) => Number(isNamed(b)) - Number(isNamed(a)),
  );
  const groups = Map.groupBy(
    [...sorted.filter(isFirst), ...sorted.filter((job) => !isFirst(job))],
    (job) => (isFirst(job) ? 'first' : job.group),
  );

  const learnNames = (): void => {
    if (names.of !== titleHere) return;
    void importQuietly('job-finds', loadAllNames).then((all) => all && setNames({ of: all }));
  };
  return (
    <div className="catalogue">
      <SearchField
        label={words.find}
        value={typed}
        placeholder={words.findHint}
        note={typed.trim() === '' ? undefined : result}
        isNone={isNone}
        onFocus={learnNames}
        onChange={(text) => {
          // Users may focus the field before hydration.
          learnNames();
          setTyped(text);
        }}
      />
      {[...groups].map(([name, here]) => (
        <ScreenSection
          key={name}
          id={`jobs-${name}`}
          title={name === 'first' ? first?.title : words.groups[name]}
        >
          <ul className="rows rows--jobs">
            {here.map((job) => (
              <JobRow
                key={job.slug}
                job={job}
                note={noteOf?.(job)}
                onChoose={onChoose && (() => onChoose(job))}
              />
            ))}
          </ul>
        </ScreenSection>
      ))}
    </div>
  );
}
