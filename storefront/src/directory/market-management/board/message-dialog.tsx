import type { MarketBoard, MessageAudience } from '@farmgate/backend/contract/directory/market-board';
import type { ManagedMarket } from '@farmgate/backend/contract/directory/market-management';
import { MAX_MESSAGE, MAX_MESSAGE_SUBJECT } from '@farmgate/backend/contract/directory/markets';
import { useState } from 'react';
import { dayLabel } from '../../../lib/format/day-label';
import { countOf } from '../../../lib/format/format';
import { useSession } from '../../../shared/sign-in/session';
import { toast } from '../../../ui/dialogs/toast';
import { Select, TextArea, TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { sendMessage } from '../market-queries';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/directory/market-board').then((module) => module.MarketMessage),
);

export interface MessageDialogProps {
  market: ManagedMarket;
  board: MarketBoard;
  onClose: () => void;
}

/** A message to those who may come on a day, or to the whole roster, with how it will look. */
export function MessageDialog({ market, board: { day, reach }, onClose }: MessageDialogProps) {
  const { me } = useSession();
  const first: MessageAudience = reach.day > 0 ? 'day' : 'roster';
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    schema,
    values: { to: first, date: day.date, subject: '', text: '', key },
    send: (body) => sendMessage(market.id, body),
    onSent: ({ vendors, isDemo }) => {
      toast({
        title: isDemo ? 'No email sent' : `Message sent to ${countOf(vendors, 'vendor')}`,
        description: isDemo
          ? 'This is a demo market, so no one gets an email.'
          : 'Replies come to your email.',
      });
      onClose();
    },
    failed: 'We couldn’t send your message. Check your connection and try again.',
  });
  const { subject, text } = form.values;
  const title = dayLabel(day.date, 3);
  const choices: [MessageAudience, string][] = [
    ['day', `Vendors who may come on ${title} (${reach.day})`],
    ['roster', `Everyone on the roster (${reach.roster})`],
  ];
  return (
    <DialogForm
      of={form}
      open
      onOpenChange={onClose}
      title="Message your vendors"
      description={`One email to each business. Replies go to ${me?.email ?? 'your email'}.`}
      submitLabel="Send message"
      pendingLabel="Sending..."
    >
      <div className="flex flex-col gap-5">
        <Select label="To" disabled={form.isPending} {...form.field('to')}>
          {choices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextField
          label="Subject"
          placeholder="Set up at the north gate"
          maxLength={MAX_MESSAGE_SUBJECT}
          readOnly={form.isPending}
          {...form.field('subject')}
        />
        <TextArea
          label="Message"
          rows={6}
          maxLength={MAX_MESSAGE}
          readOnly={form.isPending}
          {...form.field('text')}
        />
        {(subject || text) && (
          <section aria-label="Preview" className="flex flex-col gap-2 rounded-card bg-sunk p-4 text-sm">
            <p className="font-semibold wrap-anywhere">
              {market.name}: {subject}
            </p>
            <p>Hello (name),</p>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          </section>
        )}
      </div>
    </DialogForm>
  );
}
