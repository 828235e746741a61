import { relative } from 'node:path';

/** Files whose functions depend on their arguments only. */
const PURE = 'web/planner/';

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly kind?: string;
  readonly callee?: Node;
  readonly id?: { readonly typeAnnotation?: { readonly typeAnnotation?: TypeNode } | null };
  readonly init?: Node | null;
  readonly declaration?: Node | null;
  readonly declarations?: readonly Node[];
  readonly expression?: Node;
  readonly elements?: readonly unknown[];
  readonly properties?: readonly unknown[];
}

interface TypeNode {
  readonly type: string;
  readonly operator?: string;
  readonly typeName?: { readonly name?: string };
}

const COLLECTIONS: ReadonlySet<string> = new Set(['Map', 'Set']);
const MUTABLE_TYPES: ReadonlySet<string> = new Set(['Array', 'Map', 'Record', 'Set']);
/** Classes whose instances hold no state that a caller can see. */
const STATELESS: ReadonlySet<string> = new Set(['Error', 'RegExp', 'Collator']);

/** Initial value without `as const` and other type syntax. */
function bareValue(node: Node | null | undefined): Node | undefined {
  if (node === null || node === undefined) return undefined;
  const isTyped = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
  return isTyped.includes(node.type) ? bareValue(node.expression) : node;
}

function isReadonly({ id }: Node): boolean {
  const type = id?.typeAnnotation?.typeAnnotation;
  if (type?.type === 'TSTypeOperator') return type.operator === 'readonly';
  if (type?.type === 'TSIndexedAccessType') return true;
  return type?.type === 'TSTypeReference' && !MUTABLE_TYPES.has(type.typeName?.name ?? '');
}

/** Reason why a module-level variable is state; undefined if it is a constant. */
function stateOf(variable: Node): string | undefined {
  const value = bareValue(variable.init);
  if (value?.type === 'NewExpression') {
    const name = value.callee?.name ?? '';
    if (STATELESS.has(name)) return undefined;
    if (!COLLECTIONS.has(name)) return `A ${name || 'new object'} at module level is state.`;
    return isReadonly(variable) ? undefined : `Declare a constant ${name} as Readonly${name}.`;
  }
  const isEmpty =
    (value?.type === 'ArrayExpression' && value.elements?.length === 0) ||
    (value?.type === 'ObjectExpression' && value.properties?.length === 0);
  return isEmpty && variable.init === value && canBeFilled(variable)
    ? 'An empty list or object at module level is there to be filled.'
    : undefined;
}

function canBeFilled({ id }: Node): boolean {
  const type = id?.typeAnnotation?.typeAnnotation;
  if (type === undefined || type.type === 'TSArrayType') return true;
  return type.type === 'TSTypeReference' && MUTABLE_TYPES.has(type.typeName?.name ?? '');
}

interface Program {
  readonly body: readonly Node[];
}

interface Context {
  readonly filename: string;
  readonly cwd: string;
  report(problem: { readonly message: string; readonly node: Node }): void;
}

const ADVICE = 'Take it as an argument, or use the memo that the caller passes.';

/** Reports variables of a pure module that can change, and collections that keep something between two calls. */
const moduleState = {
  create(context: Context) {
    const path = relative(context.cwd, context.filename).replaceAll('\\', '/');
    if (!path.startsWith(PURE)) return {};
    return {
      Program({ body }: Program): void {
        for (const statement of body) {
          const node = statement.declaration ?? statement;
          if (node.type !== 'VariableDeclaration') continue;
          for (const variable of node.declarations ?? []) {
            const reason =
              node.kind === 'const' ? stateOf(variable) : 'A variable at module level is state.';
            if (reason !== undefined)
              context.report({ message: `${reason} ${ADVICE}`, node: variable });
          }
        }
      },
    };
  },
};

/** Plugin in the form that oxlint loads. */
export default { meta: { name: 'pure' }, rules: { 'module-state': moduleState } };
