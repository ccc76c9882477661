import type { Plan } from './plan.js';
import type { Table } from './run/report.rules.js';

export type Say = (line: string) => void;

/** What a part measures on. */
export interface Bench {
  plan: Plan;
  /** The seeded database. */
  databaseUrl: string;
  /** Its copy with a tenth of the places and farms. */
  tenthUrl: string;
  say: Say;
  /** Whether a work of this part is to be measured, by its name. */
  isWanted(work: { name: string }): boolean;
}

/** One thing that the bench measures, with its own servers and its own table of the report. */
export interface Part {
  /** What it is called in the report and on the command line. */
  name: string;
  /** The names of its works, for the command line. */
  works: readonly { name: string }[];
  /** Whether it measures on the seeded database. */
  needsData: boolean;
  /** @throws Error when a request fails, or two servers that are compared answer differently */
  run(bench: Bench): Promise<Table>;
}
