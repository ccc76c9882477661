import type { MarketCodeSent } from '@farmgate/backend/contract/directory/market-management';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { isCode } from '../../../lib/api/is-code';
import { LogInAgain } from '../../../shared/sign-in/log-in-again';
import { SendConfirmation } from '../../../shared/sign-in/send-confirmation';
import { Button } from '../../../ui/button';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import type { FormOf } from '../../../ui/forms/use-form';
import { useKeptForm } from '../../../ui/forms/use-kept-form';
import { askForMarket, sendMarketCode } from '../market-queries';
import { type CheckedClaim, type ClaimedMarket, type ClaimValues, websiteDomain } from './claim-ways';
import { WayFields } from './way-fields';

const schema = lazySchema(() => import('./claim-schema').then((module) => module.ClaimForm));

const FAILURE = 'That didn’t work. Check your connection and try again.';
const EMPTY: ClaimValues = { way: 'listed', email: '', evidence: '' };

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
  const form: FormOf<ClaimValues> = useKeptForm<ClaimValues, MarketCodeSent | null, never, CheckedClaim>({
    schema,
    values: EMPTY,
    draft: {
      ...{ name: `farmgate-market-${market.id}-${myId}`, userId: myId },
      without: ['way'],
      // A code leaves open whether it works.
      isDone: (sent) => sent === null,
    },
    send: async (claim) => {
      if (claim.way !== 'team')
        return sendMarketCode(market.id, { email: claim.way === 'domain' ? claim.email : null });
      await askForMarket(market.id, { evidence: claim.evidence });
      return null;
    },
    onSent: (sent, { values: { way, email }, begin }) => {
      if (sent) return onCodeSent(sent, way === 'domain' ? email : null);
      begin({ ...EMPTY, way: 'team' });
      onAsked();
    },
    failed: (failure) => (isCode(failure, 'NO_MARKET_MAILBOX') ? null : sentenceOf(failure, FAILURE)),
    onFailed: (failure) => {
      if (!isCode(failure, 'NO_MARKET_MAILBOX')) return;
      setNoMailbox('We don’t have an email address for this market. Please choose another way.');
      const isListed = form.getValues('way') === 'listed';
      form.setValue('way', isListed && domain !== null ? 'domain' : 'team');
    },
  });
  const way = form.watch('way');
  return (
    <DialogForm
      {...dialog}
      of={form}
      title={`Run ${market.name}?`}
      description="Managers keep its market days and its roster right. Claim it only if you run it."
      submitLabel={way === 'team' ? 'Ask our team' : 'Email the code'}
      pendingLabel="Sending..."
    >
      <div className="flex flex-col gap-5">
        {noMailbox && <FormFailure>{noMailbox}</FormFailure>}
        <WayFields domain={domain} chosen={way} isPending={form.isPending} form={form} />
        {way !== 'team' && (
          <Button look="quiet" size="sm" className="button-flush self-start" onClick={onHasCode}>
            I already have a code
          </Button>
        )}
        {isCode(form.error, 'EMAIL_NOT_CONFIRMED') && <SendConfirmation />}
        <p className="text-sm empty:hidden">
          <LogInAgain error={form.error} />
        </p>
      </div>
    </DialogForm>
  );
}
