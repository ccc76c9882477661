import type { ShareMemberDetails } from '@farmgate/backend/contract/marketplace/shares/share-members';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';

interface Noting {
  address: string;
  method: 'PUT' | 'DELETE';
  /** Dollars of a payment that are shown as open. */
  of?: number | undefined;
}

/**
 * Notes by one tap that money changed hands by check today, or takes it back.
 * @param base where the member is read from
 */
export function useNoted(base: string, today: string) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ address, method, of }: Noting) =>
      callJson<ShareMemberDetails>(address, {
        method,
        ...(method === 'PUT' && { body: { by: 'check', day: today, of } }),
      }),
    onSuccess: (saved, { address, method }) => {
      client.setQueryData([base], saved);
      if (method === 'DELETE') toast({ title: 'Payment is open again' });
      else
        toast({
          title: 'Paid by check',
          action: { label: 'Undo', onPress: () => mutate({ address, method: 'DELETE' }) },
        });
    },
    onError: (error) => {
      sayFailed('We couldn’t save this.', error);
      void client.invalidateQueries({ queryKey: [base] });
    },
  });
  return {
    byCheck: (address: string, of?: number) => mutate({ address, method: 'PUT', of }),
    undo: (address: string) => mutate({ address, method: 'DELETE' }),
    /** Where something is being noted. */
    pending: isPending ? variables.address : null,
  };
}
