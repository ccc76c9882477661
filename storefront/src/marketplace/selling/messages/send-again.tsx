import type { CustomerMessagesView } from '@farmgate/backend/contract/marketplace/pickup/customer-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { type MessageAbout, messagesQuery, missedText } from './messages-query';

export interface SendAgainProps {
  about: Pick<MessageAbout, 'address'>;
  message: CustomerMessagesView['items'][number];
}

/** Says whom a message didn't reach, and sends it to those alone, at the addresses that they have now. */
export function SendAgain({ about, message }: SendAgainProps) {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: () =>
      callJson<CustomerMessagesView>(`${about.address}/${message.id}/again`, { method: 'POST', body: {} }),
    onSuccess: (view) => {
      client.setQueryData(messagesQuery(about).queryKey, view);
      toast({ title: 'We’re sending it again' });
    },
    onError: (error) => sayFailed('We couldn’t send it again', error),
  });
  const text = missedText(message);
  if (text === null) return null;
  return (
    <div
      role="group"
      aria-label={message.subject}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2 pl-7"
    >
      <p className="wrap-anywhere">
        <span className="text-danger">{text}</span>
        {message.missed.length > 0 && (
          <span className="block text-soft">If they’ve changed their email, it goes to the new one.</span>
        )}
      </p>
      <Button
        size="sm"
        look="secondary"
        pendingLabel={sending.isPending && 'Sending...'}
        onClick={() => sending.mutate()}
      >
        Send again
      </Button>
    </div>
  );
}
