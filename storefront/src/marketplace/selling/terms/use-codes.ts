import type { DiscountCodeView, SeenCode } from '@farmgate/backend/contract/marketplace/discount-codes';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { refuseWrong } from './wrong-fields';

const CODES = '/api/vendor/discount-codes';

/** GET /api/vendor/discount-codes: the newest first. */
export const codesQuery = () => apiQuery<DiscountCodeView[]>(CODES);

/** @returns a code as it is by now */
export async function loadCode(client: QueryClient, id: number): Promise<DiscountCodeView> {
  const code = (await client.fetchQuery({ ...codesQuery(), staleTime: 0 })).find((one) => one.id === id);
  if (!code) throw new Error('We couldn’t find this discount code.');
  return code;
}

/** A call that answers a code as it is by then. */
export function useCodeCall<Body extends { was?: SeenCode | undefined } | void>(
  method: 'POST' | 'PUT',
  path: string,
  onDone: (code: DiscountCodeView) => void,
) {
  const client = useQueryClient();
  return useMutation<DiscountCodeView, Error, Body>({
    mutationFn: async (body) => {
      const { was, ...fields } = body ?? {};
      if (body) await refuseWrong('code', fields);
      return callJson<DiscountCodeView>(`${CODES}${path}`, { method, body: { ...fields, was } });
    },
    onSuccess: async (code) => {
      await client.invalidateQueries({ queryKey: [CODES] });
      onDone(code);
    },
  });
}
