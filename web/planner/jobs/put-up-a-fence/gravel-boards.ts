import { formatLength, length, mm, type Length } from '../../measure/units/units.ts';
import { alongSlope } from '../../takeoff/fence/fence-levels.ts';
import { type Joint, type Material, gatherPieces, screwed } from '../../takeoff/material.ts';
import { type JobStep, compact } from '../kit/contract.ts';
import { does, step, works } from '../kit/steps/step.ts';
import { bayDrops, gravelBoards, POSTS, UNBRACED, type Shared } from './bays.ts';
import type { Fence } from './layout.ts';

/** Screws of a clip, cleat or bracket: its sheet, and the depth in the wood (makers: 4 × 40 mm). */
const SHEET = mm(2);
const INTO = mm(35);
const A_BRACKET = 4;

/** Points stay inside an American rail of 1-1/2 in (makers: #8 × 1-1/4 in). */
const INTO_US = mm(29);

export const bracketScrews = ({ region }: Pick<Fence, 'region'>, brackets: number): Joint =>
  screwed(SHEET, region === 'us' ? INTO_US : INTO, mm(4), { each: A_BRACKET, places: brackets });

/** Holder of a gravel board: angle brackets in regions that sell no clips for it. */
const clipKind = ({ bill }: Fence): 'clip' | 'bracket' =>
  bill.sold('gravel-board-clip') === 'gravel-board-clip' ? 'clip' : 'bracket';

/** Screws of a cleat: long ones into the post, short ones into the board, whose points stay inside. */
function cleatScrews(
  inputs: Fence,
  cleats: number,
  board: Length,
): readonly (readonly Material[])[] {
  const counted = { each: A_BRACKET / 2, places: cleats };
  const [least, most] = [length(board / 2), length(SHEET + board - mm(2))];
  const { bill, words } = inputs;
  const { postScrews, boardScrews } = words.why;
  const kind = clipKind(inputs);
  return [
    bill.fixings('exterior-screws', screwed(SHEET, INTO, mm(4), counted), (one, places) =>
      postScrews(one, places, kind),
    ),
    bill.fixings(
      'exterior-screws',
      { ...screwed(SHEET, least, mm(4), counted), most },
      (one, places) => boardScrews(one, places, kind),
    ),
  ];
}

/** Play of a panel between its posts: a board as long as the panel need not be sawn from a longer one. */
const PLAY = mm(10);

/** `isFirst` if nothing else is built on the posts before. */
export function gravelBoardStep(
  inputs: Fence,
  { preserver }: Shared,
  isFirst: boolean,
): JobStep | false {
  const { words, fence, parts, bill, shelf, locale, way, mark } = inputs;
  const { why, steps } = words;
  const bays = bayDrops(inputs);
  const timber = shelf['gravel-board'];
  const own = parts.gravelBoard > 0 ? 1 : 0;
  const boards = gravelBoards(inputs);
  return (
    boards > 0 &&
    step('gravel-boards', steps.gravelBoard, {
      detail: locale.format.sentences(
        compact([
          isFirst && steps.unbrace,
          own > 0 && steps.gravelBoard.detail(formatLength(inputs.off, locale), clipKind(inputs)),
          own > 0 && !isFirst && steps.gravelBoard.flush,
          boards > own * bays.length &&
            (own > 0 ? steps.gravelBoard.under : steps.gravelBoard.wedge(clipKind(inputs))),
          bays.some(({ under }) => under > 1) && steps.gravelBoard.more,
          steps.soak,
        ]),
      ),
      minutes: 15 * fence.bays + 15 * (boards - own * bays.length),
      work: works(isFirst ? UNBRACED : { loads: [POSTS] }, does('fix', 'part:gravel-boards')),
      takes: [
        preserver,
        timber.form === 'lengths' &&
          bill.lengths('gravel-board', {
            section: timber.variants[0],
            pieces: gatherPieces(
              bays.map(({ clear, drop, under }) => ({
                name: 'gravel-board',
                length:
                  way === 'rake'
                    ? alongSlope(clear, drop, mark)
                    : (timber.variants[0].stock.find(
                        (one) => one.length <= clear && clear - one.length <= PLAY,
                      )?.length ?? length(Math.floor(clear / mark) * mark)),
                quantity: own + under,
              })),
            ),
            why:
              boards === bays.length
                ? why.gravelBoard(boards)
                : why.gravelBoards(boards, bays.length),
          }),
        bill.each('gravel-board-clip', { each: 2, places: boards }, why.cleats),
        ...(bill.sold('gravel-board-clip') !== undefined && timber.form === 'lengths'
          ? cleatScrews(inputs, 2 * boards, timber.variants[0].thickness)
          : []),
      ],
      tools: ['level-long', 'hand-saw', 'drill'],
    })
  );
}
