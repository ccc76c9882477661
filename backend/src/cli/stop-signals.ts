/** What a shell reports for a program that a signal ended: 128 and the signal's number. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
const SIGNALS = Object.keys(EXIT_CODES) as (keyof typeof EXIT_CODES)[];

/** The command was asked to stop and has left everything in order. */
export class Stopped extends Error {
  override readonly name = 'Stopped';

  constructor(readonly exitCode: number) {
    super('Stopped early. Run the same command again to finish.');
  }
}

/**
 * Runs a command that is told of Ctrl-C and its like instead of being cut off. Repeats are ignored, as a
 * terminal's Ctrl-C reaches this process more than once when npm passes it on.
 * @param work gets a signal that aborts when it shall end at the next good moment, with a Stopped as its
 * reason
 * @throws Stopped for whatever the command throws once it was asked to stop
 */
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
