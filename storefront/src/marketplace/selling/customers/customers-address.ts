import type {
  CustomerDetails,
  CustomerSort,
  CustomerView,
} from '@farmgate/backend/contract/marketplace/customers';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import type { QueryClient } from '@tanstack/react-query';
import { apiListQuery, apiQuery } from '../../../lib/api/queries';
import { countOf, formatDate } from '../../../lib/format/format';

/** Which customers are shown; it stands in the address. */
export interface CustomersState {
  q: string;
  sort: CustomerSort;
  /** Counted from 1. */
  page: number;
}

export const CUSTOMERS_PER_PAGE = 20;
export const CUSTOMERS = '/api/vendor/customers';

/** After the list changed, everything that shows it is asked again. */
export const refreshCustomers = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(CUSTOMERS) });

export const SORT_LABELS: Readonly<Record<CustomerSort, string>> = {
  last: 'Last order first',
  spent: 'Highest spenders first',
  name: 'By name',
};

export function readCustomers(query: URLSearchParams): CustomersState {
  const sort = query.get('sort');
  const page = Number(query.get('page'));
  return {
    q: query.get('q') ?? '',
    sort: sort === 'spent' || sort === 'name' ? sort : 'last',
    page: Number.isInteger(page) && page > 1 && page <= 500 ? page : 1,
  };
}

const asked = ({ q, sort }: Pick<CustomersState, 'q' | 'sort'>) => ({
  q: q.trim() || undefined,
  sort: sort === 'last' ? undefined : sort,
});

export const customersAddress = ({ page, ...state }: CustomersState): string =>
  withQuery(paths.vendorCustomers, { ...asked(state), page: page > 1 ? page : undefined });

/** @returns the file of all customers that the search finds */
export const customersFile = (state: CustomersState): string =>
  withQuery(`${CUSTOMERS}/export`, asked(state));

/** GET /api/vendor/customers */
export const customersQuery = ({ page, ...state }: CustomersState) =>
  apiListQuery<CustomerView>(
    withQuery(CUSTOMERS, {
      ...asked(state),
      limit: CUSTOMERS_PER_PAGE,
      offset: (page - 1) * CUSTOMERS_PER_PAGE || undefined,
    }),
  );

/** GET /api/vendor/customers/{id} @param id of any order of theirs */
export const customerQuery = (id: string) =>
  apiQuery<CustomerDetails>(`${CUSTOMERS}/${encodeURIComponent(id)}`);

/** @returns "3 orders, the last Nov 28, 2026", "No orders yet" */
export const ordersText = ({ orders, lastOrderOn }: Pick<CustomerView, 'orders' | 'lastOrderOn'>): string =>
  lastOrderOn === null
    ? 'No orders yet'
    : orders === 1
      ? `1 order, ${formatDate(lastOrderOn)}`
      : `${countOf(orders, 'order')}, the last ${formatDate(lastOrderOn)}`;
