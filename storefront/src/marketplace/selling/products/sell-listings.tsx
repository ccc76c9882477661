import { useQuery } from '@tanstack/react-query';
import { sellingGuideQuery } from '../../../shared/selling-guide/guide-query';
import { LinkButton } from '../../../ui/button';
import { newProductPath } from '../listing-to-sell';

const MOST_SHOWN = 4;

/** Products that can be filled in from one's own listings. */
export function SellListings() {
  const { data } = useQuery(sellingGuideQuery());
  if (!data || data.listings.length === 0) return null;
  return (
    <section aria-labelledby="sell-listings" className="flex flex-col gap-2.5">
      <h2 id="sell-listings" className="text-sm font-semibold">
        Sell one of your listings online
      </h2>
      <p className="text-sm text-soft">We fill in the product for you. Your listing stays as it is.</p>
      <ul className="flex flex-wrap gap-2">
        {data.listings.slice(0, MOST_SHOWN).map(({ id, productName }) => (
          <li key={id} className="max-w-full">
            <LinkButton
              size="sm"
              look="secondary"
              to={newProductPath(String(id))}
              aria-label={`Sell ${productName} online`}
            >
              <span className="min-w-0 truncate">{productName}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
