import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, sentenceOf } from '../../../lib/api/api';
import { confirmedSession } from '../../../lib/session';
import { EmptyArt } from '../../../ui/art/empty-art';
import { Button, LinkButton } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { EmptyState } from '../../../ui/states/empty-state';
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
  const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429;
  return (
    <EmptyState
      isError
      heading="h2"
      picture={<EmptyArt scene={isFinal ? 'not-found' : 'went-wrong'} />}
      title="We couldn’t accept the invitation"
      hint={sentenceOf(error, 'Please check your connection and try again.')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {!isFinal && <Button onClick={() => mutate(token)}>Try again</Button>}
          <LinkButton look="secondary" to={paths.myMarkets}>
            Your markets
          </LinkButton>
        </div>
      }
    />
  );
}
