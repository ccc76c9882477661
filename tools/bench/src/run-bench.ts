import { projectFolder } from '@farmgate/backend/src/platform/config/project-folder';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bench, Part, Say } from './part.js';
import { against } from './parts/against.js';
import { api } from './parts/api.js';
import { cachedPages } from './parts/cached-pages.js';
import { firstLoad } from './parts/first-load.js';
import { growth } from './parts/growth.js';
import { orders } from './parts/orders.js';
import { renderedPages } from './parts/rendered-pages.js';
import { staffLists } from './parts/staff-lists.js';
import { start } from './parts/start.js';
import { FULL, type Plan, QUICK } from './plan.js';
import { circumstances, loadAverage, machineNow } from './run/circumstances.js';
import { replaceBetweenMarkers } from './run/replace-between-markers.js';
import { markdown, type Table } from './run/report.rules.js';
import { type BenchData, openData } from './seed/open-data.js';

/** In the order in which they are measured: those that write come last. */
const PARTS: readonly Part[] = [
  api,
  growth,
  renderedPages,
  cachedPages,
  firstLoad,
  staffLists,
  orders,
  start,
];

interface Options {
  quick: boolean;
  /** Measures the parts and the works whose name has this text; "part: work" those works of those parts. */
  only?: string;
  /** The folder of another build: only that is measured beside this one. */
  against?: string;
  /** A PostgreSQL to measure on; one that an earlier run has seeded is taken as it is. */
  database?: string;
  say: Say;
}

/** The document that a full run writes. */
const DOCUMENT = 'docs/measurements.md';

/**
 * Measures the product beside its yardsticks on a large database of its own; writes `bench-results/`, and a
 * full run writes `docs/measurements.md`. A figure that falls short is shown, never an error.
 * @returns the report as Markdown
 * @throws Error when a request fails, or two servers that are compared answer differently, or nothing has the
 * wanted name
 */
export async function runBench(options: Options): Promise<string> {
  const plan = options.quick ? QUICK : FULL;
  const wanted = wantedParts(options.only ?? '', options.against ? [against(options.against)] : PARTS);
  const parts = [...wanted.keys()];
  const machine = machineNow();
  const data = parts.some(({ needsData }) => needsData)
    ? await openData(plan, options.say, options.database)
    : null;
  try {
    const notes = await circumstances(machine, data?.databaseUrl ?? null, plan);
    const tables: Table[] = data?.pagesMade ? [data.pagesMade] : [];
    for (const [part, isWanted] of wanted) {
      tables.push(
        await timed(part, options.say, () => part.run({ ...urls(data), plan, isWanted, say: options.say })),
      );
    }
    const report = save(
      options.quick ? 'quick' : options.against ? 'against' : 'bench',
      [...notes, `Load average at the end: ${loadAverage()}`],
      tables,
    );
    document(report, options);
    return report;
  } finally {
    await data?.close();
  }
}

const named =
  (text: string) =>
  ({ name }: { name: string }) =>
    name.toLowerCase().includes(text.trim().toLowerCase());

/** @returns the parts to measure, and which of their works @throws Error where nothing has the name */
function wantedParts(only: string, parts: readonly Part[]): Map<Part, Bench['isWanted']> {
  const [first = '', work] = only.split(':');
  const wanted = new Map<Part, Bench['isWanted']>();
  for (const part of parts) {
    if (named(first)(part)) wanted.set(part, named(work ?? ''));
    else if (work === undefined && part.works.some(named(first))) wanted.set(part, named(first));
  }
  if (wanted.size > 0) return wanted;
  throw new Error(
    `Nothing has "${only}" in its name. The parts are: ${parts.map(({ name }) => name).join(', ')}.`,
  );
}

const urls = (data: BenchData | null) => ({
  databaseUrl: data?.databaseUrl ?? '',
  tenthUrl: data?.tenthUrl ?? '',
});

async function timed(part: Part, say: Say, run: () => Promise<Table>): Promise<Table> {
  const started = performance.now();
  const table = await run();
  const failing = table.rows.filter(({ holds }) => holds === false).length;
  const verdict = failing === 0 ? 'all holds' : `${failing} of ${table.rows.length} fall short`;
  say(`${part.name}: ${verdict} … ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  return table;
}

function save(name: string, notes: readonly string[], tables: readonly Table[]): string {
  const folder = path.join(projectFolder(), 'bench-results');
  mkdirSync(folder, { recursive: true });
  const text = markdown(notes, tables);
  writeFileSync(path.join(folder, `${name}.md`), text);
  writeFileSync(
    path.join(folder, `${name}.json`),
    `${JSON.stringify({ notes, plan: planOf(name), tables }, null, 2)}\n`,
  );
  return text;
}

/** Puts the report of a full run into the document. */
function document(report: string, { quick, only, against: other, say }: Options): void {
  if (quick || only || other) return say(`${DOCUMENT} stays as it is: only a full run writes it.`);
  const file = path.join(projectFolder(), DOCUMENT);
  writeFileSync(file, replaceBetweenMarkers(readFileSync(file, 'utf8'), report));
  say(`${DOCUMENT} has the new figures.`);
}

const planOf = (name: string): Plan => (name === 'quick' ? QUICK : FULL);
