import type { ManagedMarket } from '@farmgate/backend/contract/directory/market-management';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../../lib/api/api';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { toast } from '../../../ui/dialogs/toast';
import { Skeleton } from '../../../ui/states/skeleton';
import { leaveMarket, managedMarketQuery, myMarketsQuery } from '../market-queries';

const InviteManager = lazy(() =>
  import('./invite-manager').then((module) => ({ default: module.InviteManager })),
);

function Leave({ market: { id, name, managers } }: { market: ManagedMarket }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leaving = useMutation({
    mutationFn: () => leaveMarket(id),
    onSuccess: async () => {
      client.removeQueries({ queryKey: managedMarketQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: myMarketsQuery().queryKey });
      toast({ title: `You no longer run ${name}`, staysOn: true });
      await navigate(paths.myMarkets, { replace: true });
    },
  });
  if (managers.length === 1) {
    return <p className="text-sm text-soft">You’re the only manager. Add another one before you leave.</p>;
  }
  return (
    <ConfirmButton
      label="Leave this market"
      className="self-start"
      title={`Leave ${name}?`}
      confirmLabel="Leave this market"
      isDangerous
      pendingLabel={leaving.isPending && 'Leaving...'}
      failure={leaving.error && sentenceOf(leaving.error, 'We couldn’t do that. Please try again.')}
      onOpen={leaving.reset}
      onConfirm={() => leaving.mutate()}
    >
      You won’t be able to change its days or its roster anymore. The market stays as it is, and another
      manager can invite you back.
    </ConfirmButton>
  );
}

export interface ManagersSectionProps {
  market: ManagedMarket;
  myId: number;
}

/** Who runs the market. One can leave, the last one cannot. */
export function ManagersSection({ market, myId }: ManagersSectionProps) {
  return (
    <section aria-labelledby="managers" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id="managers" className="text-xl">
          Managers
        </h2>
        <p className="max-w-measure text-sm text-soft">
          Managers can change everything on this page. Shoppers don’t see who they are.
        </p>
      </div>
      <ul aria-labelledby="managers" className="divide-y divide-line border-y border-line">
        {market.managers.map(({ userId, username }) => (
          <li key={userId} className="py-3 wrap-anywhere">
            <span className="font-semibold">{username}</span>
            {userId === myId && <span className="text-soft"> (you)</span>}
          </li>
        ))}
      </ul>
      <Suspense fallback={<Skeleton className="h-40 max-w-xl" />}>
        <InviteManager marketId={market.id} count={market.managers.length} />
      </Suspense>
      <Leave market={market} />
    </section>
  );
}
