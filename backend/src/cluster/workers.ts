import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { AggregatorRegistry } from 'prom-client';
import { StartError } from '../platform/config/start-error.js';
import { ASK_FOR_FIGURES } from '../platform/observability/metrics/cluster-figures.js';
import { LISTENING, type Notice, type Order, SERVING, type Task } from './messages.js';
import { restartPauseMs } from './restart-pause.rules.js';

/** Ten seconds each for its requests, jobs and connections. */
const STOP_WITHIN_MS = 30_000;

export class Workers {
  private readonly running = new Set<Worker>();
  private readonly restarts = new Set<NodeJS.Timeout>();
  private readonly figures = new AggregatorRegistry();
  private isStopping = false;

  constructor(
    private readonly task: Task,
    private readonly say: (line: string) => void,
  ) {
    cluster.setupPrimary({
      // From the joined file as well. See docs/decisions/0201-join-the-servers-files.md.
      exec: fileURLToPath(new URL('../cluster/worker.js', import.meta.url)),
      args: [],
      serialization: 'advanced',
    });
  }

  /** @throws StartError when one ends before it serves */
  async start(count: number): Promise<void> {
    try {
      await Promise.all(Array.from({ length: count }, () => this.launch(0)));
    } catch (error) {
      await this.stop(true);
      throw error;
    }
  }

  async stop(atOnce: boolean): Promise<void> {
    this.isStopping = true;
    for (const timer of this.restarts) clearTimeout(timer);
    await Promise.all([...this.running].map((worker) => this.end(worker, atOnce)));
  }

  private launch(pauseMs: number): Promise<void> {
    const worker = cluster.fork();
    const beganAt = Date.now();
    let hasServed = false;
    this.running.add(worker);
    return new Promise((resolve, reject) => {
      worker.on('message', (notice: Notice | object) => {
        if (notice === LISTENING)
          tell(worker, this.isStopping ? { stop: { atOnce: true } } : { serve: this.task });
        if (notice === SERVING) {
          hasServed = true;
          resolve();
        }
        if (notice === ASK_FOR_FIGURES) void this.tellFigures(worker);
      });
      worker.once('exit', (code: number | null, signal: string | null) => {
        this.running.delete(worker);
        const how = signal ?? `exit code ${code}`;
        reject(new StartError(`A server ended before it served (${how}).`));
        // Of the first ones, one that never served ends the start instead.
        if (!this.isStopping && (hasServed || pauseMs > 0))
          this.replace(how, restartPauseMs(Date.now() - beganAt, pauseMs));
      });
    });
  }

  private replace(how: string, pauseMs: number): void {
    this.say(`A server ended unexpectedly (${how}). Another one starts in ${pauseMs / 1_000} s.`);
    const timer = setTimeout(() => {
      this.restarts.delete(timer);
      // One that fails as well is replaced in its turn.
      this.launch(pauseMs).catch(() => undefined);
    }, pauseMs);
    this.restarts.add(timer);
  }

  private async end(worker: Worker, atOnce: boolean): Promise<void> {
    const ended = once(worker, 'exit');
    tell(worker, { stop: { atOnce } });
    const delay = atOnce ? 0 : this.task.config.server.shutdownDelay * 1_000;
    const late = setTimeout(() => worker.process.kill('SIGKILL'), delay + STOP_WITHIN_MS);
    await ended;
    clearTimeout(late);
  }

  private async tellFigures(worker: Worker): Promise<void> {
    tell(worker, { figures: await this.figures.clusterMetrics().catch(() => null) });
  }
}

/** A worker that is ending hears nothing more, which its exit then shows. */
const tell = (worker: Worker, order: Order) => void worker.send(order, () => undefined);
