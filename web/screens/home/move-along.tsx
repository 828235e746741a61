import { copyText } from '../../platform/copy-text.ts';
import { en } from '../../language/en/keeping.ts';
import { area } from '../../language/language.ts';
import { deviceTexts } from '../../projects/sharing/device-texts.ts';
import { gatherEverything } from '../../projects/sharing/gather.ts';
import { linkTo, LONGEST_READ } from '../../projects/sharing/share-link.ts';
import { listProjects } from '../../projects/stores/project-store.ts';
import { toast } from '../../ui/controls/toast.tsx';
import { saveBackup } from '../share/save-backup.ts';

const words = area('keeping', en).move;

const everything = () => gatherEverything(deviceTexts(), Date.now());

/** All that is kept as a link; undefined where no app would open one so long. */
async function linkToAll(): Promise<string | undefined> {
  const link = await linkTo(everything(), window.location.origin);
  return link.length > LONGEST_READ ? undefined : link;
}

async function copy(): Promise<void> {
  const link = await linkToAll();
  toast(link !== undefined && (await copyText(link)) ? words.copied : words.tooLong);
}

/** On iOS the app on the home screen shares nothing with the browser: its person takes it along. */
export function MoveAlong() {
  const hasPictures = listProjects().some(
    (found) => found.kind === 'project' && found.project.pictures.length > 0,
  );
  return (
    <>
      <p className="remark">
        {words.note} {hasPictures && words.photos}
      </p>
      <p className="hint__choices">
        <button type="button" className="button button--plain" onClick={() => void copy()}>
          {words.copy}
        </button>
        <button
          type="button"
          className="button button--plain"
          onClick={() => void saveBackup(everything())}
        >
          {words.file}
        </button>
      </p>
    </>
  );
}
