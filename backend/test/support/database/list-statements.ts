import path from 'node:path';
import { examplesOf, resourcesIn } from '../../../../tools/bench/src/parts/staff-cases.js';
import { ADMIN_SEARCH_BOUND } from '../../../src/contract/backoffice/admin.js';
import type { AdminResource } from '../../../src/platform/admin/admin-resource.js';
import type { Filter } from '../../../src/platform/admin/filters.sql.js';
import {
  boundedCount,
  pageIds,
  readList,
  type RowSource,
  type ListStatement as Asked,
} from '../../../src/platform/admin/list.sql.js';
import { projectFolder } from '../../../src/platform/config/project-folder.js';

/** What a list of the back office asks the database, for one sort or filter of it. */
export interface ListStatement extends Asked {
  /** "farms, filter state". */
  name: string;
}

const isSearch = ({ bound }: Filter) => bound === ADMIN_SEARCH_BOUND;

/** @returns every resource of the back office, by its definition */
export const allResources = (): Promise<AdminResource[]> =>
  resourcesIn(path.join(projectFolder(), 'backend/src'), '.admin.sql.ts');

/** Of two letters: too few for what trigram indexes hold, except where words begin. */
const SHORT = 'ap';

/**
 * @returns what a resource's list asks for each of its sorts, both ways, and for each of its filters; with a
 * bound, by each sort
 */
export function listStatements(resource: AdminResource): ListStatement[] {
  const source: RowSource = { key: 'id', keyType: 'integer', ...resource };
  const sorts = source.sorts.flatMap((field) =>
    (['ASC', 'DESC'] as const).map((order) => ({
      ...pageIds(source, readList(source, { sort: [field, order] }), 0, 25),
      name: `${resource.name}, sort ${field} ${order}`,
    })),
  );
  const filters = Object.entries(source.filters).flatMap(([field, filter]) =>
    [...examplesOf(filter), ...(isSearch(filter) ? [SHORT] : [])].flatMap((value) => {
      const list = readList(source, { filter: { [field]: value } });
      const name = `${resource.name}, filter ${field} ${JSON.stringify(value)}`;
      return [
        { ...pageIds(source, list, 0, 25), name },
        { ...boundedCount(source, list), name: `${name}, count` },
        ...(filter.bound === undefined ? [] : source.sorts).map((sort) => ({
          ...pageIds(source, readList(source, { filter: { [field]: value }, sort: [sort, 'ASC'] }), 0, 25),
          name: `${name}, sort ${sort}`,
        })),
      ];
    }),
  );
  return [
    ...sorts,
    ...filters,
    { ...boundedCount(source, readList(source, {})), name: `${resource.name}, count` },
  ];
}
