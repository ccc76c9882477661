import type { SoldCreditView } from '@farmgate/backend/contract/marketplace/shares/bought-credit';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { formatDate } from '../../../lib/format/format';
import { useMay } from '../../../shared/business/use-may';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { Pagination } from '../../../ui/navigation/pagination';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { amountText } from '../../parts/amount-text';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { CreditOffers } from './credit-offers';
import { CREDIT_SHOWN, farmCreditQuery } from './vendor-shares';

const SKELETON = <RowsSkeleton label="Loading your farm credit..." />;

function Sums({ sums: { paid, bonus, spent, refunded, left } }: Pick<SoldCreditView, 'sums'>) {
  const figures = [
    ['Sold', paid],
    ['Bonus', bonus],
    ['Spent on boxes', spent],
    ['Refunded', refunded],
    ['Still to spend', left],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-5">
      {figures.map(([label, amount]) => (
        <div key={label}>
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="font-semibold tabular-nums">{amountText(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Purchase({ purchase }: { purchase: SoldCreditView['purchases'][number] }) {
  const { name, memberId, shareId, pay, get, left, refunded, isGift, boughtAt } = purchase;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 p-4 sm:px-5">
      <p className="min-w-0 wrap-anywhere">
        {name !== null && memberId !== null && shareId !== null ? (
          <Link to={sharePaths.shareMember(shareId, memberId)} className="link">
            {name}
          </Link>
        ) : (
          'Former member'
        )}
        <span className="block text-sm text-soft">
          {amountText(get)} for {amountText(pay)}, {formatDate(boughtAt)}
          {isGift && ', a gift'}
        </span>
      </p>
      <p className="text-sm tabular-nums">
        {amountText(left)} left
        {refunded > 0 && <span className="block text-soft">{amountText(refunded)} refunded</span>}
      </p>
    </li>
  );
}

/** What farm credit a farm sells, and has sold. */
export function FarmCreditScreen() {
  const { may } = useMay();
  const [query] = useSearchParams();
  const page = Number(/^[1-9]\d{0,2}$/.exec(query.get('page') ?? '')?.[0] ?? 1);
  const { data, error, refetch } = useQuery(farmCreditQuery((page - 1) * CREDIT_SHOWN || undefined));
  if (!data) {
    if (!error) return SKELETON;
    return <CouldNotLoad title="We couldn’t load your farm credit." error={error} onRetry={refetch} />;
  }
  const { isOn, offers, sums, total, purchases } = data;
  const pageCount = Math.ceil(total / CREDIT_SHOWN);
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <section aria-labelledby="offers" className="flex flex-col gap-4">
        <h2 id="offers" className="text-xl">
          What members can buy
        </h2>
        {isOn ? (
          <>
            <p className="text-sm text-soft">
              What they get above what they pay is your bonus. It costs no commission. What isn’t spent can go
              back to the card, without the bonus.
            </p>
            {may('price') && <CreditOffers offers={offers} />}
          </>
        ) : (
          <p className="text-sm text-soft">
            Selling farm credit is off. What members have stays theirs. To sell it, please contact us.
          </p>
        )}
      </section>
      <section aria-labelledby="sold" className="flex flex-col gap-4">
        <h2 id="sold" className="text-xl">
          Sold
        </h2>
        {total === 0 ? (
          <p className="text-sm text-soft">No one has bought farm credit yet.</p>
        ) : (
          <>
            <Sums sums={sums} />
            <p className="text-sm text-soft">
              We pay it out to you box by box, as you hand boxes over that it paid for.
            </p>
            <Card>
              <ul className="divide-y divide-line">
                {purchases.map((one) => (
                  <Purchase key={one.id} purchase={one} />
                ))}
              </ul>
            </Card>
            <Pagination
              page={page}
              pageCount={pageCount}
              hasNext={page < pageCount}
              to={(other) => withQuery(sharePaths.farmCredit, { page: other === 1 ? undefined : other })}
              label="Purchases"
            />
          </>
        )}
      </section>
    </div>
  );
}
