import { useState } from 'react';
import { PaymentsField } from '../../parts/shares/choice-fields';
import { useKeptQuote } from '../../parts/shares/kept-quote';
import { ShareQuote } from '../../parts/shares/share-quote';
import { JoinPerson } from '../../shop/share/join-person';

interface JoinKeptProps {
  shareId: number;
  payments: readonly number[];
  /** Where its calls go: for what it costs, and to join. */
  quoteAt: string;
  joinAt: string;
  label: string;
  farm: string;
}

/** Joins with a place that is kept: how one pays, what it costs, and who joins. */
export function JoinKept({ shareId, payments, quoteAt, joinAt, label, farm }: JoinKeptProps) {
  const [count, setCount] = useState(payments[0] ?? 1);
  const quote = useKeptQuote(quoteAt, count, true);
  return (
    <>
      <PaymentsField payments={payments} value={count} onChange={setCount} error={undefined} />
      <ShareQuote quote={quote} />
      <JoinPerson
        share={{ id: shareId }}
        choices={{ payments: count }}
        payBy="farm"
        quote={quote}
        address={joinAt}
        label={label}
        mayJoin={() => true}
      />
      <p className="text-sm text-soft">You pay {farm}, by check or in cash.</p>
    </>
  );
}
