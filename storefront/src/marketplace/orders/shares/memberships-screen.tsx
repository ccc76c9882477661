import { dayText, hoursText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SubscriptionList } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { countOf } from '../../../lib/format/format';
import { EmptyArt } from '../../../ui/art/empty-art';
import { Badge } from '../../../ui/badge';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { amountText } from '../../parts/amount-text';
import {
  renewalsQuery,
  subscriptionsQuery,
  waitingGiftsQuery,
  waitsQuery,
} from '../../parts/shares/share-queries';
import { NextSeasons } from './next-seasons';
import { SharesLoading } from './shares-loading';
import { WaitingGifts } from './waiting-gifts';
import { WaitingLines } from './waiting-lines';

function Row({ one }: { one: SubscriptionList[number] }) {
  const { id, share, vendor, sizeName, quantity, siteName, state, boxesLeft, next, due, addOnTo } = one;
  return (
    <Card isLink className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 sm:p-5">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-sans text-base font-semibold wrap-anywhere">
          <Link to={sharePaths.membership(id)} className="cover">
            {share.name}
          </Link>
        </h2>
        <p className="text-sm text-soft wrap-anywhere">
          {addOnTo && `Add-on to ${addOnTo.name} · `}
          {vendor.name} · {quantity > 1 && `${quantity} × `}
          {sizeName} · {siteName}
        </p>
        {next && (
          <p className="mt-1 text-sm">
            Next box {dayText(next.startsAt, next.timeZone)}, {hoursText(next)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {due > 0 && <Badge tone="plain">{amountText(due)} to pay</Badge>}
        <Badge>
          {state === 'ended'
            ? 'Ended'
            : state === 'joining'
              ? 'Not paid yet'
              : `${countOf(boxesLeft, 'box', 'boxes')} left`}
        </Badge>
      </div>
    </Card>
  );
}

/** One's own shares, with their next boxes. */
export function MembershipsScreen() {
  const own = useQuery(subscriptionsQuery());
  const waiting = useQuery(waitsQuery());
  const renewing = useQuery(renewalsQuery());
  const given = useQuery(waitingGiftsQuery());
  const failed = [own, waiting, renewing, given].find((query) => !query.data && query.error);
  if (failed?.error)
    return (
      <CouldNotLoad title="We couldn’t load your shares." error={failed.error} onRetry={failed.refetch} />
    );
  const [data, waits, renewals, gifts] = [own.data, waiting.data, renewing.data, given.data];
  if (!data || !waits || !renewals || !gifts) return <SharesLoading />;
  if ([data, waits, renewals, gifts].every(({ length }) => length === 0))
    return (
      <EmptyState
        picture={<EmptyArt scene="no-results" />}
        heading="h2"
        title="No shares yet"
        hint="Join a farm’s CSA, and your boxes will appear here."
        action={<LinkButton to={paths.csa()}>Find a CSA</LinkButton>}
      />
    );
  return (
    <div className="flex flex-col gap-8">
      <NextSeasons renewals={renewals} />
      {gifts.length > 0 && <WaitingGifts gifts={gifts} />}
      {data.length > 0 && (
        <ul className="flex flex-col gap-4">
          {data.map((one) => (
            <li key={one.id}>
              <Row one={one} />
            </li>
          ))}
        </ul>
      )}
      {waits.length > 0 && <WaitingLines waits={waits} />}
    </div>
  );
}
