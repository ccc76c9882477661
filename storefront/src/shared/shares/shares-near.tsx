import type { ShareNearView } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { countOf, formatMiles } from '../../lib/format/format';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Link } from '../../ui/navigation/link';
import { placesText, rhythmText, seasonText } from './share-words';
import { SHARES_SHOWN, sharesNearQuery } from './shares-near-query';

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

/**
 * Shares around a ZIP code that people can join here, by price a box; nothing where there are none.
 * @param radius miles
 */
export function SharesNear({ zipCode, radius }: { zipCode: string; radius: number }) {
  const [pages, setPages] = useState(1);
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, page) => sharesNearQuery(zipCode, radius, page)),
  });
  const list = useRef<HTMLUListElement>(null);
  const found = answers.flatMap(({ data }) => (data ? [data] : []));
  // Each page by price, so that what is shown stays where it is.
  const shares = found.flatMap((page) =>
    page.slice(0, SHARES_SHOWN).sort((one, other) => one.priceFrom - other.priceFrom),
  );
  const shown = found.length;
  useEffect(() => {
    const first = shown > 1 ? list.current?.children[(shown - 1) * SHARES_SHOWN] : null;
    if (first instanceof HTMLElement) first.focus();
  }, [shown]);
  const last = answers.at(-1);
  if (shares.length === 0) return null;
  return (
    <section aria-labelledby="shares" className="flex flex-col items-start gap-3 pb-8">
      <h2 id="shares" className="text-xl">
        Join online
      </h2>
      <ul ref={list} className="grid w-full grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {shares.map((share) => (
          <li key={share.id} tabIndex={-1}>
            <article className="h-full">
              <ShareCard share={share} />
            </article>
          </li>
        ))}
      </ul>
      {(!last?.data || last.data.length > SHARES_SHOWN) && (
        <Button
          look="secondary"
          pendingLabel={last?.isFetching && 'Loading...'}
          onClick={() => (last?.error ? void last.refetch() : setPages(pages + 1))}
        >
          {last?.error ? 'Try again' : 'Show more shares'}
        </Button>
      )}
      <h2 className="mt-4 text-xl">More CSA farms nearby</h2>
    </section>
  );
}
