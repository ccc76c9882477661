import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SharePlanList } from '@farmgate/backend/contract/marketplace/shares/share-plans';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMay } from '../../../shared/business/use-may';
import { seasonText } from '../../../shared/shares/share-words';
import { EmptyArt } from '../../../ui/art/empty-art';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { PlanBadge } from './plan-badge';
import { takenText } from './taken-text';
import { farmCreditQuery, vendorSharesQuery } from './vendor-shares';

const SKELETON = <RowsSkeleton label="Loading your shares..." />;

function Row({ share }: { share: SharePlanList[number] }) {
  return (
    <Card isLink className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 sm:p-5">
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold wrap-anywhere">
          <Link to={sharePaths.vendorShare(share.id)} className="cover">
            {share.name}
          </Link>
        </h2>
        {share.addOnTo && <p className="text-sm text-soft wrap-anywhere">Add-on to {share.addOnTo.name}</p>}
        <p className="text-sm text-soft">{seasonText(share)}</p>
        {share.status !== 'draft' && <p className="text-sm text-soft">{takenText(share.sizes)}</p>}
      </div>
      <PlanBadge plan={share} />
    </Card>
  );
}

/** Nothing until our team lets the farm sell it. */
function FarmCreditLink() {
  const { data } = useQuery(farmCreditQuery());
  if (!data || (!data.isOn && data.total === 0)) return null;
  return (
    <LinkButton look="secondary" to={sharePaths.farmCredit}>
      Farm credit
    </LinkButton>
  );
}

/** A farm’s CSA shares, drafts among them. */
export function SharesScreen() {
  const { may } = useMay();
  const { data, error, refetch } = useQuery(vendorSharesQuery());
  if (!data) {
    if (!error) return SKELETON;
    return <CouldNotLoad title="We couldn’t load your shares." error={error} onRetry={refetch} />;
  }
  const add = may('price') && (
    <LinkButton to={sharePaths.newShare} icon={<Plus aria-hidden size={18} />}>
      Plan a share
    </LinkButton>
  );
  if (data.length === 0)
    return (
      <EmptyState
        picture={<EmptyArt scene="no-results" />}
        heading="h2"
        title="No shares yet"
        hint="Plan a season of boxes. A draft is only for you until you publish it."
        action={add}
      />
    );
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      {(add || may('money')) && (
        <div className="flex flex-wrap gap-3">
          {add}
          {may('money') && <FarmCreditLink />}
        </div>
      )}
      <ul className="flex flex-col gap-4">
        {data.map((share) => (
          <li key={share.id}>
            <Row share={share} />
          </li>
        ))}
      </ul>
    </div>
  );
}
