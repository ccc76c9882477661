import type { MarketCodeSent } from '@farmgate/backend/contract/directory/market-management';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { isCode } from '../../../lib/api/is-code';
import { LogInAgain } from '../../../shared/sign-in/log-in-again';
import { SendConfirmation } from '../../../shared/sign-in/send-confirmation';
import { Button } from '../../../ui/button';
import { DialogForm } from '../../../ui/forms/before/dialog-form';
import { lazyCheck } from '../../../ui/forms/before/lazy-check';
import { useCallForm } from '../../../ui/forms/before/use-call-form';
import { useKeptTexts } from '../../../ui/forms/before/use-kept-texts';
import { FormFailure } from '../../../ui/forms/form-failure';
import { askForMarket, sendMarketCode } from '../market-queries';
import { type CheckedClaim, type ClaimedMarket, type ClaimValues, websiteDomain } from './claim-ways';
import { WayFields } from './way-fields';

const check = lazyCheck<ClaimValues, CheckedClaim>(() =>
  import('./claim-checks').then((module) => module.claimResolver),
);

const FAILURE = 'That didn’t work. Check your connection and try again.';
const TYPED = { email: '', evidence: '' };

export interface WayFormProps {
  market: ClaimedMarket;
  myId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCodeSent: (sent: MarketCodeSent, email: string | null) => void;
  /** They have a code from before. */
  onHasCode: () => void;
  /** The team has been asked. */
  onAsked: () => void;
}

/** How somebody shows that they run a market: by a code, or by what they tell the team. */
export function WayForm({ market, myId, onCodeSent, onHasCode, onAsked, ...dialog }: WayFormProps) {
  const domain = websiteDomain(market.website);
  const [noMailbox, setNoMailbox] = useState<string | null>(null);
  const { form, submit, isPending, error, errorOf } = useCallForm<
    ClaimValues,
    CheckedClaim,
    MarketCodeSent | null
  >({
    check,
    defaultValues: { way: 'listed', ...TYPED },
    send: async (claim) => {
      if (claim.way !== 'team')
        return sendMarketCode(market.id, { email: claim.way === 'domain' ? claim.email : null });
      await askForMarket(market.id, { evidence: claim.evidence });
      return null;
    },
    onSent: (sent) => {
      const { way, email } = form.getValues();
      if (sent) return onCodeSent(sent, way === 'domain' ? email : null);
      restart({ way: 'team', ...TYPED });
      onAsked();
    },
    onFailed: (failure) => {
      if (!isCode(failure, 'NO_MARKET_MAILBOX')) return;
      setNoMailbox('We don’t have an email address for this market. Please choose another way.');
      const isListed = form.getValues('way') === 'listed';
      form.setValue('way', isListed && domain !== null ? 'domain' : 'team');
    },
  });
  const { restart } = useKeptTexts(form, { name: `farmgate-market-${market.id}-${myId}`, saved: TYPED });
  const way = form.watch('way');
  const isAtField = errorOf('email') !== undefined || errorOf('evidence') !== undefined;
  const isNoMailbox = isCode(error, 'NO_MARKET_MAILBOX');
  const isUnconfirmed = isCode(error, 'EMAIL_NOT_CONFIRMED');
  return (
    <DialogForm
      {...dialog}
      id="claim-market"
      title={`Run ${market.name}?`}
      description="Managers keep its market days and its roster right. Claim it only if you run it."
      submitLabel={way === 'team' ? 'Ask our team' : 'Email the code'}
      pendingLabel={isPending && 'Sending...'}
      failure={error && !isAtField && !isNoMailbox ? sentenceOf(error, FAILURE) : null}
      onSubmit={submit}
    >
      <div className="flex flex-col gap-5">
        {noMailbox && <FormFailure>{noMailbox}</FormFailure>}
        <WayFields
          domain={domain}
          chosen={way}
          isPending={isPending}
          register={form.register}
          errorOf={errorOf}
        />
        {way !== 'team' && (
          <Button look="quiet" size="sm" className="-ml-3 self-start" onClick={onHasCode}>
            I already have a code
          </Button>
        )}
        {isUnconfirmed && <SendConfirmation />}
        <p className="text-sm empty:hidden">
          <LogInAgain error={error} />
        </p>
      </div>
    </DialogForm>
  );
}
