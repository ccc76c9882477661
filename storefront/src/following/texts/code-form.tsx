import type { TextCodeRequest } from '@farmgate/backend/contract/following/texts';
import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/api/api';
import { isCode } from '../../lib/api/is-code';
import { SendConfirmation } from '../../shared/sign-in/send-confirmation';
import { textsQuery } from '../../shared/texting/texts-query';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { TextField } from '../../ui/fields/field';
import { lazyCheck } from '../../ui/forms/before/lazy-check';
import { useCallForm } from '../../ui/forms/before/use-call-form';
import { addNumber, enterCode } from './texts-calls';
import { useTextsChange } from './use-texts-change';

const check = lazyCheck<TextCodeRequest, TextCodeRequest>(() =>
  import('./texts-checks').then((module) => module.codeResolver),
);

/** The code that was sent to a number, which shows whose it is. */
export function CodeForm({ id, phone }: { id: number; phone: string }) {
  const client = useQueryClient();
  const again = useTextsChange(() => addNumber({ phone, agrees: true }), 'New code sent');
  const { form, submit, isPending, error, errorOf } = useCallForm({
    check,
    defaultValues: { code: '' },
    send: (body: TextCodeRequest) => enterCode(id, body),
    onSent: (view) => {
      client.setQueryData(textsQuery().queryKey, view);
      toast({ title: 'Phone number verified', description: 'Text us what changed whenever you like.' });
    },
  });
  const failure = error ? sentenceOf(error, 'We couldn’t check the code. Please try again.') : undefined;
  return (
    <form noValidate onSubmit={submit} aria-label="Enter the code" className="flex max-w-sm flex-col gap-3">
      <TextField
        label="Code from our text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        help="It works for 10 minutes."
        readOnly={isPending}
        error={errorOf('code') ?? failure ?? again.failure ?? undefined}
        {...form.register('code')}
      />
      {isCode(again.error, 'EMAIL_NOT_CONFIRMED') && <SendConfirmation />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pendingLabel={isPending && 'Checking...'}>
          Verify number
        </Button>
        <Button
          type="button"
          look="quiet"
          size="sm"
          pendingLabel={again.isPending && 'Sending...'}
          onClick={() => again.mutate(undefined)}
        >
          Send a new code
        </Button>
      </div>
    </form>
  );
}
