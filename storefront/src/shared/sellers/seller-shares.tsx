import type { SellerShare } from '@farmgate/backend/contract/marketplace/farm-shops';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { countOf } from '../../lib/format/format';
import { Card } from '../../ui/card';
import { Link } from '../../ui/navigation/link';
import { placesText } from '../shares/share-words';

function ShareCard({ share }: { share: SellerShare }) {
  const { id, name, priceFrom, boxesLeft, placesLeft } = share;
  return (
    <Card isLink className="flex h-full flex-col gap-1 p-4">
      <h3 className="text-base wrap-anywhere">
        <Link to={sharePaths.share(id, name)} data-card className="cover hover:text-leaf">
          {name}
        </Link>
      </h3>
      <p className="tabular-nums">
        <span className="text-sm text-soft">From </span>
        <span className="font-bold text-clay lining-nums">{dollars(Math.round(priceFrom * 100))}</span>
        <span className="text-sm text-soft"> a box</span>
      </p>
      <p className="text-sm text-soft tabular-nums">
        {countOf(boxesLeft, 'box', 'boxes')} to come, {placesText(placesLeft)}
      </p>
    </Card>
  );
}

/** CSA shares of a farm or vendor that people can join; nothing where there are none. */
export function SellerShares({ shares = [] }: { shares: readonly SellerShare[] | undefined }) {
  if (shares.length === 0) return null;
  return (
    <section aria-labelledby="seller-shares" className="flex flex-col gap-4">
      <h2 id="seller-shares" className="text-xl">
        Join our CSA
      </h2>
      <ul
        aria-labelledby="seller-shares"
        className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3"
      >
        {shares.map((share) => (
          <li key={share.id}>
            <ShareCard share={share} />
          </li>
        ))}
      </ul>
    </section>
  );
}
