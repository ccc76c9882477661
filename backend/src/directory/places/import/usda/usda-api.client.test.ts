import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  DEFAULT_PATIENCE,
  fetchUsdaDirectory,
  fetchUsdaState,
  retryAfterMs,
  waitMs,
  type UsdaApiOptions,
} from './usda-api.client.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const QUICK = { tries: 3, timeout: 300, pause: 1, firstWait: 2, longestWait: 50 };
const ROW = { listing_id: '300001', listing_name: 'Elm Square Market', directory_type: 'farmersmarket' };

const servers: Array<() => Promise<void>> = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((stop) => stop()));
});

/** Answers one request after the other as told, the last answer for all that follow. */
async function standIn(...answers: Answer[]) {
  const requests: Array<{ url: string; userAgent: string | undefined }> = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push({ url: request.url ?? '', userAgent: request.headers['user-agent'] });
    answer?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  const waits: Array<[number, string]> = [];
  const options: UsdaApiOptions = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    apiKey: 'a key & more',
    userAgent: 'Farmgate/0.1 (test)',
    onWait: (milliseconds, reason) => waits.push([milliseconds, reason]),
    patience: QUICK,
  };
  return { requests, waits, options };
}

const json =
  (body: unknown): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const status =
  (code: number, headers: Record<string, string> = {}, body = 'Forbidden'): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end(body);

