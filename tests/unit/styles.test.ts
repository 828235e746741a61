import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

/** What holds the files together: for every page, and for projects alone. */
const SHEETS = ['web/styles.css', 'web/screens/project-styles.css'] as const;

interface Rule {
  readonly file: string;
  readonly selectors: readonly string[];
  /** The at-rules that it stands in, outermost first. */
  readonly within: readonly string[];
  readonly body: string;
}

const read = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** The rules of a file. None of ours is nested in another. */
function rulesOf(file: string): readonly Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  for (const [, head = '', body, end] of read(file).matchAll(
    /([^{}]*)\{(?:([^{}]*)\})?|[^{}]*(\})/g,
  )) {
    if (end !== undefined) open.pop();
    else if (body === undefined) open.push(head.trim());
    else
      rules.push({
        file,
        selectors: head.trim().split(/,\s*(?![^(]*\))/),
        within: [...open],
        body,
      });
  }
  return rules;
}

const files = globSync('web/**/*.css').filter((file) => !SHEETS.some((sheet) => sheet === file));
const rules = files.flatMap(rulesOf);
const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);

/** True if a selector names the same thing twice to weigh more. */
const doubled = (selector: string): boolean =>
  selector.split(/[\s>+~]+/).some((part) => /(\.[\w-]+|:root)(?=.*\1(?![\w-]))/.test(part));

describe('the stylesheets', () => {
  it('import every file once, into a layer that the first has declared', () => {
    const layers = /@layer ([^;]+);/.exec(read(SHEETS[0]))?.[1]?.split(', ') ?? [];
    const imports = SHEETS.map((sheet) =>
      [...read(sheet).matchAll(/@import '\.\/([^']+)' layer\(([\w-]+)\);/g)].map(
        ([, file = '', layer = '']) => ({ file: join(dirname(sheet), file), layer }),
      ),
    );
    expect(
      imports
        .flat()
        .map(({ file }) => file)
        .toSorted(),
    ).toEqual(files.toSorted());
    for (const sheet of imports) {
      const used = new Set(sheet.map(({ layer }) => layer));
      expect([...used]).toEqual(layers.filter((layer) => used.has(layer)));
    }
    expect(new Set(imports.flat().map(({ layer }) => layer))).toEqual(new Set(layers));
  });

  it('style each class in the file of its component', () => {
    const homes = new Map<string, Set<string>>();
    for (const { file, selectors } of rules) {
      // These two speak of all components, in layers of their own.
      if (/ui\/(?:forced-colors|print)\.css$/.test(file)) continue;
      for (const name of selectors.map((one) => /^\.([a-z][\w-]*)[^\s.>+~]*$/.exec(one)?.[1])) {
        if (name !== undefined) homes.set(name, (homes.get(name) ?? new Set()).add(file));
      }
    }
    expect([...homes].filter(([, where]) => where.size > 1)).toEqual([]);
  });

  it('name no class that no component bears, and leave none that one bears without a rule', () => {
    const code = globSync('web/**/*.{ts,tsx}')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const words = new Set(code.match(/[\w-]+/g));
    // One may be built from a word, as `drying__${kind}`.
    const isBorne = (name: string): boolean =>
      words.has(name) ||
      [...name.matchAll(/__|--/g)].some(({ 0: mark, index }) =>
        code.includes(`${name.slice(0, index + mark.length)}\${`),
      );
    const named = new Set(rules.flatMap(({ selectors }) => selectors.flatMap(classesIn)));
    expect([...named].filter((name) => !isBorne(name))).toEqual([]);
    const borne = [...code.matchAll(/className="([^"]+)"/g)].flatMap(([, all = '']) =>
      all.split(' '),
    );
    expect([...new Set(borne)].filter((name) => !named.has(name))).toEqual([]);
  });

  it('leave to the layers which rule counts', () => {
    const tricks = rules.filter(
      ({ selectors, within, body }) =>
        selectors.some((one) => doubled(one) || /:not\([^)]*#|#(?!app\b)/.test(one)) ||
        (body.includes('!important') && !within.some((at) => at.includes('reduced-motion'))),
    );
    expect(tricks).toEqual([]);
  });
});
