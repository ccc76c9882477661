import type { WeightPrices } from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { dollars } from '@farmgate/backend/contract/shared/money';

/** "about $28.28, at most $32.50", the two below each other. */
export function AboutPrice({ prices, aboutClass = '' }: { prices: WeightPrices; aboutClass?: string }) {
  return (
    <>
      <span className={`block ${aboutClass}`}>
        about {dollars(prices.about)}
        <span className="sr-only">, </span>
      </span>
      <span className="block text-sm font-normal text-soft">at most {dollars(prices.most)}</span>
    </>
  );
}
