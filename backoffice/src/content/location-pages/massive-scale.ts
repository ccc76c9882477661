import { MASSIVE_SCALE } from '@farmgate/backend/contract/content/page-status';

interface Steps {
  start: (call: number) => Promise<unknown>;
  /** Between two calls. */
  wait: (signal: AbortSignal) => Promise<unknown>;
}

/** Calls the generator so many times, some time apart, until somebody stops it. */
export class MassiveScale {
  private stopping = new AbortController();
  private isCalling = false;
  private last: Promise<unknown> = Promise.resolve();

  async run(steps: Steps): Promise<void> {
    if (this.isCalling) return;
    this.isCalling = true;
    this.stopping = new AbortController();
    await this.callAll(steps, this.stopping.signal).finally(() => (this.isCalling = false));
  }

  private async callAll({ start, wait }: Steps, signal: AbortSignal): Promise<void> {
    for (let call = 1; call <= MASSIVE_SCALE.calls; call += 1) {
      if (call > 1) await wait(signal);
      if (signal.aborted) return;
      this.last = start(call);
    }
  }

  /** No call is made any more; those that are under way have been answered afterwards. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.last.catch(() => undefined);
  }
}

/** One for the tab: the calls go on while somebody looks at another page. */
export const massiveScale = new MassiveScale();

/** @returns after the time, or as soon as it is stopped */
export const pauseBetweenCalls = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, MASSIVE_SCALE.apartMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
