import autocannon from 'autocannon';
import type { BenchServer } from '../servers/start.js';

/** One measurement of one address. */
export interface Measurement {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Processor time of the server's process for one request, in milliseconds; the database has its own. */
  cpu: number;
}

/** Either so many seconds or so many requests, over so many connections. */
export interface Load {
  connections: number;
  seconds?: number;
  requests?: number;
}

/** What is asked of a server, again and again. */
export interface Target {
  server: BenchServer;
  /** Path and query. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, with POST. */
  body?: object;
}

/** @throws Error when an answer is not 2xx */
export async function measure(target: Target, load: Load): Promise<Measurement> {
  const { server } = target;
  const cpuBefore = (await server.ask({ type: 'cpu' })) as number;
  const { times, milliseconds } = await fire(target, load);
  const cpu = ((await server.ask({ type: 'cpu' })) as number) - cpuBefore;
  return {
    requestsPerSecond: (times.length * 1_000) / milliseconds,
    ...quantiles(times),
    cpu: cpu / times.length,
  };
}

/** @returns how long each answer took, and until the last of them, in milliseconds */
function fire(
  { server, path, headers = {}, body }: Target,
  load: Load,
): Promise<{ times: number[]; milliseconds: number }> {
  return new Promise((resolve, reject) => {
    const url = server.url + path;
    const times: number[] = [];
    const started = performance.now();
    let last = started;
    const instance = autocannon(
      {
        url,
        ...(body
          ? {
              method: 'POST',
              headers: { ...headers, 'content-type': 'application/json' },
              body: JSON.stringify(body),
            }
          : { headers }),
        connections: load.connections,
        // How often it looks whether it is done; a second unless said, which a small round would wait out
        // every time.
        sampleInt: 50,
        // Slowness is a figure, not a failure.
        timeout: 120,
        ...(load.seconds === undefined ? { amount: load.requests ?? 1 } : { duration: load.seconds }),
      },
      (error: Error | null, result) => {
        const wrong = result && result.errors + result.timeouts + result.non2xx;
        if (error) reject(error);
        else if (wrong) reject(new Error(`${wrong} requests to ${url} failed.`));
        else resolve({ times, milliseconds: last - started });
      },
    );
    instance.on('response', (_client, _status, _bytes, milliseconds) => {
      times.push(milliseconds);
      last = performance.now();
    });
  });
}

/** @returns the middle of the times and what one of a hundred is longer than; NaN of none */
export function quantiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