describe('fetchUsdaDirectory', () => {
  it('asks as the API wants to be asked', async () => {
    const { requests, options } = await standIn(json({ data: [ROW] }));
    expect(await fetchUsdaDirectory({ ...options, directory: 'farmersmarket', state: 'VA' })).toEqual([
      { row: 1, values: ROW },
    ]);
    expect(requests).toEqual([
      { url: '/api/farmersmarket/?apikey=a+key+%26+more&state=VA', userAgent: 'Farmgate/0.1 (test)' },
    ]);
  });

  it('takes an empty text for nothing', async () => {
    const { options } = await standIn(json({ data: '' }));
    expect(await fetchUsdaDirectory({ ...options, directory: 'csa', state: 'GU' })).toEqual([]);
  });

  it('waits after a refusal and tries again', async () => {
    const { requests, waits, options } = await standIn(status(403), json({ data: [ROW] }));
    expect(await fetchUsdaDirectory({ ...options, directory: 'csa', state: 'VA' })).toHaveLength(1);
    expect(requests).toHaveLength(2);
    expect(waits).toEqual([[expect.any(Number), 'it answered 403']]);
  });

  it('waits as long as it is told to', async () => {
    const { waits, options } = await standIn(
      status(429, { 'retry-after': '0' }),
      status(503, { 'retry-after': '1' }),
      json({ data: '' }),
    );
    await fetchUsdaDirectory({
      ...options,
      directory: 'csa',
      state: 'VA',
      patience: { ...QUICK, longestWait: 1_000 },
    });
    expect(waits.map(([wait]) => wait)).toEqual([expect.any(Number), 1_000]);
  });

  it('does not come back earlier than it may: a long wait ends the run', async () => {
    const { requests, options } = await standIn(status(429, { 'retry-after': '3600' }));
    await expect(fetchUsdaDirectory({ ...options, directory: 'csa', state: 'VA' })).rejects.toThrow(
      'The USDA directory of CSAs could not be fetched for VA: it answered 429 and asks to come back in 60 minutes.',
    );
    expect(requests).toHaveLength(1);
  });

  it('gives up after some tries, with a hint about the key but never the key', async () => {
    const { requests, options } = await standIn(status(403));
    const error = await fetchUsdaDirectory({ ...options, directory: 'foodhub', state: 'VA' }).catch(
      (reason: Error) => reason,
    );
    expect(error).toMatchObject({
      name: 'UsdaApiError',
      message:
        'The USDA directory of food hubs could not be fetched for VA: it answered 403. Please check the API key.',
    });
    expect(requests).toHaveLength(3);
  });

  it.each<[string, Answer, string, number]>([
    ['errors of the server', status(500), 'it answered 500', 3],
    ['a wrong address', status(404), 'it answered 404', 1],
    [
      'a web page',
      status(200, { 'content-type': 'text/html' }, '<!DOCTYPE html><html>'),
      'a web page instead of data',
      3,
    ],
    ['a cut-off answer', status(200, {}, '{"data":[{"listing_id":"3'), 'was cut off or is not JSON', 3],
    ['another shape', json({ error: 'no' }), 'no list of data', 1],
    ['silence', () => undefined, 'did not answer within 0 seconds', 3],
    ['a lost connection', (request) => request.socket.destroy(), 'could not be reached', 3],
  ])('says so after %s', async (_, answer, sentence, tries) => {
    const { requests, options } = await standIn(answer);
    await expect(fetchUsdaDirectory({ ...options, directory: 'csa', state: 'VA' })).rejects.toThrow(sentence);
    expect(requests).toHaveLength(tries);
  });

  it('stops at once when told to, while waiting as well', async () => {
    const { options } = await standIn(status(500));
    const control = new AbortController();
    const patience = { ...QUICK, firstWait: 60_000, longestWait: 60_000 };
    const running = fetchUsdaDirectory({
      ...options,
      directory: 'csa',
      state: 'VA',
      patience,
      signal: control.signal,
      onWait: () => setImmediate(() => control.abort()),
    });
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('fetchUsdaState', () => {
  const memory = (done: string[] = []) => ({
    done,
    load: () => Promise.resolve([...done]),
    markDone: (key: string) => {
      done.push(key);
      return Promise.resolve();
    },
  });

  it('fetches all five directories one after the other', async () => {
    const { requests, options } = await standIn(json({ data: [ROW] }));
    const cursor = memory();
    for await (const { rows } of fetchUsdaState('VA', cursor, options)) expect(rows).toHaveLength(1);
    expect(requests.map(({ url }) => url.split('/')[2])).toEqual([
      'farmersmarket',
      'onfarmmarket',
      'csa',
      'foodhub',
      'agritourism',
    ]);
    expect(cursor.done).toEqual([
      'VA/farmersmarket',
      'VA/onfarmmarket',
      'VA/csa',
      'VA/foodhub',
      'VA/agritourism',
    ]);
  });

  it('goes on where it broke off, and only counts as done what was taken in', async () => {
    const { requests, options } = await standIn(
      json({ data: '' }),
      json({ data: '' }),
      status(404),
      json({ data: '' }),
    );
    const cursor = memory();
    const run = async () => {
      for await (const { key } of fetchUsdaState('VA', cursor, options))
        expect(cursor.done).not.toContain(key);
    };
    await expect(run()).rejects.toThrow('it answered 404');
    expect(cursor.done).toEqual(['VA/farmersmarket', 'VA/onfarmmarket']);
    await run();
    expect(cursor.done).toHaveLength(5);
    expect(requests).toHaveLength(6);
  });
});

describe('waiting', () => {
  it('reads Retry-After in seconds or as a date', () => {
    const now = Date.parse('2026-09-01T00:00:00Z');
    expect(retryAfterMs('5', now)).toBe(5_000);
    expect(retryAfterMs('Tue, 01 Sep 2026 00:01:00 GMT', now)).toBe(60_000);
    expect(retryAfterMs('Tue, 01 Sep 2020 00:01:00 GMT', now)).toBe(0);
    expect(retryAfterMs('soon', now)).toBeNull();
    expect(retryAfterMs(null, now)).toBeNull();
  });

  it('doubles each time, scatters by half, and has an end', () => {
    expect(waitMs(1, null, DEFAULT_PATIENCE, 0.5)).toBe(2_000);
    expect(waitMs(3, null, DEFAULT_PATIENCE, 0.5)).toBe(8_000);
    expect(waitMs(3, null, DEFAULT_PATIENCE, 0)).toBe(4_000);
    expect(waitMs(30, null, DEFAULT_PATIENCE, 1)).toBe(120_000);
    expect(waitMs(1, 30_000, DEFAULT_PATIENCE, 1)).toBe(30_000);
  });
});
