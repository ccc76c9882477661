import type { ReviewReportRequest, ReviewView } from '@farmgate/backend/contract/marketplace/reviews';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { lazyCheck } from '../../../lib/forms/lazy-check';
import { useCallForm } from '../../../lib/forms/use-call-form';
import { DialogForm } from '../../../ui/dialogs/dialog-form';
import { TextArea } from '../../../ui/forms/field';
import { toast } from '../../../ui/dialogs/toast';

const check = lazyCheck(() => import('./report-check').then((module) => module.reportResolver));

export interface ReportDialogProps {
  review: Pick<ReviewView, 'id' | 'authorName'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks what is wrong with a review. What was typed stays until it has gone through. */
export function ReportDialog({ review, open, onOpenChange }: ReportDialogProps) {
  const empty = { reason: '' };
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: empty,
    send: (body: ReviewReportRequest) =>
      callJson<{ done: true }>(`/api/reviews/${review.id}/report`, { method: 'POST', body }),
    onSent: () => {
      form.reset(empty);
      onOpenChange(false);
      toast({ title: 'Thank you for telling us', description: 'Our team will look at this review.' });
    },
  });
  return (
    <DialogForm
      id={`report-review-${review.id}`}
      open={open}
      onOpenChange={onOpenChange}
      title="Report this review"
      description={`Tell us what’s wrong with the review by ${review.authorName}. We won’t tell anyone you reported it.`}
      submitLabel="Send report"
      pendingLabel={isPending && 'Sending...'}
      failure={error && sentenceOf(error, 'There was a problem sending your report. Please try again.')}
      onSubmit={submit}
    >
      <fieldset disabled={isPending} className="min-w-0">
        <TextArea
          label="What is wrong with it?"
          rows={4}
          error={errorOf('reason')}
          {...form.register('reason')}
        />
      </fieldset>
    </DialogForm>
  );
}
