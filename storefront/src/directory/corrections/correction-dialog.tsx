import '@farmgate/backend/contract/shared/no-eval';
import { type CorrectionReceipt, CorrectionRequest } from '@farmgate/backend/contract/directory/corrections';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { callJson, sentenceOf } from '../../lib/api';
import { fieldIssues } from '../../lib/field-issues';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextArea, TextField } from '../../ui/field';
import { toast } from '../../ui/toast';

const FORM_ID = 'correction';
const EMPTY = { message: '', email: '' };
const Form = CorrectionRequest.omit({ placeId: true });

export interface CorrectionDialogProps {
  placeId: string;
  placeName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What is wrong about a place, from somebody who knows it. */
export function CorrectionDialog({ placeId, placeName, open, onOpenChange }: CorrectionDialogProps) {
  const form = useForm({ resolver: zodResolver(Form), defaultValues: EMPTY });
  const { errors } = form.formState;
  const sending = useMutation({
    mutationFn: (correction: CorrectionRequest) =>
      callJson<CorrectionReceipt>('/api/corrections', { method: 'POST', body: correction }),
    onSuccess: () => {
      form.reset(EMPTY);
      onOpenChange(false);
      toast({ title: 'Thank you!', description: `We'll check your correction for ${placeName}.` });
    },
    onError: (error) => {
      for (const [name, message] of fieldIssues(error, EMPTY)) form.setError(name, { message });
      toast({
        title: 'Error',
        description: sentenceOf(error, 'There was a problem sending your correction. Please try again.'),
        variant: 'destructive',
      });
    },
  });
  const submit = form.handleSubmit((correction) => sending.mutate({ placeId, ...correction }));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Suggest a correction"
      description={`What should we change about ${placeName}?`}
      footer={
        <>
          <Button look="secondary" disabled={sending.isPending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} pendingLabel={sending.isPending && 'Sending...'}>
            Send the correction
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5 pt-2"
      >
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
      </form>
    </Dialog>
  );
}
