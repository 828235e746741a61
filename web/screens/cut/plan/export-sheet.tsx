import { words } from '../../../language/page/cut-files.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Sheet } from '../../../ui/controls/frame/sheet.tsx';
import type { CutHardware } from '../../../planner/schema/cut-list.ts';
import type { PlannedCuts } from '../planned-cuts.ts';
import { plainSpaces } from '../../../language/locale.ts';
import { type Format, formatsWith } from './export-files.ts';

/** A text or bytes as a file to save. */
const fileOf = (name: string, type: string, content: string | Uint8Array<ArrayBuffer>): File =>
  new File([typeof content === 'string' ? plainSpaces(content) : content], name, {
    type: typeof content === 'string' ? `${type};charset=utf-8` : type,
  });

const fileName = ({ name, material }: PlannedCuts, ending: string): string => {
  const plain = (name || material || words.unnamed).replace(/[^\p{L}\p{N}]+/gu, '-');
  return `${plain.replace(/^-|-$/g, '').toLowerCase().slice(0, 40) || 'cut-list'}-${ending}`;
};

/** Exports the plan or the parts for another program. */
export function ExportSheet({
  cuts,
  hardware,
  onClose,
}: {
  readonly cuts: PlannedCuts;
  /** Hardware in the shopping list. */
  readonly hardware: readonly CutHardware[];
  readonly onClose: () => void;
}) {
  const save = async ({ ending, type, write }: Format): Promise<void> => {
    saveFile(fileOf(fileName(cuts, ending), type, await write(cuts)));
  };
  return (
    <Sheet title={words.title} onClose={onClose}>
      <ul className="rows">
        {formatsWith(hardware).map((format) => (
          <li key={format.ending} className="row">
            <button
              type="button"
              className="row__main row__button"
              onClick={() => void save(format)}
            >
              <strong>{words.formats[format.ending].label}</strong>
              <span className="remark">{words.formats[format.ending].what}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
