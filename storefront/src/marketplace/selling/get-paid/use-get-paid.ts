import type {
  GetPaidLink,
  GetPaidView,
  TestAccountRequest,
} from '@farmgate/backend/contract/marketplace/get-paid';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { callJson } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';

const GET_PAID = '/api/vendor/get-paid';

/** GET /api/vendor/get-paid */
export const getPaidQuery = () => apiQuery<GetPaidView>(GET_PAID);

/** Leads on to the payment provider: a link works once, so each press makes a new one. */
export function useProviderLink() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callJson<GetPaidLink>(`${GET_PAID}/link`, { method: 'POST', body: {} }),
    onSuccess: async ({ url }) => {
      if (!url.startsWith('/')) return window.location.assign(url);
      // The built-in page shows what is known by now.
      await client.invalidateQueries({ queryKey: getPaidQuery().queryKey });
      await navigate(url);
    },
  });
}

/** A call whose answer is how the vendor is paid by then. */
function useGetPaidCall<Body>(name: 'refresh' | 'test-account', onDone?: () => void) {
  const client = useQueryClient();
  return useMutation<GetPaidView, Error, Body>({
    mutationFn: (body) => callJson<GetPaidView>(`${GET_PAID}/${name}`, { method: 'POST', body: body ?? {} }),
    onSuccess: (view) => {
      client.setQueryData(getPaidQuery().queryKey, view);
      onDone?.();
    },
  });
}

/** Asks the payment provider how the account is. */
export const useRefresh = () => useGetPaidCall<void>('refresh');

/** Makes the built-in gateway say something. */
export const useTestAccount = (onDone: () => void) =>
  useGetPaidCall<TestAccountRequest>('test-account', onDone);
