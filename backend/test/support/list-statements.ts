import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type AdminResource, AdminResourceController } from '../../src/platform/admin/admin-resource.js';
import type { Filter } from '../../src/platform/admin/filters.js';
import {
  boundedCount,
  pageIds,
  readList,
  type RowSource,
  type Statement,
} from '../../src/platform/admin/list-sql.js';
import { projectFolder } from '../../src/platform/config/project-folder.js';

/** What a list of the back office asks the database, for one sort or filter of it. */
export interface ListStatement extends Statement {
  /** "farms, filter state". */
  name: string;
}

/** Values that the filters of the lists are tried with; the first that one takes is its example. */
const EXAMPLES = ['honey', 7, true, '2026-01-31', ['honey'], '33901', { key: 'honey' }];

/** @returns every resource of the back office, by its definition */
export async function allResources(): Promise<AdminResource[]> {
  const folder = path.join(projectFolder(), 'backend/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.admin.controller.ts'),
  );
  const resources: AdminResource[] = [];
  for (const file of files) {
    const module = (await import(path.join(folder, file))) as Record<string, unknown>;
    for (const found of Object.values(module)) {
      if (typeof found !== 'function' || !(found.prototype instanceof AdminResourceController)) continue;
      resources.push(new (found as new () => AdminResourceController)().resource);
    }
  }
  return resources;
}

/** @returns what a resource's list asks for each of its sorts, both ways, and for each of its filters */
export function listStatements(resource: AdminResource): ListStatement[] {
  const source: RowSource = { key: 'id', keyType: 'integer', ...resource };
  const sorts = source.sorts.flatMap((field) =>
    (['ASC', 'DESC'] as const).map((order) => ({
      ...pageIds(source, readList(source, { sort: [field, order] }), 0, 25),
      name: `${resource.name}, sort ${field} ${order}`,
    })),
  );
  const filters = Object.entries(source.filters).flatMap(([field, filter]) =>
    examplesOf(filter).flatMap((value) => {
      const list = readList(source, { filter: { [field]: value } });
      const name = `${resource.name}, filter ${field} ${JSON.stringify(value)}`;
      return [
        { ...pageIds(source, list, 0, 25), name },
        { ...boundedCount(source, list), name: `${name}, count` },
      ];
    }),
  );
  return [
    ...sorts,
    ...filters,
    { ...boundedCount(source, readList(source, {})), name: `${resource.name}, count` },
  ];
}

/** Both values of a flag, every value of an enumeration, one of anything else. */
function examplesOf({ schema }: Filter): unknown[] {
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
