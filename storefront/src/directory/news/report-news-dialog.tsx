import { callJson } from '../../lib/api/api';
import { toast } from '../../ui/dialogs/toast';
import { TextArea } from '../../ui/fields/field';
import { DialogForm } from '../../ui/forms/dialog-form';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { useForm } from '../../ui/forms/use-form';

const EMPTY = { reason: '' };

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/directory/news').then((module) => module.NewsReportRequest),
);

export interface ReportNewsDialogProps {
  newsId: number;
  farmName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks what is wrong with a farm's news. What was typed stays until it has gone through. */
export function ReportNewsDialog({ newsId, farmName, open, onOpenChange }: ReportNewsDialogProps) {
  const form = useForm({
    schema,
    values: EMPTY,
    send: (body) => callJson<{ done: true }>(`/api/farm-news/${newsId}/report`, { method: 'POST', body }),
    failed: 'There was a problem sending your report. Please try again.',
    onSent: (_done, { begin }) => {
      begin(EMPTY);
      onOpenChange(false);
      toast({ title: 'Thank you for telling us', description: 'Our team will look at this news.' });
    },
  });
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title="Report this news"
      description={`Tell us what’s wrong with this news from ${farmName}. We won’t tell anyone you reported it.`}
      submitLabel="Send report"
      pendingLabel="Sending..."
    >
      <fieldset disabled={form.isPending} className="min-w-0">
        <TextArea label="What is wrong with it?" rows={4} {...form.field('reason')} />
      </fieldset>
    </DialogForm>
  );
}
