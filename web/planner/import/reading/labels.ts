import { isSizeEnd, sizesAt } from './numbers.ts';
import { at, glued, isNumber, isTimesWord, type Token } from './tokens.ts';
import { labelsOf, means, type Label } from './vocabulary.ts';

/** Label of each size. In one line, labels are all before (`W 60 H 40`) or all after their sizes (`60 wide x 40 tall`). */
export function labelsIn(tokens: readonly Token[]): ReadonlyMap<number, Label> {
  const labels = new Map<number, Label>();
  const found = tokens.flatMap((token, i) => {
    const [label] = labelsOf(token.text);
    // `D1` and `T&G` are names, `6 lengths` a count, `lang 28 x 145` and `2 long sides` no sizes.
    const isLetter = token.text.length === 1 && glued(tokens, i + 1);
    const isName = isLetter && /^[\d&]$/.test(at(tokens, i + 1));
    const isCounter = means(token.text, 'countBehind') && isNumber(tokens, i - 1);
    const isAdjective = means(token.text, 'adjective');
    const ofChain =
      isAdjective &&
      tokens[i - 1]?.kind === 'word' &&
      isNumber(tokens, i + 1) &&
      isTimesWord(at(tokens, sizesAt(tokens, i + 1)[0]?.to ?? i));
    const ofEdge = means(at(tokens, i + 1), 'edge');
    return label === undefined || token.kind !== 'word' || isName || isCounter || ofChain || ofEdge
      ? []
      : [{ label, i }];
  });
  const numberAfter = (i: number): number | undefined => {
    const k = [':', '=', '.'].includes(at(tokens, i + 1)) ? i + 2 : i + 1;
    const j = /^(?:=|:|de|di|ca|von|auf|of|is)$/.test(at(tokens, k)) ? k + 1 : k;
    return isNumber(tokens, j) ? j : undefined;
  };
  const isJoin = (i: number): boolean => /^(?:de|d|in|'|的)$/.test(at(tokens, i));
  /** First token of the words that join a size to its label: `15 mm d'épaisseur`. */
  const joinOf = (i: number): number => (isJoin(i - 1) ? joinOf(i - 1) : i);
  const sizeBefore = (i: number): boolean => {
    const k = joinOf(i) - 1;
    return (
      isNumber(tokens, k) ||
      isSizeEnd(tokens, k) ||
      (at(tokens, k) === '.' && isSizeEnd(tokens, k - 1))
    );
  };
  // `B: 2 aprons`, `Part B: 4 @ 13` and `B 3 760 x 380` begin with the letter of a part.
  const letters = found.filter(({ i }) => at(tokens, i).length === 1);
  const [letter] = letters;
  if (letters.length === 1 && letter !== undefined) {
    const isNamed = letter.i === 1 && /^[-:.)]$/.test(at(tokens, 2));
    const isApart = !glued(tokens, letter.i + 1) || /^[-:.)]$/.test(at(tokens, letter.i + 1));
    // `L 50x50x5` is an angle.
    const isChain = isApart && isTimesWord(at(tokens, letter.i + 2));
    if ((isApart && (letter.i === 0 || isNamed)) || isChain) found.splice(found.indexOf(letter), 1);
  }
  const last = found.at(-1);
  const [first] = found;
  if (first === undefined || last === undefined) return labels;
  const number = numberAfter(last.i);
  const hasUnit = number !== undefined && sizesAt(tokens, number)[0]?.unit !== undefined;
  // `15 mm d'épaisseur : 12 cm x 28 cm`
  const isJoined = joinOf(first.i) < first.i;
  const isOpen =
    sizeBefore(first.i) && (isJoined || means(at(tokens, first.i), 'adjective') || !hasUnit);
  const isSigned =
    !isJoined && (/^[:=]$/.test(at(tokens, last.i + 1)) || glued(tokens, last.i + 1));
  const isBefore =
    number !== undefined &&
    (!isOpen || isSigned || (found.length > 1 && !means(at(tokens, first.i), 'adjective')));
  for (const { label, i } of found) {
    const next = isBefore ? numberAfter(i) : undefined;
    if (next !== undefined) labels.set(next, label);
    else if (!isBefore && sizeBefore(i)) labels.set(joinOf(i), label);
  }
  return labels;
}
