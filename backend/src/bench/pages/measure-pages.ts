import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What became of a generator that was let run without the delay between pages. */
export interface PagesMade {
  pages: number;
  /** With the choice of the cities, the pages of their states and the figures of the guides. */
  seconds: number;
  /** Of its process, after the first pages and after the last. */
  megabytesBefore: number;
  megabytesAfter: number;
}

/** Makes the pages of so many cities in a process of its own. @returns one line for the report */
export async function measurePages(databaseUrl: string, count: number): Promise<string> {
  const child = fork(
    fileURLToPath(new URL('./make-pages.js', import.meta.url)),
    [databaseUrl, String(count)],
    {
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const broken = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`The generator ended with ${String(code)}.`)),
  );
  const [made] = (await Promise.race([once(child, 'message'), broken])) as [PagesMade];
  broken.catch(() => undefined);
  return pagesLine(made);
}

const pagesLine = ({ pages, seconds, megabytesBefore, megabytesAfter }: PagesMade): string =>
  `Location pages without the delay: ${pages} made in ${seconds.toFixed(1)} s, ${(pages / seconds).toFixed(1)} per second; ` +
  `memory ${megabytesBefore.toFixed(0)} MB before them, ${megabytesAfter.toFixed(0)} MB after`;
