import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BreakableProxy } from '../support/http/breakable-proxy.js';
import { startBreakableApp } from '../support/servers/breakable-app.js';
import type { TestApp } from '../support/test-app.js';

let test: TestApp;
let proxy: BreakableProxy;
beforeAll(async () => {
  ({ test, proxy } = await startBreakableApp({ LOG_LEVEL: 'silent' }));
});
afterAll(async () => {
  await test.close();
  await proxy.cut();
});

const scrape = async () => (await test.get<string>('/metrics')).body;

/** @returns the value of a series; NaN where it is not there */
function valueOf(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? NaN);
}

it('gives its figures while the database is away, and says so', async () => {
  await proxy.cut();
  const began = performance.now();
  // What was read before is good for ten seconds.
  let text = await scrape();
  while (valueOf(text, 'farmgate_database_up') === 1 && performance.now() - began < 30_000) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    text = await scrape();
  }
  expect(valueOf(text, 'farmgate_database_up')).toBe(0);
  expect(text).not.toMatch(/^farmgate_mails\{/m);
  expect(text).toContain('process_resident_memory_bytes');
  await proxy.mend();
}, 60_000);
