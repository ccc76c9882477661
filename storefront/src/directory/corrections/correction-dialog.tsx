import '@farmgate/backend/contract/site/no-eval';
import { type CorrectionReceipt, CorrectionRequest } from '@farmgate/backend/contract/directory/corrections';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { callJson, sentenceOf } from '../../lib/api/api';
import { fieldIssues } from '../../lib/api/field-issues';
import { toast } from '../../ui/dialogs/toast';
import { TextArea, TextField } from '../../ui/fields/field';
import { DialogForm } from '../../ui/forms/before/dialog-form';

const EMPTY = { message: '', email: '' };
const Form = CorrectionRequest.omit({ placeId: true });

export interface CorrectionDialogProps {
  placeId: string;
  placeName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Sends a correction; what was typed is kept until it has arrived. */
function useCorrection(placeId: string, placeName: string, onSent: () => void) {
  const form = useForm({ resolver: zodResolver(Form), defaultValues: EMPTY });
  const sending = useMutation({
    mutationFn: (correction: CorrectionRequest) =>
      callJson<CorrectionReceipt>('/api/corrections', { method: 'POST', body: correction }),
    onSuccess: () => {
      form.reset(EMPTY);
      onSent();
      toast({ title: 'Thank you!', description: `We'll check your correction for ${placeName}.` });
    },
    onError: (error) => {
      for (const [name, message] of fieldIssues(error, EMPTY)) form.setError(name, { message });
      toast({ title: 'Error', description: failureOf(error), variant: 'destructive' });
    },
  });
  const submit = form.handleSubmit((correction) => sending.mutate({ placeId, ...correction }));
  return { form, submit, sending };
}

const failureOf = (error: unknown) =>
  sentenceOf(error, 'There was a problem sending your correction. Please try again.');

/** What is wrong about a place, from somebody who knows it. */
export function CorrectionDialog({ placeId, placeName, open, onOpenChange }: CorrectionDialogProps) {
  const { form, submit, sending } = useCorrection(placeId, placeName, () => onOpenChange(false));
  const { errors } = form.formState;
  return (
    <DialogForm
      id="correction"
      open={open}
      onOpenChange={onOpenChange}
      title="Suggest a correction"
      description={`What should we change about ${placeName}?`}
      submitLabel="Send the correction"
      pendingLabel={sending.isPending && 'Sending...'}
      failure={sending.error && failureOf(sending.error)}
      onSubmit={(event) => void submit(event)}
    >
      <div className="flex flex-col gap-5">
        <TextArea
          label="What is wrong or missing?"
          rows={4}
          placeholder="The market now opens at 8 AM on Saturdays."
          required
          error={errors.message?.message}
          {...form.register('message')}
        />
        <TextField
          label="Your email"
          type="email"
          autoComplete="email"
          optional
          help="Only for questions about this correction."
          error={errors.email?.message}
          {...form.register('email')}
        />
      </div>
    </DialogForm>
  );
}
