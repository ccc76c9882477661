import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, sentenceOf } from '../../../lib/api/api';
import { isCode } from '../../../lib/api/is-code';
import { SendConfirmation } from '../../../lib/sign-in/send-confirmation';
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
      toast({ title: `You now run ${name}`, staysOn: true });
      void navigate(paths.manageMarket(id), { replace: true });
    },
  });
  const sent = useRef(false);
  useEffect(() => {
    // The link works once.
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
  const isUnconfirmed = isCode(error, 'EMAIL_NOT_CONFIRMED');
  return (
    <EmptyState
      isError
      heading="h2"
      picture={<EmptyArt scene={isFinal ? 'not-found' : 'went-wrong'} />}
      title="We couldn’t accept the invitation"
      hint={sentenceOf(error, 'Please check your connection and try again.')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isUnconfirmed && <SendConfirmation />}
          {(!isFinal || isUnconfirmed) && <Button onClick={() => mutate(token)}>Try again</Button>}
          <LinkButton look="secondary" to={paths.myMarkets}>
            Your markets
          </LinkButton>
        </div>
      }
    />
  );
}
