import type { MyMemberships } from '@farmgate/backend/contract/directory/market-management';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { myMarketDaysQuery } from '../../market-days/market-day-queries';
import { myMembershipsQuery, respondToMarket } from '../market-queries';

export type Membership = MyMemberships[number];

interface Responding {
  membership: Membership;
  to: 'member' | 'removed';
}

function said({ status, name, market }: Membership, to: Responding['to']): string {
  if (to === 'member') return `${name} is on the roster of ${market.name}`;
  if (status === 'invited') return 'Invitation declined';
  return status === 'asked' || status === 'waiting' ? 'Request withdrawn' : `${name} left ${market.name}`;
}

/** Accepts, declines and leaves; what takes somebody off a roster can be undone. */
export function useResponding() {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: myMembershipsQuery().queryKey }),
      client.invalidateQueries({ queryKey: myMarketDaysQuery().queryKey }),
    ]);
  const responding = useMutation({
    mutationFn: ({ membership, to }: Responding) => respondToMarket(membership.id, { status: to }),
    onSuccess: async (_, { membership, to }) => {
      const mayUndo = to === 'removed' && membership.status === 'member';
      toast({
        title: said(membership, to),
        ...(mayUndo && {
          action: { label: 'Undo', onPress: () => responding.mutate({ membership, to: 'member' }) },
        }),
      });
      await refresh();
    },
    onError: async (error) => {
      sayFailed('Your answer wasn’t saved', error);
      await refresh();
    },
  });
  return responding;
}
