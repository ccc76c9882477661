import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serve } from '../../support/servers/serve.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const PUBLIC_URL = 'https://farmgate.example';

/** A server behind a proxy that it trusts, and one that visitors reach by themselves. */
let proxied: TestApp;
let direct: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  proxied = await startTestApp({ PUBLIC_URL, TRUST_PROXY: 'on' });
  direct = await serve(proxied.databaseUrl, {});
});
afterAll(async () => {
  await direct.stop();
  await proxied.close();
});

/** What a browser without `Sec-Fetch-Site` sends; 400 means that the body was looked at. */
async function send(url: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${url}/api/corrections`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  });
  return answer.status;
}

describe('a change behind a proxy', () => {
  const forwarded = (protocol: string, host: string) => ({
    'x-forwarded-proto': protocol,
    'x-forwarded-host': host,
  });

  it.each([
    ['the public address', PUBLIC_URL, forwarded('https', 'farmgate.example')],
    [
      'the public address, where TLS ends at another proxy',
      PUBLIC_URL,
      forwarded('http', 'farmgate.example'),
    ],
    ['the public address, where the proxy hides the host', PUBLIC_URL, {}],
    ['another name of the server', 'https://www.farm.example', forwarded('https', 'www.farm.example')],
    ['an address with a port', 'http://192.168.1.5:8080', forwarded('http', '192.168.1.5:8080')],
  ])('is taken from %s', async (_what, origin, headers) => {
    expect(await send(proxied.url, { origin, ...headers })).toBe(400);
  });

  it.each([
    ['the same host without TLS', 'http://farmgate.example', forwarded('https', 'farmgate.example')],
    [
      'the same host without TLS, where the proxy says nothing of TLS',
      'http://farmgate.example',
      forwarded('http', 'farmgate.example'),
    ],
    ['another name without TLS', 'http://www.farm.example', forwarded('https', 'www.farm.example')],
    ['another port', `${PUBLIC_URL}:8443`, forwarded('https', 'farmgate.example')],
    ['a page without an origin', 'null', forwarded('https', 'farmgate.example')],
    ['another site', 'https://evil.example', forwarded('https', 'farmgate.example')],
  ])('is refused from %s', async (_what, origin, headers) => {
    expect(await send(proxied.url, { origin, ...headers })).toBe(403);
  });
});

describe('a change sent straight to the server', () => {
  it('is taken from whatever address it was reached by', async () => {
    const { port } = new URL(direct.url);
    expect(await send(direct.url, { origin: direct.url })).toBe(400);
    expect(await send(`http://localhost:${port}`, { origin: `http://localhost:${port}` })).toBe(400);
  });

  it('is refused from the same host with TLS, and whoever sends it says nothing else by headers of a proxy', async () => {
    const origin = direct.url.replace('http:', 'https:');
    expect(await send(direct.url, { origin })).toBe(403);
    expect(await send(direct.url, { origin, 'x-forwarded-proto': 'https' })).toBe(403);
  });
});
