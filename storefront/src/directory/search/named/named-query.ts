import type { NamedResults } from '@farmgate/backend/contract/site/suggestions';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { apiQuery } from '../../../lib/api/queries';

/** GET /api/suggestions/named: whose name has all the words of a search. */
export const namedQuery = ({ search, zipCode }: { search: string; zipCode: string }) =>
  apiQuery<NamedResults>(
    withQuery('/api/suggestions/named', { search, zipCode: readZip(zipCode) ?? undefined }),
  );
