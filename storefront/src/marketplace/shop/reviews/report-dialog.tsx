import type {
  Reported,
  ReviewReportRequest,
  ReviewView,
} from '@farmgate/backend/contract/marketplace/reviews';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { toast } from '../../../ui/dialogs/toast';
import { TextArea } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/before/dialog-form';
import { lazyCheck } from '../../../ui/forms/before/lazy-check';
import { useCallForm } from '../../../ui/forms/before/use-call-form';

const check = lazyCheck(() => import('./report-check').then((module) => module.reportResolver));

export interface ReportDialogProps {
  review: Pick<ReviewView, 'id' | 'authorName' | 'reply'>;
  of: Reported;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks what is wrong with a review, or the reply to it. What was typed stays until it has gone through. */
export function ReportDialog({ review, of, open, onOpenChange }: ReportDialogProps) {
  const empty = { reason: '' };
  const written =
    of === 'reply'
      ? { path: `${review.id}/reply`, by: review.reply?.businessName }
      : { path: review.id, by: review.authorName };
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: empty,
    send: (body: ReviewReportRequest) =>
      callJson<{ done: true }>(`/api/reviews/${written.path}/report`, { method: 'POST', body }),
    onSent: () => {
      form.reset(empty);
      onOpenChange(false);
      toast({ title: 'Thank you for telling us', description: `Our team will look at this ${of}.` });
    },
  });
  return (
    <DialogForm
      id={`report-${of}-${review.id}`}
      open={open}
      onOpenChange={onOpenChange}
      title={`Report this ${of}`}
      description={`Tell us what’s wrong with the ${of} by ${written.by}. We won’t tell anyone you reported it.`}
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
