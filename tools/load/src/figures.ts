import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import type { Client } from 'pg';

/** Counters at one moment; a step's figures are the difference of two. All in seconds. */
export interface Snapshot {
  at: number;
  servers: { cpu: number; eventLoop: number; poolWaits: number }[];
  database: number | null;
  generator: { cpu: number; eventLoop: EventLoopUtilization };
  machine: number;
}

/** The processes of a PostgreSQL server; /proc counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** @param postmaster its process id; null where /proc does not tell */
export async function snapshot(servers: readonly string[], postmaster: number | null): Promise<Snapshot> {
  const figures = await Promise.all(servers.map(serverFigures));
  const { user, system } = process.cpuUsage();
  return {
    at: performance.now() / 1_000,
    servers: figures,
    database: postmaster === null ? null : databaseCpu(postmaster),
    generator: { cpu: (user + system) / 1e6, eventLoop: performance.eventLoopUtilization() },
    machine: machineBusy(),
  };
}

/** What happened between two snapshots. */
export function between(before: Snapshot, after: Snapshot) {
  const seconds = after.at - before.at;
  const { utilization } = performance.eventLoopUtilization(
    after.generator.eventLoop,
    before.generator.eventLoop,
  );
  return {
    servers: after.servers.map((now, index) => {
      const then = before.servers[index] ?? now;
      return {
        processors: (now.cpu - then.cpu) / seconds,
        eventLoop: Math.min(1, (now.eventLoop - then.eventLoop) / seconds),
      };
    }),
    poolWaits: after.servers.reduce(
      (sum, { poolWaits }, index) => sum + poolWaits - (before.servers[index]?.poolWaits ?? 0),
      0,
    ),
    databaseProcessors:
      after.database === null || before.database === null
        ? null
        : (after.database - before.database) / seconds,
    generator: { processors: (after.generator.cpu - before.generator.cpu) / seconds, eventLoop: utilization },
    machine: { busy: (after.machine - before.machine) / seconds, of: cpus().length },
  };
}

async function serverFigures(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
  return {
    cpu: value('process_cpu_seconds_total'),
    eventLoop: value('farmgate_event_loop_busy_seconds_total'),
    poolWaits: value('farmgate_database_pool_waits_total'),
  };
}

/**
 * @returns the process that all processes of the connection's server come from; null where there is no /proc,
 * or it is another machine's
 */
export async function postmasterOf(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  try {
    return statOf(rows[0]?.pid ?? 0).parent;
  } catch {
    return null;
  }
}

/** Processor time of a PostgreSQL server: what runs, and what has ended. */
function databaseCpu(postmaster: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = statOf(Number(name));
      if (stat.parent === postmaster) ticks += stat.own;
      if (Number(name) === postmaster) ticks += stat.own + stat.ended;
    } catch {
      // It ended while the folder was read.
    }
  }
  return ticks / TICKS_PER_SECOND;
}

/** See proc_pid_stat(5): the name in parentheses may hold anything, the state follows it. */
function statOf(pid: number): { parent: number; own: number; ended: number } {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const field = (number: number) => fields[number - 3] ?? 0;
  return { parent: field(4), own: field(14) + field(15), ended: field(16) + field(17) };
}

function machineBusy(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1_000;
}
