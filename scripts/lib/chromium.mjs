import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { Failure, root, run, tool } from './steps.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The program of a Chromium for the browser tests: the one that PLAYWRIGHT_CHROMIUM names, one on the
 * machine, one of the distribution's packages (installed when we are root), or Playwright's own.
 *
 * @throws Failure with what to do
 */
export async function findChromium() {
  const named = process.env.PLAYWRIGHT_CHROMIUM || process.env.FARMGATE_CHROMIUM;
  if (named) {
    if (await works(named)) return named;
    throw new Failure(`PLAYWRIGHT_CHROMIUM is "${named}", which is not a Chromium that can be run.`);
  }
  const there = (await onMachine()) ?? (await playwrights());
  if (there) return there;

  const attempts = [];
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run(['apt-get', 'update'], { env });
    attempts.push(await run(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'], { env }));
    const packaged = await onMachine();
    if (packaged) return packaged;
  }
  attempts.push(await run(tool('@playwright/test/cli.js', 'install', 'chromium')));
  const downloaded = await playwrights();
  if (downloaded) return downloaded;
  throw new Failure(
    `${attempts.map(({ output }) => output.trim().split('\n').slice(-3).join('\n')).join('\n')}\nNo Chromium was found for the browser tests, and none could be installed; install one (for example: apt-get install chromium), or set PLAYWRIGHT_CHROMIUM to its program.`,
  );
}

async function onMachine() {
  for (const program of [...names.map(onPath), ...applications.filter((file) => existsSync(file))]) {
    if (program && (await works(program))) return program;
  }
  return undefined;
}

/** Some distributions put a program there that only says where to get the real one. */
async function works(program) {
  const { code, output } = await run([program, '--version']);
  return code === 0 && /Chrom/.test(output);
}

async function playwrights() {
  const code = `import { chromium } from '@playwright/test'; console.log(chromium.executablePath());`;
  const { output } = await run([process.execPath, '--input-type=module', '-e', code], {
    cwd: path.join(root, 'e2e'),
  });
  const program = output.trim();
  return existsSync(program) && (await works(program)) ? program : undefined;
}

function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not here.
    }
  }
  return undefined;
}
