import type { SizePrices } from '@farmgate/backend/contract/marketplace/shares/share-prices';
import type { SharePayBy } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { useState } from 'react';
import { PaymentsField } from '../../parts/shares/choice-fields';
import { useKeptQuote } from '../../parts/shares/kept-quote';
import { PayByField } from '../../parts/shares/pay-by-field';
import { PriceField } from '../../parts/shares/price-field';
import { PLAIN_PRICE, priceRequest, wrongPrice } from '../../parts/shares/price-values';
import { ShareQuote } from '../../parts/shares/share-quote';
import { WorkField } from '../../parts/shares/work-field';
import { JoinPerson } from '../../shop/share/join-person';

interface JoinKeptProps {
  shareId: number;
  payments: readonly number[];
  sizePrice: number | null;
  prices: SizePrices;
  takesCards: boolean;
  /** Where its calls go: for what it costs, and to join. */
  quoteAt: string;
  joinAt: string;
  label: string;
  farm: string;
}

/** Joins with a place that is kept: how one pays, what it costs, and who joins. */
export function JoinKept(props: JoinKeptProps) {
  const { shareId, payments, sizePrice, prices, takesCards, quoteAt, joinAt, label, farm } = props;
  const [payBy, setPayBy] = useState<SharePayBy>('farm');
  const [count, setCount] = useState(payments[0] ?? 1);
  const [price, setPrice] = useState(PLAIN_PRICE);
  const isWrong = wrongPrice(prices, price) !== null;
  const [works, setWorks] = useState(false);
  const choices = { payments: count, works, ...priceRequest(prices, price) };
  const quote = useKeptQuote(quoteAt, choices, !isWrong);
  return (
    <>
      <PriceField
        plain={sizePrice ?? 0}
        prices={prices}
        values={price}
        change={(some) => setPrice({ ...price, ...some })}
        error={undefined}
      />
      <PaymentsField payments={payments} value={count} onChange={setCount} error={undefined} />
      <WorkField quote={quote.data} works={works} onChange={setWorks} />
      <ShareQuote quote={quote} />
      {takesCards && <PayByField farm={farm} value={payBy} onChange={setPayBy} />}
      <JoinPerson
        share={{ id: shareId }}
        choices={choices}
        payBy={payBy}
        quote={quote}
        address={joinAt}
        label={label}
        mayJoin={() => !isWrong}
      />
      {!takesCards && <p className="text-sm text-soft">You pay {farm}, by check or in cash.</p>}
      {payBy === 'card' && (
        <p className="text-sm text-soft">
          You have 15 minutes to pay. After that, your place is still kept for you as before.
        </p>
      )}
    </>
  );
}
