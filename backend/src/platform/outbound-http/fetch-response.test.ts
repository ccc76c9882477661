import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { AnswerTooLarge, fetchResponse } from './fetch-response.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let closeService = (): unknown => undefined;
afterEach(() => void closeService());

async function service(listener: RequestListener): Promise<{ url: string; open: () => Promise<number> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeService = () => server.close() && server.closeAllConnections();
  const open = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, open };
}

const dripping: RequestListener = (_, response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 20);
  response.once('close', () => clearInterval(timer));
};
/** The controller is known to its timer alone, as in Stripe's library. */
const within = (milliseconds: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error('too late')), milliseconds);
  return controller.signal;
};

describe('fetchResponse', () => {
  it('reads status, headers and body', async () => {
    const { url } = await service((_, response) =>
      response.writeHead(409, { 'retry-after': '3' }).end('{"a":1}'),
    );
    const answer = await fetchResponse(within(5_000), (signal) => fetch(url, { signal }));
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      409,
      '3',
      { a: 1 },
    ]);
  });

  it('passes on an answer without a body', async () => {
    const { url } = await service((_, response) => response.writeHead(204).end());
    const answer = await fetchResponse(within(5_000), (signal) => fetch(url, { signal }));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  it('gives up bodies that never end, also after memory was collected, and their connections', async () => {
    const { url, open } = await service(dripping);
    const collecting = setInterval(collectGarbage, 50);
    const tries = Array.from({ length: 10 }, (_, index) =>
      fetchResponse(index % 2 ? within(500) : AbortSignal.any([within(500), within(9_000)]), (signal) =>
        fetch(url, { redirect: 'error', signal }),
      ).catch(String),
    );
    const ended = await Promise.race([Promise.all(tries), wait(5_000, 'still waiting')]);
    clearInterval(collecting);
    expect(ended).toEqual(tries.map(() => 'Error: too late'));
    while ((await open()) > 0) await wait(20);
  });

  it('gives up a service that says nothing, with the reason of the signal', async () => {
    const { url } = await service(() => undefined);
    const asked = fetchResponse(AbortSignal.timeout(100), (signal) => fetch(url, { signal }));
    await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('gives up a body that is larger than allowed', async () => {
    const { url, open } = await service(dripping);
    const asked = fetchResponse(within(5_000), (signal) => fetch(url, { signal }), 3);
    await expect(asked).rejects.toThrow(AnswerTooLarge);
    while ((await open()) > 0) await wait(20);
  });

  it('asks nothing where it is too late already, and says why nobody answered', async () => {
    const gone = AbortSignal.abort(new Error('ended'));
    const never = () => Promise.reject(new Error('asked'));
    await expect(fetchResponse(gone, never)).rejects.toThrow('ended');
    await expect(fetchResponse(within(1_000), never)).rejects.toThrow('asked');
  });
});
