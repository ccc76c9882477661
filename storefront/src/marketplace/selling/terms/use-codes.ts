import type { DiscountCodeView } from '@farmgate/backend/contract/marketplace/discount-codes';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';

const CODES = '/api/vendor/discount-codes';

/** GET /api/vendor/discount-codes: the newest first. */
export const codesQuery = () => apiQuery<DiscountCodeView[]>(CODES);

/** @returns a code as it is by now */
export async function loadCode(client: QueryClient, id: number): Promise<DiscountCodeView> {
  const code = (await client.fetchQuery({ ...codesQuery(), staleTime: 0 })).find((one) => one.id === id);
  if (!code) throw new Error('We couldn’t find this discount code.');
  return code;
}

/** Makes a code, or changes one; the list is read again. */
export function useSendCode() {
  const client = useQueryClient();
  return async (method: 'POST' | 'PUT', path: string, body?: object): Promise<DiscountCodeView> => {
    const code = await callJson<DiscountCodeView>(`${CODES}${path}`, { method, body });
    await client.invalidateQueries({ queryKey: [CODES] });
    return code;
  };
}
