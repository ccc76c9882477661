import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../lib/api/api';
import { eraseByLink } from '../../shared/following/follow-calls';
import { forgetFollowLink } from '../../shared/following/follow-link';
import type { Follower } from '../../shared/following/use-follows';
import { Button } from '../../ui/button';
import { ConfirmButton } from '../../ui/dialogs/confirm-button';
import { toast } from '../../ui/dialogs/toast';
import { Link } from '../../ui/navigation/link';

function ByLink({ token }: { token: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: () => eraseByLink(token),
    onSuccess: () => {
      forgetFollowLink();
      client.removeQueries({ queryKey: ['/api/follows'] });
      toast({ title: 'Your address is deleted', staysOn: true });
      void navigate(paths.saved);
    },
  });
  return (
    <>
      <p className="text-sm text-soft">
        This device remembers the link from our email, so that Follow takes one tap. On a device that others
        use, forget it.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          onClick={() => {
            forgetFollowLink();
            toast({ title: 'Link forgotten on this device', staysOn: true });
            void navigate(paths.saved);
          }}
        >
          Forget on this device
        </Button>
        <ConfirmButton
          label="Delete my address"
          title="Delete your address?"
          confirmLabel="Delete my address"
          pendingLabel={isPending && 'Deleting...'}
          failure={error && sentenceOf(error, 'We couldn’t delete it. Please try again.')}
          isDangerous
          onOpen={reset}
          onConfirm={() => mutate()}
        >
          We permanently delete your email address here, and everything you follow with it. To only hear less,
          choose once a week, or turn off notifications.
        </ConfirmButton>
      </div>
    </>
  );
}

/** How to be forgotten. */
export function Leaving({ follower: { token } }: { follower: Follower }) {
  return (
    <section aria-labelledby="leaving" className="flex flex-col items-start gap-3">
      <h2 id="leaving" className="text-lg">
        Your data
      </h2>
      {token === null ? (
        <p className="text-sm text-soft">
          What you follow is part of your account’s data. You can download or delete it in{' '}
          <Link to={paths.account} className="link">
            your account
          </Link>
          .
        </p>
      ) : (
        <ByLink token={token} />
      )}
    </section>
  );
}
