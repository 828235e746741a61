// Part of `npm run check`: arbitrary text must not index an object, because it may be `constructor`
// or `__proto__` and come from a link. Use `entryOf` (web/planner/measure/units/entry-of.ts) to
// read and a Map to collect. The type decides: a union of names is safe.
import { resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import { SyntaxKind, type Node } from 'typescript/unstable/ast';
import { isElementAccessExpression } from 'typescript/unstable/ast/is';
import { API, TypeFlags, type Checker } from 'typescript/unstable/sync';

interface TextKey {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The only file that may. */
const HELPER = 'web/planner/measure/units/entry-of.ts';

function accessesIn(node: Node): readonly (Node & { argumentExpression: Node })[] {
  const found: (Node & { argumentExpression: Node })[] = [];
  const visit = (one: Node): void => {
    if (isElementAccessExpression(one)) found.push(one);
    one.forEachChild(visit);
  };
  visit(node);
  return found;
}

/** True if an argument can be any text; a template with a fixed start cannot be a built-in name. */
const isAnyText = (argument: Node, checker: Checker): boolean =>
  argument.kind !== SyntaxKind.TemplateExpression &&
  ((checker.getTypeAtLocation(argument)?.flags ?? 0) & TypeFlags.String) !== 0;

/** Every place in a TypeScript project that indexes an object with text. */
export function textKeys(config: string): readonly TextKey[] {
  const root = process.cwd();
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProject: resolve(root, config) }).getProjects();
    if (project === undefined) throw new Error(`there is no project ${config}`);
    const { program, checker } = project;
    return program
      .getSourceFileNames()
      .filter((name) => name.startsWith(root) && !name.includes('/node_modules/'))
      .flatMap((name) => {
        const source = program.getSourceFile(name);
        const file = name.slice(root.length + 1);
        if (source === undefined || file === HELPER) return [];
        return accessesIn(source)
          .filter((access) => isAnyText(access.argumentExpression, checker))
          .map((access) => ({
            file,
            line: source.text.slice(0, access.end).split('\n').length,
            text: access.getText(),
          }));
      });
  } finally {
    api.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const config of ['web/tsconfig.json', 'worker/tsconfig.json']) {
    for (const { file, line, text } of textKeys(config)) {
      console.error(`${file}:${line}: ${text} takes a text for the name of a field: use entryOf`);
      process.exitCode = 1;
    }
  }
}
