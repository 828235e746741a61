import { words as plansWords } from '../../language/page/plans.ts';
import { decodeDxf } from '../../planner/measure/plans/read/dxf-text.ts';
import type { PlanFile } from '../../planner/measure/plans/read/plan-file.ts';
import { readDxf } from '../../planner/measure/plans/read/read-dxf.ts';
import { readSweetHome } from '../../planner/measure/plans/read/read-sweet-home.ts';
import { readZip, type ZipEntry } from '../../planner/measure/plans/read/read-zip.ts';
import type { Result } from '../../planner/measure/units/units.ts';
import { transformBytes } from '../../platform/transform-bytes.ts';

const { refused: words } = plansWords;

/** Text that a phone can parse in about two seconds. */
const MOST_BYTES = 25_000_000;

const refuse = (reason: string): Result<PlanFile> => ({ ok: false, reason });

/** Larger limit, because most of an archive is furniture that is not read. */
const MOST_OF_ARCHIVE = 100_000_000;

/** Text of a file in an archive; undefined if it is too long. */
async function unzipped({ bytes, isDeflated }: ZipEntry): Promise<string | undefined> {
  if (!isDeflated) return new TextDecoder().decode(bytes);
  const stream = new DecompressionStream('deflate-raw');
  const blob = await transformBytes(bytes, stream, MOST_BYTES);
  return blob?.text();
}

async function readHome(file: File): Promise<Result<PlanFile>> {
  const { name } = file;
  try {
    const entries = readZip(new Uint8Array(await file.arrayBuffer()));
    const xml = entries?.find((entry) => entry.name === 'Home.xml');
    if (xml === undefined) {
      if (entries?.some((entry) => entry.name === 'Home') === true) {
        return refuse(words.oldHome(name));
      }
      return refuse(entries === undefined ? words.damaged(name) : words.noPlan(name));
    }
    const plan = readSweetHome((await unzipped(xml)) ?? '');
    return plan.isPlan ? { ok: true, value: plan } : refuse(words.damaged(name));
  } catch {
    return refuse(words.damaged(name));
  }
}

/** Content of a user's plan file, or a sentence with the reason for an error. */
export async function readPlanFile(file: File): Promise<Result<PlanFile>> {
  const { name, size } = file;
  try {
    const head = new TextDecoder('latin1').decode(await file.slice(0, 32).arrayBuffer());
    const isArchive = head.startsWith('PK');
    if (size > (isArchive ? MOST_OF_ARCHIVE : MOST_BYTES)) {
      return refuse(words.tooLarge(name, String(Math.round(size / 1e6))));
    }
    if (isArchive) return await readHome(file);
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (/^AutoCAD Binary DXF\s/.test(head)) return refuse(words.binary(name));
    if (/^AC10\d\d/.test(head)) return refuse(words.dwg(name));
    const plan = readDxf(decodeDxf(bytes));
    return plan.isPlan ? { ok: true, value: plan } : refuse(words.noPlan(name));
  } catch {
    return refuse(words.unreadable(name));
  }
}
