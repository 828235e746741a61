import { useState } from 'react';
import {
  canKeepFile,
  chooseKeptFile,
  forgetKeptFile,
  goOnWithKeptFile,
  useKeptFile,
  type KeptFile,
} from '../../../app/storage/kept-file.ts';
import { words as keepingWords } from '../../../language/page/keeping.ts';
import { formatMoment } from '../../../ui/format/time.ts';

const words = keepingWords.file;

function stateInWords({ name, at, state }: KeptFile): string {
  return state === 'kept' ? words.kept(name, formatMoment(at, Date.now())) : words[state](name);
}

/** A file that is updated after each change; absent if the browser cannot write files. */
export function KeptFileRow() {
  const file = useKeptFile();
  const [isAsking, setAsking] = useState(false);
  if (!canKeepFile()) return null;
  const choose = async (): Promise<void> => {
    setAsking(true);
    await chooseKeptFile(words.name);
    setAsking(false);
  };
  if (file === undefined || file.state === 'failed') {
    return (
      <>
        <p className="remark">{file === undefined ? words.note : stateInWords(file)}</p>
        <button type="button" className="button" disabled={isAsking} onClick={() => void choose()}>
          {words.choose}
        </button>
      </>
    );
  }
  return (
    <ul className="rows">
      <li className="row">
        <span className="row__main" role="status">
          {stateInWords(file)}
        </span>
        {file.state === 'waits' && (
          <button
            type="button"
            className="button button--plain"
            onClick={() => void goOnWithKeptFile()}
          >
            {words.goOn}
          </button>
        )}
        <button
          type="button"
          className="button button--plain"
          onClick={() => void forgetKeptFile()}
        >
          {words.stop}
        </button>
      </li>
    </ul>
  );
}
