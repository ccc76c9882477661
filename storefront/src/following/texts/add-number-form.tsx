import { TEXT_CONSENT } from '@farmgate/backend/contract/following/text-outcomes';
import { useQueryClient } from '@tanstack/react-query';
import { isCode } from '../../lib/api/is-code';
import { SendConfirmation } from '../../shared/sign-in/send-confirmation';
import { textsQuery } from '../../shared/texting/texts-query';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { Checkbox, TextField } from '../../ui/fields/field';
import { Form } from '../../ui/forms/form';
import { FormFailure } from '../../ui/forms/form-failure';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { useForm } from '../../ui/forms/use-form';
import { addNumber } from './texts-calls';

const EMPTY = { phone: '', agrees: false };

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/following/texts').then((module) => module.TextNumberRequest),
);

export interface AddNumberFormProps {
  /** The account's email address is confirmed, without which no code is sent. */
  isConfirmed: boolean;
}

/** Texts a code to a number, with what its owner agrees to. */
export function AddNumberForm({ isConfirmed }: AddNumberFormProps) {
  const client = useQueryClient();
  const form = useForm({
    schema,
    values: EMPTY,
    send: addNumber,
    onSent: (view, { begin }) => {
      client.setQueryData(textsQuery().queryKey, view);
      toast({ title: 'Code sent', description: 'Enter the six digits from our text.' });
      begin(EMPTY);
    },
    failed: 'We couldn’t send the code. Please try again.',
  });
  const isRefused = isCode(form.error, 'EMAIL_NOT_CONFIRMED');
  return (
    <Form of={form} aria-label="Add a phone number" className="flex max-w-xl flex-col gap-4">
      <FormFailure of={form} />
      {!isConfirmed && !isRefused && (
        <p className="max-w-measure">
          Please confirm your email address first, so we know this account is yours. Open the link we emailed
          you, or get a new one.
        </p>
      )}
      {(!isConfirmed || isRefused) && <SendConfirmation />}
      <TextField
        label="Your cell phone number"
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        placeholder="239-555-0100"
        readOnly={form.isPending}
        {...form.field('phone')}
      />
      <Checkbox label={TEXT_CONSENT} {...form.field('agrees')} />
      <Button type="submit" className="self-start" pendingLabel={form.isPending && 'Sending...'}>
        Text me a code
      </Button>
    </Form>
  );
}
