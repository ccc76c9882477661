import type { ShareNearView } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { useQuery } from '@tanstack/react-query';
import { countOf, formatMiles } from '../../lib/format/format';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Link } from '../../ui/navigation/link';
import { placesText, rhythmText, seasonText } from './share-words';
import { sharesNearQuery } from './shares-near-query';

function ShareCard({ share }: { share: ShareNearView }) {
  const { id, name, vendorName, priceFrom, placesLeft, siteName, city, state, distanceMiles } = share;
  const { otherSites } = share;
  return (
    <Card isLink className="flex h-full flex-col gap-2 p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere">
            <Link to={sharePaths.share(id, name)} className="cover">
              {name}
            </Link>
          </h3>
          <p className="text-sm text-soft wrap-anywhere">{vendorName}</p>
        </div>
        <span className="shrink-0 text-sm text-soft tabular-nums">{formatMiles(distanceMiles)}</span>
      </div>
      <p className="font-bold text-clay tabular-nums">
        <span className="text-sm font-normal text-soft">From </span>
        {dollars(Math.round(priceFrom * 100))}
        <span className="text-sm font-normal text-soft"> a box</span>
      </p>
      <p className="text-sm">
        {rhythmText(share)}, {seasonText(share)}
      </p>
      <p className="text-sm wrap-anywhere">
        Pick up at {siteName}, {city}, {state}
        {otherSites > 0 && ` or ${countOf(otherSites, 'other site')}`}
      </p>
      <div className="mt-auto">
        <Badge tone={placesLeft > 0 ? 'leaf' : 'plain'}>{placesText(placesLeft)}</Badge>
      </div>
    </Card>
  );
}

/** Shares near a ZIP code that people can join here, by price a box; nothing where there are none. */
export function SharesNear({ zipCode }: { zipCode: string }) {
  const { data } = useQuery(sharesNearQuery(zipCode));
  if (!data?.length) return null;
  const shares = [...data].sort((one, other) => one.priceFrom - other.priceFrom);
  return (
    <section aria-labelledby="shares" className="flex flex-col gap-3 pb-8">
      <h2 id="shares" className="text-xl">
        Join online
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {shares.map((share) => (
          <li key={share.id}>
            <article className="h-full">
              <ShareCard share={share} />
            </article>
          </li>
        ))}
      </ul>
      <h2 className="mt-4 text-xl">More CSA farms nearby</h2>
    </section>
  );
}
