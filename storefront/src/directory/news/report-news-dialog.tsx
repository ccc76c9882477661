import type { NewsReportRequest } from '@farmgate/backend/contract/directory/news';
import { callJson, sentenceOf } from '../../lib/api/api';
import { toast } from '../../ui/dialogs/toast';
import { TextArea } from '../../ui/fields/field';
import { DialogForm } from '../../ui/forms/before/dialog-form';
import { lazyCheck } from '../../ui/forms/before/lazy-check';
import { useCallForm } from '../../ui/forms/before/use-call-form';

const check = lazyCheck(() => import('./report-news-check').then((module) => module.newsReportResolver));

export interface ReportNewsDialogProps {
  newsId: number;
  farmName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks what is wrong with a farm's news. What was typed stays until it has gone through. */
export function ReportNewsDialog({ newsId, farmName, open, onOpenChange }: ReportNewsDialogProps) {
  const empty = { reason: '' };
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: empty,
    send: (body: NewsReportRequest) =>
      callJson<{ done: true }>(`/api/farm-news/${newsId}/report`, { method: 'POST', body }),
    onSent: () => {
      form.reset(empty);
      onOpenChange(false);
      toast({ title: 'Thank you for telling us', description: 'Our team will look at this news.' });
    },
  });
  return (
    <DialogForm
      id={`report-news-${newsId}`}
      open={open}
      onOpenChange={onOpenChange}
      title="Report this news"
      description={`Tell us what’s wrong with this news from ${farmName}. We won’t tell anyone you reported it.`}
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
