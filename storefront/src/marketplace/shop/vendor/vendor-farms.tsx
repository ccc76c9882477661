import { PLACE_KIND_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import type { VendorFarms as Farms } from '@farmgate/backend/contract/marketplace/farm-shops';
import type { VendorView } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Tractor } from 'lucide-react';
import { countOf } from '../../../lib/format/format';
import { Follow } from '../../../shared/following/follow';
import { SellerMarkets } from '../../../shared/sellers/seller-markets';
import { SellerPickups } from '../../../shared/sellers/seller-pickups';
import { SellerShares } from '../../../shared/sellers/seller-shares';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { Picture } from '../../../ui/pictures/picture';
import { vendorFarmsQuery } from '../queries';

function FarmCard({ farm }: { farm: Farms['farms'][number] }) {
  const { id, name, kind, city, state, imageUrl } = farm;
  return (
    <Card isLink className="flex items-center gap-4 p-3">
      {imageUrl && (
        <div className="aspect-4/3 w-24 shrink-0 overflow-hidden rounded-control">
          <Picture address={imageUrl} alt="" sizes="6rem" otherwise={null} />
        </div>
      )}
      <div className="min-w-0 p-1">
        <h3 className="text-base wrap-anywhere">
          <Link to={paths.farm(id)} data-card className="cover hover:text-leaf">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-soft">
          {PLACE_KIND_LABELS[kind]}
          {city && state && ` in ${city}, ${state}`}
        </p>
      </div>
    </Card>
  );
}

/** The first farm of the vendor's business, at a glance; nothing where it has none. */
export function FarmLink({ vendor }: { vendor: VendorView }) {
  const [farm, ...others] = useQuery(vendorFarmsQuery(vendor.id)).data?.farms ?? [];
  if (!farm) return null;
  return (
    <li className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
      <Tractor aria-hidden size={18} className="shrink-0 text-leaf" />
      <span className="max-w-[calc(100%-3rem)] wrap-anywhere">
        From{' '}
        <Link to={paths.farm(farm.id)} className="link">
          {farm.name}
        </Link>
        {others.length > 0 && ` and ${countOf(others.length, 'more farm')}`}
      </span>
      <span className="max-w-full">
        <Follow subject={{ key: `farm-${farm.id}` }} name={farm.name} label="Follow this farm" size="sm" />
      </span>
    </li>
  );
}

/** The vendor's CSA shares that people can join. */
export function VendorShares({ vendor }: { vendor: VendorView }) {
  return <SellerShares shares={useQuery(vendorFarmsQuery(vendor.id)).data?.shares} />;
}

/** Where and when the vendor hands over. */
export function VendorPickups({ vendor }: { vendor: VendorView }) {
  return <SellerPickups pickups={useQuery(vendorFarmsQuery(vendor.id)).data?.pickups} />;
}

/** The farms of the vendor's business, and the markets where it sells. */
export function VendorFarms({ vendor }: { vendor: VendorView }) {
  const { data } = useQuery(vendorFarmsQuery(vendor.id));
  if (!data) return null;
  const { farms, markets } = data;
  return (
    <>
      {farms.length > 0 && (
        <section aria-labelledby="farms" className="flex flex-col gap-4">
          <h2 id="farms" className="text-xl">
            {farms.length === 1 ? 'Visit the farm' : 'Visit the farms'}
          </h2>
          <ul aria-labelledby="farms" className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {farms.map((farm) => (
              <li key={farm.id}>
                <FarmCard farm={farm} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <SellerMarkets markets={markets} />
    </>
  );
}
