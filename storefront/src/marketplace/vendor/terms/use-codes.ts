import type { DiscountCodeView } from '@farmgate/backend/contract/marketplace/discount-codes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { refuseWrong } from './wrong-fields';

const CODES = '/api/vendor/discount-codes';

/** GET /api/vendor/discount-codes: the newest first. */
export const codesQuery = () => apiQuery<DiscountCodeView[]>(CODES);

/** A call that answers a code as it is by then. */
export function useCodeCall<Body>(
  method: 'POST' | 'PUT',
  path: string,
  onDone: (code: DiscountCodeView) => void,
) {
  const client = useQueryClient();
  return useMutation<DiscountCodeView, Error, Body>({
    mutationFn: async (body) => {
      if (body) await refuseWrong('code', body);
      return callJson<DiscountCodeView>(`${CODES}${path}`, { method, body: body ?? {} });
    },
    onSuccess: async (code) => {
      await client.invalidateQueries({ queryKey: [CODES] });
      onDone(code);
    },
  });
}
