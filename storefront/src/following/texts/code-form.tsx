import { useQueryClient } from '@tanstack/react-query';
import { isCode } from '../../lib/api/is-code';
import { SendConfirmation } from '../../shared/sign-in/send-confirmation';
import { textsQuery } from '../../shared/texting/texts-query';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { TextField } from '../../ui/fields/field';
import { Form } from '../../ui/forms/form';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { useForm } from '../../ui/forms/use-form';
import { addNumber, enterCode } from './texts-calls';
import { useTextsChange } from './use-texts-change';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/following/texts').then((module) => module.TextCodeRequest),
);

/** The code that was sent to a number, which shows whose it is. */
export function CodeForm({ id, phone }: { id: number; phone: string }) {
  const client = useQueryClient();
  const again = useTextsChange(() => addNumber({ phone, agrees: true }), 'New code sent');
  const form = useForm({
    schema,
    values: { code: '' },
    send: (body) => enterCode(id, body),
    onSent: (view) => {
      client.setQueryData(textsQuery().queryKey, view);
      toast({ title: 'Phone number verified', description: 'Text us what changed whenever you like.' });
    },
    failed: 'We couldn’t check the code. Please try again.',
  });
  const { error = form.failure ?? again.failure ?? undefined, ...code } = form.field('code');
  return (
    <Form of={form} aria-label="Enter the code" className="flex max-w-sm flex-col gap-3">
      <TextField
        label="Code from our text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        help="It works for 10 minutes."
        readOnly={form.isPending}
        error={error}
        {...code}
      />
      {isCode(again.error, 'EMAIL_NOT_CONFIRMED') && <SendConfirmation />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pendingLabel={form.isPending && 'Checking...'}>
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
    </Form>
  );
}
