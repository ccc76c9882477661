import { type CountingProxy, startCountingProxy } from '../http/counting-proxy.js';
import { startTestApp, type TestApp } from '../test-app.js';

/**
 * Starts a server that reaches its database through a proxy which reads its statements; `close` ends both.
 * @param settings further variables of the server
 */
export async function startCountedApp(settings: Record<string, string> = {}): Promise<{
  test: TestApp;
  proxy: CountingProxy;
  close: () => Promise<void>;
}> {
  let between: CountingProxy | undefined;
  const test = await startTestApp(settings, async (url) => {
    const through = new URL(url);
    between = await startCountingProxy({ host: through.hostname, port: Number(through.port) });
    through.port = String(between.port);
    return through.href;
  });
  const proxy = between;
  if (!proxy) throw new Error('The server was started without its database.');
  return {
    test,
    proxy,
    close: async () => {
      try {
        await test.close();
      } finally {
        proxy.close();
      }
    },
  };
}
