import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words that users had to guess, and their replacements. */
const GUESSES: readonly (readonly [RegExp, string])[] = [
  [/\bprov\w+ (?:it|them|that) (?:is )?dead\b|\btest\w* dead\b/i, 'test that it is off'],
  [/\bsettle them\b|\bto settle (?:first|before)\b/i, 'check'],
  [/\bWhich boards there are\b/, 'list the boards'],
  [/\bAt the bench, board by board\b/, 'start cutting'],
];

test('no text of the app contains a word that users had to guess', () => {
  const files = globSync('web/language/{en,en-us}/*.ts').concat(
    globSync('web/planner/jobs/**/{en,en-us}.ts'),
  );
  expect(files.length).toBeGreaterThan(60);
  const said = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return GUESSES.flatMap(([guess, plain]) => {
      const found = guess.exec(text);
      return found === null ? [] : [`${file}: “${found[0]}”, say “${plain}”`];
    });
  });
  expect(said).toEqual([]);
});
