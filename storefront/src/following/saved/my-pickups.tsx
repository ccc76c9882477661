import type { MyPickup } from '@farmgate/backend/contract/following/my-food';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/queries';
import { Card } from '../../ui/card';
import { Link } from '../../ui/navigation/link';
import { CouldNotLoad } from '../../ui/states/could-not-load';

const myPickupsQuery = () => apiQuery<MyPickup[]>('/api/my-food/pickups');

/** The next pickups and deliveries of one's orders; not there where there are none. */
export function MyPickups() {
  const { data, error, refetch } = useQuery(myPickupsQuery());
  if (error)
    return (
      <CouldNotLoad title="We couldn’t load your pickups." error={error} onRetry={() => void refetch()} />
    );
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="my-pickups" className="flex flex-col gap-4">
      <h2 id="my-pickups" className="text-xl">
        Your next pickups
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((pickup) => (
          <li key={`${pickup.orderId} ${pickup.vendorName}`}>
            <Card isLink className="flex h-full flex-col gap-1 p-4">
              <h3 className="text-base leading-snug wrap-anywhere">
                <Link to={paths.order(pickup.orderId)} className="cover hover:text-leaf">
                  {pickup.vendorName}
                </Link>
              </h3>
              <p className="font-semibold">{pickup.when}</p>
              <p className="text-sm text-soft wrap-anywhere">
                {pickup.isDelivery ? 'Delivery' : pickup.placeName} · Order {pickup.orderNumber}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
