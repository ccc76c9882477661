import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../api/queries';
import { useRecentZips } from './recent-zips';

/**
 * Where the ZIP code is that was searched last on this device; null where none was, and while that is not
 * known.
 */
export function useRecentPlace(): ZipCodeView | null {
  const [zip] = useRecentZips();
  const { data } = useQuery({
    ...apiQuery<ZipCodeView>(`/api/zip-codes/${zip ?? ''}`),
    enabled: zip !== undefined,
  });
  return (zip !== undefined && data) || null;
}
