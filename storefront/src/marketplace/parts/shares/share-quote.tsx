import { cutoffText, dayText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { ShareQuoteView } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../lib/api/api';
import { monthDay } from '../../../shared/shares/share-words';
import { Button } from '../../../ui/button';
import { amountText } from '../amount-text';
import { type ChoiceValues, IN_FULL, type ShareChoice, quoteRequest, quoteSentence } from './choice-values';
import { quoteQuery } from './share-queries';

/** What joining costs, once everything is chosen. */
export function useShareQuote(address: string, share: ShareChoice, values: ChoiceValues) {
  const request = quoteRequest(share, values);
  const asked = request ?? { sizeId: 0, quantity: 1, scheduleId: 0, half: null, ...IN_FULL, trial: false };
  const quote = useQuery({
    ...quoteQuery(address, asked),
    enabled: request !== null,
    placeholderData: keepPreviousData,
  });
  return { ...quote, isComplete: request !== null };
}

/** When one pays what, where that is in parts. */
export function Payments({ payments }: { payments: ShareQuoteView['payments'] }) {
  if (payments.length < 2) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm tabular-nums">
      {payments.map(({ number, dueOn, amount }) => (
        <li key={number} className="flex justify-between gap-4">
          <span>{number === 1 ? 'Now' : monthDay(dueOn)}</span>
          <span>{amountText(amount)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What one pays, when, and for which boxes. */
export function ShareQuote({ quote }: { quote: ReturnType<typeof useShareQuote> }) {
  const { data, error, isComplete, isPlaceholderData, refetch } = quote;
  if (!isComplete) return <p className="text-sm text-soft">Choose above to see the price.</p>;
  if (error)
    return (
      <div role="alert" className="flex flex-col items-start gap-2 text-sm text-danger">
        {sentenceOf(error, 'We couldn’t work out the price. Check your connection and try again.')}
        <Button size="sm" look="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  const { includedHolds = 0 } = data ?? {};
  return (
    <div
      role="status"
      aria-busy={!data || isPlaceholderData}
      className="flex flex-col gap-2 rounded-control bg-moss p-3.5"
    >
      {data ? (
        <>
          <p className="font-semibold">{quoteSentence(data)}</p>
          {includedHolds > 0 && (
            <p className="text-sm">
              {includedHolds === 1 ? 'The last box isn’t' : `The last ${includedHolds} boxes aren’t`} in the
              price. You get {includedHolds === 1 ? 'it if you hold another' : 'them if you hold others'}.
            </p>
          )}
          <Payments payments={data.payments} />
          <p className="text-sm">
            First box: {dayText(data.first.startsAt, data.first.timeZone)}. Join for it until{' '}
            {cutoffText(data.first.changeUntil, data.first.timeZone)}.
          </p>
        </>
      ) : (
        <p className="text-sm">Working out the price...</p>
      )}
    </div>
  );
}
