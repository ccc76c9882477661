import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { Client } from 'pg';
import type { Plan } from '../plan.js';

/** @param databaseUrl the seeded database, where there is one @returns what the figures are measured on and with, one line each */
export async function circumstances(databaseUrl: string | null, plan: Plan): Promise<string[]> {
  const [processor] = cpus();
  const machine =
    `${cpus().length} × ${processor?.model.trim() || arch()}, ${Math.round(totalmem() / 1024 ** 3)} GB, ${platform()}; ` +
    `Node ${process.versions.node}`;
  const { rounds, load } = plan;
  const length = load.seconds === undefined ? `${load.requests} requests` : `${load.seconds} s`;
  const manner =
    `Servers that are compared are measured in turn: ${rounds === 1 ? 'one round' : `${rounds} rounds`}, ${length} each, ` +
    `${load.connections} connections that are kept alive, load from the same machine; medians, with the least and the greatest ratio`;
  if (databaseUrl === null) return [machine, manner];
  return [
    ...(await dataLines(databaseUrl, machine, plan)),
    manner,
    `Load average at the start: ${loadAverage()}`,
  ];
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
  const disk = found?.fsync === 'off' ? 'never waiting for the disk, otherwise' : 'waiting for the disk,';
  return [
    `${machine}; PostgreSQL ${found?.version} on the same machine (${disk} with the settings of the product)`,
    `${number(sizes.places)} places, ${number(sizes.farms)} farms, ${number(sizes.listings)} listings, ` +
      `${number(sizes.vendors)} vendors, ${number(sizes.products)} products, ${number(sizes.locationPages)} location pages, ` +
      `${number(sizes.users)} users, ${number(sizes.orders)} orders (${found?.size})`,
  ];
}

export const loadAverage = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(', ');
