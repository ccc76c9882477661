import { expect, describe, it } from '@jest/globals';
import { createServer, type AddressInfo } from 'node:net';
import { assertDatabaseAnswers } from './assert-database-answers.js';
import { StartError } from './start-error.js';

/** A server that accepts connections and never says a word. */
function silentServer() {
  return new Promise<{ port: number; close: () => void }>((resolve) => {
    const server = createServer((socket) => void socket.on('error', () => undefined));
    server.listen(0, '127.0.0.1', () =>
      resolve({ port: (server.address() as AddressInfo).port, close: () => void server.close() }),
    );
  });
}

describe('assertDatabaseAnswers', () => {
  it('says in one sentence that nothing answers, without the password', async () => {
    const { port, close } = await silentServer();
    close();
    const refusal = expect(
      assertDatabaseAnswers(`postgres://ada:hunter2@127.0.0.1:${port}/farmgate`),
    ).rejects;
    await refusal.toThrow(StartError);
    await refusal.toThrow(
      `The database of DATABASE_URL at 127.0.0.1:${port} cannot be used: nothing answers there; start that PostgreSQL server, or correct DATABASE_URL.`,
    );
    await refusal.not.toThrow('hunter2');
  });

  it('gives up on a server that never answers', async () => {
    const { port, close } = await silentServer();
    await expect(assertDatabaseAnswers(`postgres://127.0.0.1:${port}/farmgate`, 0.2)).rejects.toThrow(
      'it did not answer in time',
    );
    close();
  });

  it('names a host that does not exist', async () => {
    await expect(assertDatabaseAnswers('postgres://db.invalid/farmgate')).rejects.toThrow('db.invalid:5432');
  });
});
