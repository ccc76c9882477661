import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import type { SearchOverview } from '@farmgate/backend/contract/site/search-overview';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/queries';

interface Searched {
  search: string;
  zipCode: string;
}

/** GET /api/search: what a search is about. */
export const overviewQuery = ({ search, zipCode }: Searched) =>
  apiQuery<SearchOverview>(withQuery('/api/search', { search, zipCode: readZip(zipCode) ?? undefined }));

/** @returns null while it is not known, and without a search */
export function useOverview(searched: Searched): SearchOverview | null {
  const isSearched = searched.search !== '';
  const { data } = useQuery({ ...overviewQuery(searched), enabled: isSearched });
  return (isSearched && data) || null;
}
