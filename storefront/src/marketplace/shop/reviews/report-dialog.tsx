import type { Reported, ReviewView } from '@farmgate/backend/contract/marketplace/reviews';
import { callJson } from '../../../lib/api/api';
import { toast } from '../../../ui/dialogs/toast';
import { TextArea } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';

const EMPTY = { reason: '' };

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/reviews').then((module) => module.ReviewReportRequest),
);

export interface ReportDialogProps {
  review: Pick<ReviewView, 'id' | 'authorName' | 'reply'>;
  of: Reported;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks what is wrong with a review, or the reply to it. What was typed stays until it has gone through. */
export function ReportDialog({ review, of, open, onOpenChange }: ReportDialogProps) {
  const written =
    of === 'reply'
      ? { path: `${review.id}/reply`, by: review.reply?.businessName }
      : { path: review.id, by: review.authorName };
  const form = useForm({
    schema,
    values: EMPTY,
    send: (body) => callJson<{ done: true }>(`/api/reviews/${written.path}/report`, { method: 'POST', body }),
    failed: 'There was a problem sending your report. Please try again.',
    onSent: (_done, { begin }) => {
      begin(EMPTY);
      onOpenChange(false);
      toast({ title: 'Thank you for telling us', description: `Our team will look at this ${of}.` });
    },
  });
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title={`Report this ${of}`}
      description={`Tell us what’s wrong with the ${of} by ${written.by}. We won’t tell anyone you reported it.`}
      submitLabel="Send report"
      pendingLabel="Sending..."
    >
      <fieldset disabled={form.isPending} className="min-w-0">
        <TextArea label="What is wrong with it?" rows={4} {...form.field('reason')} />
      </fieldset>
    </DialogForm>
  );
}
