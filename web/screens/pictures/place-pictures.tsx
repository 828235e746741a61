import { useState } from 'react';
import { useSheet } from '../../app/shell/use-sheet.ts';
import { words } from '../../language/page/pictures.ts';
import { removePicture } from '../../documents/edits/edit.ts';
import type { PictureEntry, Project } from '../../planner/schema/project.ts';
import { changeProject } from '../../documents/store/project-store.ts';
import { Sheet } from '../../ui/controls/frame/sheet.tsx';
import { toastEdit } from '../../ui/controls/toast.tsx';
import { FilePicker } from '../share/open/file-picker.tsx';
import { addNote, addPhoto } from './add-picture.ts';
import { changeNote, useNote, usePhoto } from './use-picture.ts';

/** Value in the address for the project itself. */
const WHOLE = 'receipts';

/**
 * Thumbnail of a photo or note that opens all of them. The note is not an attribute, because
 * reports of taps contain attributes.
 */
function Thumb({ entry, onOpen }: { readonly entry: PictureEntry; readonly onOpen: () => void }) {
  const address = usePhoto(entry);
  const note = useNote(entry) ?? '';
  return (
    <button type="button" className="pictures__thumb" onClick={onOpen}>
      {typeof address === 'string' ? (
        <img src={address} alt="" />
      ) : (
        <span aria-hidden="true">{note || '…'}</span>
      )}
      <span className="unseen">
        {entry.kind === 'note' ? words.noteOf(note) : words.photoOf(note)}
      </span>
    </button>
  );
}

/** A photo or note in full size, with its text. */
function Picture({ project, entry }: { readonly project: string; readonly entry: PictureEntry }) {
  const address = usePhoto(entry);
  const note = useNote(entry);
  const [isRefused, setRefused] = useState(false);
  const change = async (text: string): Promise<void> => {
    setRefused(!(await changeNote(entry.id, text)));
  };
  const remove = (): void => {
    changeProject(project, removePicture(entry.id));
    toastEdit(words.removed);
  };
  return (
    <li className="pictures__one">
      {typeof address === 'string' && (
        <img className="pictures__photo" src={address} alt={words.photoOf('')} />
      )}
      {address === null && <p className="note">{words.missing}</p>}
      {isRefused && (
        <p className="alarm" role="alert">
          {words.noRoom}
        </p>
      )}
      <div className="pictures__row">
        <textarea
          className="pictures__note"
          aria-label={words.note}
          placeholder={words.noteHint}
          rows={2}
          maxLength={500}
          // A note cannot be edited before it has loaded.
          readOnly={note === undefined}
          value={note ?? ''}
          onChange={(event) => void change(event.target.value)}
        />
        <button type="button" className="button button--plain" onClick={remove}>
          {words.remove}
        </button>
      </div>
    </li>
  );
}

function PicturesSheet(props: {
  readonly project: string;
  readonly place: string;
  readonly entries: readonly PictureEntry[];
  readonly onClose: () => void;
}) {
  const { project, place, entries, onClose } = props;
  const [problem, setProblem] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const add = async (adding: Promise<string | undefined>): Promise<void> => {
    setAdding(true);
    setProblem(await adding);
    setAdding(false);
  };
  return (
    <Sheet title={place === '' ? words.receipts : words.title} onClose={onClose}>
      {problem !== undefined && (
        <p className="alarm" role="alert">
          {problem}
        </p>
      )}
      <p className="remark">{words.lead}</p>
      <ul className="pictures__all">
        {entries.map((entry) => (
          <Picture key={entry.id} project={project} entry={entry} />
        ))}
      </ul>
      {isAdding && (
        <p className="note" role="status">
          {words.adding}
        </p>
      )}
      <div className="next">
        <FilePicker
          label={words.take}
          accept="image/*"
          isQuiet
          onFile={(file) => void add(addPhoto(project, place, file))}
        />
        <button type="button" className="button" onClick={() => void add(addNote(project, place))}>
          {words.write}
        </button>
      </div>
    </Sheet>
  );
}

/** Photos and notes of a place, or receipts of a project, with the sheet to add more. */
export function PlacePictures({
  project,
  place,
}: {
  readonly project: Project;
  readonly place: string;
}) {
  const sheet = useSheet('pictures');
  const about = place === '' ? WHOLE : place;
  const entries = project.pictures.filter((one) => one.place === place);
  const open = (): void => sheet.open(about);
  return (
    <section className="pictures" aria-label={place === '' ? words.receipts : words.title}>
      {entries.length > 0 && (
        <div className="pictures__strip">
          {entries.map((entry) => (
            <Thumb key={entry.id} entry={entry} onOpen={open} />
          ))}
        </div>
      )}
      <button type="button" className="button" onClick={open}>
        {place === '' ? words.addReceipt : words.add}
      </button>
      {sheet.about === about && (
        <PicturesSheet project={project.id} place={place} entries={entries} onClose={sheet.close} />
      )}
    </section>
  );
}
