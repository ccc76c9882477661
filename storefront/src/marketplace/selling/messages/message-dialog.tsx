import {
  type CustomerAudience,
  MAX_CUSTOMER_SUBJECT,
  MAX_CUSTOMER_TEXT,
} from '@farmgate/backend/contract/marketplace/pickup/customer-message-words';
import type { CustomerMessagesView } from '@farmgate/backend/contract/marketplace/pickup/customer-messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { countOf } from '../../../lib/format/format';
import { Dialog } from '../../../ui/dialogs/dialog';
import { toast } from '../../../ui/dialogs/toast';
import { Select, TextArea, TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { Skeleton } from '../../../ui/states/skeleton';
import { useSameKey } from '../../parts/use-same-key';
import { type MessageAbout, messagesQuery } from './messages-query';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/pickup/customer-messages').then(
    (module) => module.CustomerMessageRequest,
  ),
);

export interface MessageDialogProps {
  about: MessageAbout;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSent: () => void;
}

const peopleText = (count: number): string => countOf(count, 'person', 'people');

/** Whom it goes to, before it is sent. */
function reachText({ whom }: MessageAbout, { repliesTo }: CustomerMessagesView, people: number): string {
  const replies = `Replies go to ${repliesTo}.`;
  return whom === null
    ? `We’ll email it to them. ${replies}`
    : `We’ll email it to ${peopleText(people)} ${whom}. Each gets it once. ${replies}`;
}

const FEW = 2;

function hintOf({ left, reach: { withoutEmail } }: CustomerMessagesView): string {
  const hints = [
    withoutEmail > 0 &&
      `${countOf(withoutEmail, 'customer')} ${withoutEmail === 1 ? 'has' : 'have'} no email address. Please call them.`,
    left <= FEW && left > 0 && `You can send ${left} more in 24 hours.`,
    left === 0 && 'You’ve sent all the messages you can in 24 hours. Please send this one tomorrow.',
  ];
  return hints.filter(Boolean).join(' ');
}

function Write({ about, of, onSent, ...dialog }: MessageDialogProps & { of: CustomerMessagesView }) {
  const client = useQueryClient();
  const keyOf = useSameKey();
  const { open, all } = of.reach;
  const first: CustomerAudience = about.whom !== null && open > 0 ? 'open' : 'all';
  /** While the form is open, the last order may be handed over. */
  const audience = (to: CustomerAudience): CustomerAudience => (open > 0 ? to : 'all');
  const form = useForm({
    schema,
    values: { to: first, subject: about.subject, text: '' },
    request: (values) => {
      const message = { ...values, to: audience(values.to) };
      return { ...message, key: keyOf(message) };
    },
    send: (body) => callJson<CustomerMessagesView>(about.address, { method: 'POST', body }),
    onSent: (view) => {
      client.setQueryData(messagesQuery(about).queryKey, view);
      toast({ title: `Message sent to ${peopleText(view.items[0]?.people ?? 0)}` });
      dialog.onOpenChange(false);
      onSent();
    },
    failed: 'We couldn’t send your message. Check your connection and try again.',
  });
  const people = audience(form.values.to) === 'open' ? open : all;
  const hint = hintOf(of);
  return (
    <DialogForm
      of={form}
      {...dialog}
      title={about.title}
      description={reachText(about, of, people)}
      submitLabel={about.whom === null ? 'Send message' : `Send to ${peopleText(people)}`}
      pendingLabel="Sending..."
    >
      <div className="flex flex-col gap-5">
        {about.whom !== null && open > 0 && open < all && (
          <Select label="To" disabled={form.isPending} {...form.field('to')}>
            <option value="open">
              {about.isDelivery ? 'Not delivered yet' : 'Not picked up yet'} ({open})
            </option>
            <option value="all">Everyone with an order ({all})</option>
          </Select>
        )}
        <TextField
          label="Subject"
          maxLength={MAX_CUSTOMER_SUBJECT}
          readOnly={form.isPending}
          {...form.field('subject')}
        />
        <TextArea
          label="Message"
          rows={6}
          maxLength={MAX_CUSTOMER_TEXT}
          readOnly={form.isPending}
          {...form.field('text')}
        />
        {hint && <p className="text-sm text-soft">{hint}</p>}
      </div>
    </DialogForm>
  );
}

/** Asks what to email to everyone of a day, or to one customer, and says how many get it. */
export function MessageDialog({ about, onSent, ...dialog }: MessageDialogProps) {
  const { data, error, refetch } = useQuery(messagesQuery(about));
  if (data && data.reach.all > 0) return <Write about={about} of={data} onSent={onSent} {...dialog} />;
  return (
    <Dialog {...dialog} title={about.title}>
      <div className="pt-2">
        {data && (
          <p>
            {data.reach.withoutEmail > 0
              ? 'There’s no email address to write to. Please call instead.'
              : 'There’s no one to email here right now.'}
          </p>
        )}
        {!data && error && (
          <CouldNotLoad title="We couldn’t load your customers." error={error} onRetry={refetch} />
        )}
        {!data && !error && <Skeleton className="h-64 rounded-control" />}
      </div>
    </Dialog>
  );
}
