import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { formatMiles } from '../../lib/format/format';
import { Link } from '../../ui/navigation/link';
import { type ShownPickup, pickupsNearQuery } from '../place-queries';

function Pickup({ pickup }: { pickup: ShownPickup }) {
  return (
    <li className="market-row">
      <div>
        <span>
          <Link to={paths.vendor(pickup.vendorId)} className="link">
            {pickup.vendorName}
          </Link>
        </span>
        <span>{formatMiles(pickup.distanceMiles)}</span>
      </div>
      <p>{`${pickup.when} at ${pickup.siteName}, ${pickup.city}`}</p>
      <p className="text-sm">{`Order by ${pickup.orderBy}`}</p>
    </li>
  );
}

/** Where farms near a city hand over next; nothing where none does on dates. */
export function PickupsNear({ city, zipCode }: { city: string; zipCode: string }) {
  const pickups = useQuery(pickupsNearQuery(zipCode)).data?.pickups ?? [];
  if (pickups.length === 0) return null;
  return (
    <section aria-labelledby="pickups" className="flex flex-col gap-4">
      <h2 id="pickups" className="text-xl">
        Next pickups near {city}
      </h2>
      <p className="text-sm text-soft">Order online from these farms and pick up on the day.</p>
      <ul className="location-part px-4">
        {pickups.map((pickup) => (
          <Pickup key={pickup.windowId} pickup={pickup} />
        ))}
      </ul>
      <p className="text-sm">
        <Link to={paths.marketplace({ zipCode })} className="link">
          Shop products near {city}
        </Link>
      </p>
    </section>
  );
}
