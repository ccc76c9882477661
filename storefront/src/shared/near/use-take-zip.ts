import { readZip } from '@farmgate/backend/contract/shared/zip';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { isMissing } from '../../lib/api/api';
import { zipQuery } from './near-zip';
import { rememberZip } from './recent-zips';
import { ZIP_TITLE } from './zip-form-rules';

/** @returns the address one is at, near another ZIP code, where it names one; null where it does not */
function nearAnother(pathname: string, search: string, zipCode: string): string | null {
  const query = new URLSearchParams(search);
  if (!query.get('zipCode') && query.get('near') === null) return null;
  query.delete('after');
  query.delete('near');
  query.set('zipCode', zipCode);
  return `${pathname}?${query.toString()}`;
}

/**
 * Takes a typed ZIP code as where the visitor is. The promise is null once it is taken, else what is wrong
 * with it in a sentence.
 */
export function useTakeZip() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (text: string): Promise<string | null> => {
    const zipCode = readZip(text);
    if (zipCode === null) return ZIP_TITLE;
    try {
      await client.fetchQuery(zipQuery(zipCode));
    } catch (error) {
      return isMissing(error) ? `There is no ZIP code ${zipCode}.` : 'Please try again.';
    }
    rememberZip(zipCode);
    const address = nearAnother(pathname, search, zipCode);
    if (address !== null) void navigate(address, { replace: true });
    return null;
  };
}
