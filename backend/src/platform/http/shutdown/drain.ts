import { Injectable } from '@nestjs/common';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Once it stops listening, a system resets the connections in its backlog: so wait for a quiet moment */
const QUIET_MS = 150;
/** or after this time, should they never cease. */
const QUIET_WITHIN_MS = 5_000;
/** In milliseconds. */
const LOOK_EVERY_MS = 10;
/** The newest connection may still be about to say what it wants. */
const LAST_WORDS_MS = 500;

@Injectable()
export class Drain {
  private readonly unanswered = new Set<ServerResponse>();
  private server: Server | undefined;
  private isOn = false;
  private cameAt = 0;

  get isDraining(): boolean {
    return this.isOn;
  }

  /** Call once, before it listens. */
  watch(server: Server): void {
    this.server = server;
    server.prependListener('connection', () => (this.cameAt = Date.now()));
    server.prependListener('request', (_request, response: ServerResponse) => {
      this.cameAt = Date.now();
      if (this.isOn) response.shouldKeepAlive = false;
      this.unanswered.add(response);
      response.once('close', () => this.unanswered.delete(response));
    });
  }

  /** All is served as before. @param seconds how long proxies get to notice */
  async announce(seconds: number): Promise<void> {
    this.isOn = true;
    for (const response of this.unanswered) response.shouldKeepAlive = false;
    await wait(seconds * 1_000);
  }

  /** Ends when every request is answered. */
  async finish(): Promise<void> {
    const { server } = this;
    if (!server) return;
    const begunAt = Date.now();
    this.cameAt = begunAt;
    this.isOn = true;
    while (Date.now() - this.cameAt < QUIET_MS && Date.now() - begunAt < QUIET_WITHIN_MS)
      await wait(LOOK_EVERY_MS);
    // The backlog is ours by the end of this turn; later ones are refused, and a proxy asks another.
    await new Promise(setImmediate);
    // HTTP's own close would end connections that have only just been taken in, as idle ones.
    NetServer.prototype.close.call(server);
    const closedAt = Date.now();
    const mayStillSpeak = async () =>
      Date.now() - closedAt < LAST_WORDS_MS && (await openConnections(server)) > 0;
    while (this.unanswered.size > 0 || (await mayStillSpeak())) await wait(LOOK_EVERY_MS);
    server.closeIdleConnections();
  }
}

const openConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
