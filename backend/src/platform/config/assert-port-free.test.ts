import { afterEach, expect, describe, it } from '@jest/globals';
import { createServer, type AddressInfo } from 'node:net';
import { assertPortFree } from './assert-port-free.js';
import { StartError } from './start-error.js';

const other = createServer();

afterEach(() => new Promise((resolve) => void other.close(resolve)));

function takePort(): Promise<number> {
  return new Promise((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as AddressInfo).port));
  });
}

describe('assertPortFree', () => {
  it('names a taken port and what to do, for every name of the machine', async () => {
    const port = await takePort();
    for (const host of ['localhost', '127.0.0.1', '0.0.0.0']) {
      const refusal = expect(assertPortFree(host, port)).rejects;
      await refusal.toThrow(StartError);
      await refusal.toThrow(`Port ${port} is already in use. Stop the other program, or choose another port`);
    }
  });

  it('lets a free port pass, and leaves it free', async () => {
    const port = await takePort();
    await new Promise((resolve) => void other.close(resolve));
    await assertPortFree('localhost', port);
    await assertPortFree('localhost', port);
  });

  it('says that a host is not an address of this machine', async () => {
    await expect(assertPortFree('203.0.113.7', 3000)).rejects.toThrow('not an address of this machine');
  });
});
