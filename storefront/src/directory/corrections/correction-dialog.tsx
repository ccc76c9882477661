import type { CorrectionReceipt, CorrectionRequest } from '@farmgate/backend/contract/directory/corrections';
import { callJson, sentenceOf } from '../../lib/api/api';
import { toast } from '../../ui/dialogs/toast';
import { TextArea, TextField } from '../../ui/fields/field';
import { DialogForm } from '../../ui/forms/dialog-form';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { useForm } from '../../ui/forms/use-form';

const EMPTY = { message: '', email: '' };

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/directory/corrections').then((module) =>
    module.CorrectionRequest.omit({ placeId: true }),
  ),
);

export interface CorrectionDialogProps {
  placeId: string;
  placeName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const failureOf = (error: unknown) =>
  sentenceOf(error, 'There was a problem sending your correction. Please try again.');

/** What is wrong about a place, from somebody who knows it. */
export function CorrectionDialog({ placeId, placeName, open, onOpenChange }: CorrectionDialogProps) {
  // What was typed is kept until it has arrived.
  const form = useForm<typeof EMPTY, CorrectionReceipt, Omit<CorrectionRequest, 'placeId'>>({
    schema,
    values: EMPTY,
    send: (correction) =>
      callJson<CorrectionReceipt>('/api/corrections', { method: 'POST', body: { placeId, ...correction } }),
    onSent: (_receipt, { begin }) => {
      begin(EMPTY);
      onOpenChange(false);
      toast({ title: 'Thank you!', description: `We'll check your correction for ${placeName}.` });
    },
    onFailed: (error) => toast({ title: 'Error', description: failureOf(error), variant: 'destructive' }),
  });
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title="Suggest a correction"
      description={`What should we change about ${placeName}?`}
      submitLabel="Send the correction"
      pendingLabel="Sending..."
      failure={form.error && failureOf(form.error)}
    >
      <div className="flex flex-col gap-5">
        <TextArea
          label="What is wrong or missing?"
          rows={4}
          placeholder="The market now opens at 8 AM on Saturdays."
          required
          {...form.field('message')}
        />
        <TextField
          label="Your email"
          type="email"
          autoComplete="email"
          optional
          help="Only for questions about this correction."
          {...form.field('email')}
        />
      </div>
    </DialogForm>
  );
}
