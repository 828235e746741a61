// `node scripts/messages.ts`: makes the TypeScript modules of the message files (`*.arb`), which are
// not committed. `npm run setup`, the build and the tests do the same.
import process from 'node:process';

import { writeModules } from './messages/generate.ts';

writeModules(process.cwd());
