import { Injectable } from '@nestjs/common';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A system ends the connections that it holds for a server that stops listening, so that comes in a moment
 * without new ones;
 */
const QUIET_MS = 150;
/** or after this time, should they never cease. */
const QUIET_WITHIN_MS = 5_000;
/** How often it is looked whether all requests are answered, in milliseconds. */
const LOOK_EVERY_MS = 10;
/** A connection that was taken in last may still be on its way to say what it wants. */
const LAST_WORDS_MS = 500;

/**
 * How a server leaves without anybody noticing: first it says that it is going, while it serves as before;
 * then it takes no connections any more, and ends what it has begun.
 */
@Injectable()
export class Drain {
  private readonly unanswered = new Set<ServerResponse>();
  private server: Server | undefined;
  private isOn = false;
  /** When a connection or a request came last. */
  private cameAt = 0;

  /** Whether this server is about to stop, so that nothing new should be sent to it. */
  get isDraining(): boolean {
    return this.isOn;
  }

  /** Begins to follow the requests of a server; to be called once, before it listens. */
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

  /**
   * Says from now on that this server is going, and asks every connection to end with its next answer.
   * @param seconds how long proxies get to notice, while everything is served as before
   */
  async announce(seconds: number): Promise<void> {
    this.isOn = true;
    for (const response of this.unanswered) response.shouldKeepAlive = false;
    await wait(seconds * 1_000);
  }

  /** Takes no more connections. Ends when every request is answered. */
  async finish(): Promise<void> {
    const { server } = this;
    if (!server) return;
    const begunAt = Date.now();
    this.cameAt = begunAt;
    this.isOn = true;
    while (Date.now() - this.cameAt < QUIET_MS && Date.now() - begunAt < QUIET_WITHIN_MS)
      await wait(LOOK_EVERY_MS);
    // What the system has taken in for us is ours by the end of this turn; what it would take in later is
    // refused, and a proxy asks another.
    await new Promise(setImmediate);
    // The close of an HTTP server would end connections that have only just been taken in, as idle ones.
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
