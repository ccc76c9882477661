/** As shells report it: 128 and the signal's number. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
const SIGNALS = Object.keys(EXIT_CODES) as (keyof typeof EXIT_CODES)[];

export class Stopped extends Error {
  override readonly name = 'Stopped';

  constructor(readonly exitCode: number) {
    super('Stopped early. Run the same command again to finish.');
  }
}

/** npm passes Ctrl-C on, so repeats are ignored. @throws Stopped once it was asked to stop */
export async function withStopSignals<Result>(
  say: (line: string) => void,
  work: (stop: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const onSignal = (signal: keyof typeof EXIT_CODES) => {
    if (controller.signal.aborted) return;
    say('Stopping: finishing work in progress...');
    controller.abort(new Stopped(EXIT_CODES[signal]));
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}
