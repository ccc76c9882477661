import type { MarketCodeSent } from '@farmgate/backend/contract/directory/market-management';
import { MARKET_CODE_MINUTES } from '@farmgate/backend/contract/directory/markets';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../../lib/api/api';
import { isCode } from '../../../lib/api/is-code';
import { LogInAgain } from '../../../shared/sign-in/log-in-again';
import { SendConfirmation } from '../../../shared/sign-in/send-confirmation';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { at } from '../../../ui/forms/field-errors';
import { FormFailure } from '../../../ui/forms/form-failure';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { proveMarket, sendMarketCode } from '../market-queries';
import type { ClaimedMarket } from './claim-ways';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/directory/market-management').then(
    (module) => module.MarketProofRequest,
  ),
);

const FAILURE = 'We couldn’t check the code. Check your connection and try again.';

/** Errors that are about the code itself. */
function wrongOf(error: Error) {
  const isAboutCode = isCode(error, 'MARKET_CODE_WRONG') || isCode(error, 'MARKET_CODE_EXPIRED');
  return at('code', isAboutCode ? sentenceOf(error, FAILURE) : null);
}

const NEW_CODE = 'We sent a new code. The one before no longer works.';
const SAME_CODE =
  'The code we already emailed still works. Please look for it in the inbox and the spam folder.';

export interface CodeFormProps {
  market: ClaimedMarket;
  /** Where the newest code went; null where that was before this page. */
  sentTo: string | null;
  /** The address that was typed; null for the one that we have. */
  email: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSentAgain: (sent: MarketCodeSent) => void;
  onOtherWay: () => void;
  onProven: () => void;
}

function SendAgain({ market, email, onSentAgain }: Pick<CodeFormProps, 'market' | 'email' | 'onSentAgain'>) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => sendMarketCode(market.id, { email }),
    onSuccess: onSentAgain,
  });
  return (
    <div className="flex flex-col gap-3">
      {error && <FormFailure>{sentenceOf(error, 'We couldn’t send a code. Please try again.')}</FormFailure>}
      <Button
        look="quiet"
        size="sm"
        className="button-flush self-start"
        pendingLabel={isPending && 'Sending...'}
        onClick={() => mutate()}
      >
        Send a new code
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {data && !isPending && (data.isNew ? NEW_CODE : SAME_CODE)}
      </p>
    </div>
  );
}

/** Takes the six digits from the market's mailbox. */
export function CodeForm({
  market,
  sentTo,
  email,
  onSentAgain,
  onOtherWay,
  onProven,
  ...dialog
}: CodeFormProps) {
  const form = useForm({
    schema,
    values: { code: '' },
    send: (body) => proveMarket(market.id, body),
    onSent: onProven,
    wrongOf,
    failed: FAILURE,
  });
  const digits = { setValueAs: (text: string) => text.replace(/\s/g, '') };
  return (
    <DialogForm
      {...dialog}
      of={form}
      title="Enter the code"
      description={
        sentTo === null
          ? `It’s in the newest email to the market’s mailbox, and works for ${MARKET_CODE_MINUTES} minutes.`
          : `We emailed a code to ${sentTo}. It works for ${MARKET_CODE_MINUTES} minutes.`
      }
      submitLabel="Run this market"
      pendingLabel="Checking..."
    >
      <div className="flex flex-col gap-5">
        <TextField
          label="Six-digit code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          readOnly={form.isPending}
          className="max-w-xs"
          {...form.field('code', digits)}
        />
        {isCode(form.error, 'EMAIL_NOT_CONFIRMED') && <SendConfirmation />}
        <p className="text-sm empty:hidden">
          <LogInAgain error={form.error} />
        </p>
        <div className="flex flex-col gap-1">
          <SendAgain market={market} email={email} onSentAgain={onSentAgain} />
          <Button look="quiet" size="sm" className="button-flush self-start" onClick={onOtherWay}>
            Choose another way
          </Button>
        </div>
      </div>
    </DialogForm>
  );
}
