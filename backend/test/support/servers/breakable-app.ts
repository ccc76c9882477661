import { type BreakableProxy, startBreakableProxy } from '../http/breakable-proxy.js';
import { startTestApp, type TestApp } from '../test-app.js';

/** @returns a server of a test, and what its database is reached through, which can be cut and mended */
export async function startBreakableApp(
  variables: Record<string, string>,
): Promise<{ test: TestApp; proxy: BreakableProxy }> {
  let proxy: BreakableProxy | undefined;
  const test = await startTestApp(variables, async (address) => {
    const url = new URL(address);
    proxy = await startBreakableProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    return url.href;
  });
  if (!proxy) throw new Error('The server was started without its database.');
  return { test, proxy };
}
