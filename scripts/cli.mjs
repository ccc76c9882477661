// npm run import, generate, seed, migrate, mails, openapi, backup, restore: one of the server's commands,
// from the folder that the person is in.
import './lib/check-node.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './lib/prepare.mjs';
import { main, root } from './lib/steps.mjs';

// The command's own output may be read by a program, so ours goes elsewhere.
await main(() => prepare({ out: process.stderr }));
// npm changes to the project's folder; file names are meant from where npm was called.
process.chdir(process.env.INIT_CWD || process.cwd());
await import(pathToFileURL(path.join(root, 'backend/dist/src/cli/main.js')));
