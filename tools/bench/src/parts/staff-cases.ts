import { type AdminResource } from '@farmgate/backend/src/platform/admin/admin-resource';
import type { Filter } from '@farmgate/backend/src/platform/admin/filters.sql';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** One way to ask for a list of the back office. */
export interface ListCase {
  resource: string;
  sort: readonly [field: string, order: 'ASC' | 'DESC'];
  /** Empty for the whole list. */
  filter: Readonly<Record<string, unknown>>;
}

/** Values that the filters of the lists are tried with; the first that one takes is its example. */
const EXAMPLES = ['honey', 7, true, '2026-01-31', ['honey'], '33901', { key: 'honey' }];

/**
 * @param folder the program's files, compiled or not @param ending of a file with resources
 * @returns every resource of the back office, by its definition
 */
export async function resourcesIn(folder: string, ending: string): Promise<AdminResource[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );
  const resources: AdminResource[] = [];
  for (const file of files) {
    const module = (await import(path.join(folder, file))) as Record<string, unknown>;
    for (const found of Object.values(module)) {
      if (isResource(found)) resources.push(found);
    }
  }
  return resources;
}

const isResource = (found: unknown): found is AdminResource =>
  typeof found === 'object' && found !== null && 'defaultSort' in found && 'row' in found;

/**
 * @param examples values that filters of a name are tried with, where they take them; else both values of a
 *   flag, every value of an enumeration, one of anything else
 * @param isCombined every filter with every sort, or each of them once
 */
export function listCases(
  resource: AdminResource,
  examples: Readonly<Record<string, readonly unknown[]>>,
  isCombined: boolean,
): ListCase[] {
  const sorts = resource.sorts.flatMap((field) =>
    (['ASC', 'DESC'] as const).map((order) => [field, order] as const),
  );
  const filters = Object.entries(resource.filters).flatMap(([name, filter]) =>
    (takenBy(filter, examples[name]) ?? examplesOf(filter)).map((value) => ({ [name]: value })),
  );
  const one = resource.name;
  if (isCombined) {
    return [{}, ...filters].flatMap((filter) => sorts.map((sort) => ({ resource: one, sort, filter })));
  }
  return [
    ...sorts.map((sort) => ({ resource: one, sort, filter: {} })),
    ...filters.map((filter) => ({ resource: one, sort: resource.defaultSort, filter })),
  ];
}

function takenBy({ schema }: Filter, values: readonly unknown[] = []): readonly unknown[] | null {
  const taken = values.filter((value) => schema.safeParse(value).success);
  return taken.length > 0 ? taken : null;
}

/** Both values of a flag, every value of an enumeration, one of anything else. */
export function examplesOf({ schema }: Filter): readonly unknown[] {
  if (
    schema.safeParse(true).success &&
    schema.safeParse(false).success &&
    !schema.safeParse('honey').success
  ) {
    return [true, false];
  }
  const values = enumerated(schema);
  if (values.length > 0) return values;
  const example = EXAMPLES.find((value) => schema.safeParse(value).success);
  if (example === undefined) throw new Error('None of the examples is a value of this filter.');
  return [example];
}

function enumerated(schema: z.ZodType): unknown[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    enum?: unknown[];
    anyOf?: { enum?: unknown[] }[];
  };
  return json.enum ?? json.anyOf?.find((option) => option.enum)?.enum ?? [];
}
