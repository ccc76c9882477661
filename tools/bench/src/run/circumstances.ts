import { spawnSync } from 'node:child_process';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { Client } from 'pg';
import type { Plan } from '../plan.js';

/** @returns when and on what is measured, and how busy the machine is already */
export function machineNow(): string {
  const [processor] = cpus();
  return (
    `Measured on ${new Date().toISOString().slice(0, 10)}${commit()}: ` +
    `${cpus().length} × ${processor?.model.trim() || arch()}, ${Math.round(totalmem() / 1024 ** 3)} GB, ${platform()}, ` +
    `load average at the start ${loadAverage()}, Node ${process.versions.node}`
  );
}

/** Of which code, where git knows it. */
function commit(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? ` at ${stdout.trim()}` : '';
}

/**
 * @param machine what `machineNow` said before anything was done
 * @param databaseUrl the seeded database, where there is one
 * @returns what the figures are measured on and with, one line each
 */
export async function circumstances(
  machine: string,
  databaseUrl: string | null,
  plan: Plan,
): Promise<string[]> {
  const { rounds, load } = plan;
  const length = load.seconds === undefined ? `${load.requests} requests` : `${load.seconds} s`;
  const manner =
    `Servers that are compared are measured in turn: ${rounds === 1 ? 'one round' : `${rounds} rounds`}, ${length} each, ` +
    `${load.connections} connections that are kept alive, load from the same machine; medians, with the least and the greatest ratio`;
  if (databaseUrl === null) return [machine, manner];
  return [...(await dataLines(databaseUrl, machine, plan)), manner];
}

async function dataLines(databaseUrl: string, machine: string, { sizes }: Plan): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ version: string; size: string; fsync: string }>(
    `SELECT current_setting('server_version') AS version, pg_size_pretty(pg_database_size(current_database())) AS size,
       current_setting('fsync') AS fsync`,
  );
  await client.end();
  const [found] = rows;
  const number = (value: number) => value.toLocaleString('en-US');
  const disk = found?.fsync === 'off' ? 'never waits for the disk, otherwise' : 'waits for the disk,';
  return [
    `${machine}, PostgreSQL ${found?.version}`,
    `PostgreSQL is on the same machine. It ${disk} with the settings of the product`,
    `${number(sizes.places)} places, ${number(sizes.farms)} farms, ${number(sizes.listings)} listings, ` +
      `${number(sizes.vendors)} vendors, ${number(sizes.products)} products, ${number(sizes.locationPages)} location pages, ` +
      `${number(sizes.users)} users, ${number(sizes.orders)} orders (${found?.size})`,
  ];
}

export const loadAverage = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(', ');
