import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { makeListing, makeProduct, makeVendor } from '../support/make/make.js';
import { shopper } from '../support/scenes/shopper.js';
import { type Fleet, startFleet } from '../support/servers/servers.js';
import { until } from '../support/until.js';

let fleet: Fleet | undefined;
afterEach(async () => {
  await fleet?.close();
  fleet = undefined;
});

describe('a server that is asked to stop', () => {
  it('says so to proxies while it goes on serving, then ends with its last answer', async () => {
    fleet = await startFleet(1, { SHUTDOWN_DELAY: '2' });
    const server = fleet.at(0);
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async () => {
      const call = request({
        host: '127.0.0.1',
        port: server.port,
        path: '/api/listings',
        agent: kept,
      }).end();
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      return { status: answer.statusCode, connection: answer.headers.connection };
    };
    expect(await ask()).toEqual({ status: 200, connection: 'keep-alive' });
    expect(await server.get('/api/health')).toMatchObject({ status: 200, body: { draining: false } });
    const ended = server.terminate();
    await until(async () => (await server.get('/api/health')).status === 503);
    expect((await server.get('/api/health')).body).toEqual({ alive: true, ready: false, draining: true });
    expect(await ask()).toEqual({ status: 200, connection: 'close' });
    // Pages ask the server itself.
    expect((await server.get('/browse')).status).toBe(200);
    kept.destroy();
    expect(await ended).toBe(0);
    expect(server.output()).toContain('Stopped.');
    await expect(server.get('/api/health')).rejects.toThrow();
  }, 240_000);

  it('breaks off no request that it has taken in, be it on a new connection or a kept one', async () => {
    fleet = await startFleet(1);
    const server = fleet.at(0);
    const answers: string[] = [];
    const ask = (agent: Agent) =>
      new Promise<void>((resolve) => {
        const end = (what: string) => {
          answers.push(what);
          resolve();
        };
        const call = request({ host: '127.0.0.1', port: server.port, path: '/api/listings', agent });
        call.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? String(error)));
        call.on('response', (answer) => {
          answer.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? String(error)));
          answer.resume().on('end', () => end(String(answer.statusCode)));
        });
        call.end();
      });
    const kept = new Agent({ keepAlive: true, maxSockets: 6 });
    const fresh = new Agent({ keepAlive: false, maxSockets: 6 });
    let ended: Promise<number | null> | undefined;
    const asked: Promise<void>[] = [];
    // They come before, at and after the moment of the signal, and end half a second later, as behind a proxy
    // that has heard of it.
    for (let round = 0; round < 100; round += 1) {
      if (round === 50) ended = server.terminate();
      asked.push(ask(kept), ask(fresh));
      await setTimeout(10);
    }
    await Promise.all(asked);
    expect(await ended).toBe(0);
    kept.destroy();
    expect(answers).toEqual(Array(200).fill('200'));
  }, 60_000);

  it('is replaced by another one under load without a request that fails', async () => {
    fleet = await startFleet(2, { SHUTDOWN_DELAY: '1' });
    const { db, proxy } = fleet;
    const { id } = await makeListing(db);
    const vendor = await makeVendor(db);
    const product = await makeProduct(db, { vendorId: vendor.id, inventory: 10_000 });
    const answers: Record<string, number> = {};
    const over = new AbortController();
    const paths = ['/browse', '/api/listings', `/listings/${id}`, '/api/products', `/products/${product.id}`];
    const again = async (calls: Fleet, step: (calls: Fleet) => Promise<string>) => {
      while (!over.signal.aborted) {
        const what = await step(calls).catch(String);
        answers[what] = (answers[what] ?? 0) + 1;
        // Steady, and not as much as the machine can: servers start meanwhile.
        await setTimeout(200);
      }
    };
    const read = async (calls: Fleet) => {
      const path = paths[Math.floor(Math.random() * paths.length)] ?? '';
      return `read ${(await calls.get(path)).status}`;
    };
    const buy = async (calls: Fleet) => {
      await shopper(calls, [product.id, 1]);
      return 'put into a cart';
    };
    const load = [read, read, buy].map((step) => again(fleet as Fleet, step));
    try {
      const olds = [...fleet.servers];
      await fleet.add();
      for (const old of olds) {
        expect(await fleet.terminate(old)).toBe(0);
      }
    } finally {
      over.abort();
      await Promise.all(load);
    }
    expect(proxy.failures).toEqual([]);
    expect(Object.keys(answers).sort()).toEqual(['put into a cart', 'read 200']);
    expect(answers['read 200']).toBeGreaterThan(10);
  }, 240_000);
});
