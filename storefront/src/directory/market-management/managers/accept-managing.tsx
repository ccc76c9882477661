import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirmedSession } from '../../../shared/sign-in/session';
import { toast } from '../../../ui/dialogs/toast';
import { LinkFailure } from '../../../ui/states/link-failure';
import { Spinner } from '../../../ui/states/spinner';
import { acceptManaging, myMarketsQuery } from '../market-queries';

/** Takes up the invitation of an email, and leads to the market. */
export function AcceptManaging({ token }: { token: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error } = useMutation({
    mutationFn: acceptManaging,
    onSuccess: ({ id, name }) => {
      void client.invalidateQueries({ queryKey: myMarketsQuery().queryKey });
      // The link came from their mailbox, so their address is confirmed as well.
      confirmedSession(client);
      toast({ title: `You now run ${name}`, staysOn: true });
      void navigate(paths.manageMarket(id), { replace: true });
    },
  });
  const sent = useRef(false);
  useEffect(() => {
    // Once is enough.
    if (sent.current) return;
    sent.current = true;
    mutate(token);
  }, [mutate, token]);
  if (!error) {
    return (
      <p role="status" className="flex items-center gap-3 text-soft">
        <Spinner />
        Accepting the invitation...
      </p>
    );
  }
  return (
    <LinkFailure
      error={error}
      heading="h2"
      refused="We couldn’t accept the invitation"
      failed="We couldn’t accept the invitation"
      instead={{ label: 'Your markets', to: paths.myMarkets }}
      onRetry={() => mutate(token)}
    />
  );
}
