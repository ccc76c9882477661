import { TEXT_CONSENT } from '@farmgate/backend/contract/following/text-outcomes';
import type { TextNumberRequest } from '@farmgate/backend/contract/following/texts';
import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/api/api';
import { isCode } from '../../lib/api/is-code';
import { SendConfirmation } from '../../shared/sign-in/send-confirmation';
import { textsQuery } from '../../shared/texting/texts-query';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { Checkbox, TextField } from '../../ui/fields/field';
import { lazyCheck } from '../../ui/forms/before/lazy-check';
import { useCallForm } from '../../ui/forms/before/use-call-form';
import { FormFailure } from '../../ui/forms/form-failure';
import { addNumber } from './texts-calls';

interface Values {
  phone: string;
  agrees: boolean;
}

const check = lazyCheck<Values, TextNumberRequest>(() =>
  import('./texts-checks').then((module) => module.numberResolver as never),
);

export interface AddNumberFormProps {
  /** The account's email address is confirmed, without which no code is sent. */
  isConfirmed: boolean;
}

/** Texts a code to a number, with what its owner agrees to. */
export function AddNumberForm({ isConfirmed }: AddNumberFormProps) {
  const client = useQueryClient();
  const { form, submit, isPending, error, errorOf } = useCallForm<Values, TextNumberRequest, unknown>({
    check,
    defaultValues: { phone: '', agrees: false },
    send: addNumber,
    onSent: (view) => {
      client.setQueryData(textsQuery().queryKey, view as never);
      toast({ title: 'Code sent', description: 'Enter the six digits from our text.' });
      form.reset();
    },
  });
  const isRefused = isCode(error, 'EMAIL_NOT_CONFIRMED');
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="Add a phone number"
      className="flex max-w-xl flex-col gap-4"
    >
      {error && errorOf('phone') === undefined && errorOf('agrees') === undefined && (
        <FormFailure>{sentenceOf(error, 'We couldn’t send the code. Please try again.')}</FormFailure>
      )}
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
        readOnly={isPending}
        error={errorOf('phone')}
        {...form.register('phone')}
      />
      <Checkbox label={TEXT_CONSENT} error={errorOf('agrees')} {...form.register('agrees')} />
      <Button type="submit" className="self-start" pendingLabel={isPending && 'Sending...'}>
        Text me a code
      </Button>
    </form>
  );
}
