import { EMAILS_HEADER } from '@farmgate/backend/contract/backoffice/admin';
import simpleRest from 'ra-data-simple-rest';
import type {
  DataProvider,
  GetOneParams,
  Identifier,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'react-admin';
import { changesBetween } from './changes';
import { http } from './http';

/** What the record was shown to hold after a conflict; saving then replaces that. */
interface Seen {
  seen?: RaRecord;
}

/** What a list knows of itself besides its total. */
export interface ListMeta {
  isMore: boolean;
}

export const API = '/api/admin';

const rest = simpleRest(API, http);

/** react-admin's calls, and the actions that Farmgate's records know besides. */
export interface BackOfficeData extends DataProvider {
  /** POST /api/admin/{resource}/{id}/{action}. @returns the record, and how many emails were sent */
  act: (
    resource: string,
    id: Identifier,
    action: string,
    body?: object,
  ) => Promise<{ data: RaRecord; emails: number }>;
}

export const dataProvider: BackOfficeData = {
  ...rest,
  /** With whether there are more than were counted. */
  getList: async (resource, params) => {
    let isMore = false;
    const noting: typeof http = async (url, options) => {
      const answer = await http(url, options);
      isMore = answer.headers.get('x-total-count-bound') === 'more';
      return answer;
    };
    const list = await simpleRest(API, noting).getList(resource, params);
    return { ...list, meta: { isMore } satisfies ListMeta };
  },
  /** A record that was merged into another one says which: react-admin wants the id that it asked for. */
  getOne: async <Record extends RaRecord>(resource: string, params: GetOneParams<Record>) => {
    const answer = await rest.getOne<Record>(resource, params);
    const { id } = answer.data;
    if (String(id) === String(params.id)) return answer;
    return { data: { ...answer.data, id: params.id, movedTo: id } as Record };
  },
  /** Sends what was changed and what it held before, so that nobody saves over somebody else's change. */
  update: async <Record extends RaRecord>(
    resource: string,
    { id, data, previousData, meta }: UpdateParams<Record>,
  ) => {
    const changes = changesBetween(previousData ?? {}, data, (meta as Seen | undefined)?.seen);
    if (!changes) return { data: previousData };
    const { json } = await http(`${API}/${resource}/${encodeURIComponent(id)}`, {
      method: 'PUT',
      body: JSON.stringify(changes),
    });
    return { data: json as Record };
  },
  /**
   * One after the other: each says what it held before, as a single record does. Stops at the first that is
   * refused.
   */
  updateMany: async <Record extends RaRecord>(resource: string, { ids, data }: UpdateManyParams) => {
    const { data: records } = await dataProvider.getMany<Record>(resource, { ids });
    for (const previousData of records) {
      const { id } = previousData;
      await dataProvider.update(resource, { id, data: { ...previousData, ...data }, previousData });
    }
    return { data: records.map(({ id }) => id) };
  },
  act: async (resource, id, action, body = {}) => {
    const { json, headers } = await http(`${API}/${resource}/${encodeURIComponent(id)}/${action}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return { data: json as RaRecord, emails: Number(headers.get(EMAILS_HEADER) ?? 0) };
  },
};
