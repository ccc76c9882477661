import type { DoneView } from '@farmgate/backend/contract/accounts/auth';
import { useMutation } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../lib/api/api';
import { Button } from '../../ui/button';
import { FormFailure } from '../../ui/forms/form-failure';
import { useSession } from './session';

/** Emails the signed-in person the link that confirms their address. */
export function SendConfirmation({ label = 'Send the link' }: { label?: string }) {
  const { me } = useSession();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => callJson<DoneView>('/api/account/email-confirmation', { method: 'POST', body: {} }),
  });
  if (!me) return null;
  if (isSuccess) {
    return (
      <p role="status" className="text-sm wrap-anywhere">
        We emailed a link to {me.email}. Open it, then come back here.
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {error && (
        <FormFailure>{sentenceOf(error, 'We couldn’t send the link. Please try again.')}</FormFailure>
      )}
      <Button look="secondary" onClick={() => mutate()} pendingLabel={isPending && 'Sending...'}>
        {label}
      </Button>
    </div>
  );
}
