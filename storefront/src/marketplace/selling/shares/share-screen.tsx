import { seasonDays } from '@farmgate/backend/contract/marketplace/shares/season';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SharePlanView } from '@farmgate/backend/contract/marketplace/shares/share-plans';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Pencil, Users } from 'lucide-react';
import { useMay } from '../../../shared/business/use-may';
import { rhythmText, seasonText } from '../../../shared/shares/share-words';
import { LinkButton } from '../../../ui/button';
import { Link } from '../../../ui/navigation/link';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { DraftShare } from './draft-share';
import { EndShare } from './end-share';
import { PlanBadge } from './plan-badge';
import { PlanNext } from './plan-next';
import { Renewals } from './renewals';
import { Round } from './round';
import { ShareAddOns } from './share-add-ons';
import { ShareDays } from './share-days';
import { ShareFailure } from './share-failure';
import { takenText } from './taken-text';
import { vendorShareQuery } from './vendor-shares';
import { WaitingLine } from './waiting-line';
import { Workers } from './workers';

const SKELETON = <RowsSkeleton label="Loading the share..." />;

function Published({ plan }: { plan: SharePlanView }) {
  const { may } = useMay();
  const { id, name, status, isHidden, sizes, addOnTo } = plan;
  return (
    <>
      <p className="text-soft">
        {rhythmText(plan)}, {seasonText(seasonDays(plan.dates, plan))} · {takenText(sizes)}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={sharePaths.shareMembers(id)} icon={<Users aria-hidden size={18} />}>
          Members
        </LinkButton>
        {may('price') && (
          <LinkButton look="secondary" to={sharePaths.editShare(id)} icon={<Pencil aria-hidden size={18} />}>
            Edit share
          </LinkButton>
        )}
        {status === 'published' && !isHidden && !addOnTo && (
          <LinkButton
            look="secondary"
            to={sharePaths.share(id, name)}
            icon={<ExternalLink aria-hidden size={18} />}
          >
            See its page
          </LinkButton>
        )}
      </div>
      <section aria-labelledby="days" className="flex flex-col gap-3">
        <h2 id="days" className="text-xl">
          Days
        </h2>
        <ShareDays id={id} />
      </section>
      {status === 'published' && !addOnTo && may('money') && <Round id={id} />}
      {!addOnTo && <ShareAddOns plan={plan} mayAdd={may('price')} />}
      {plan.work && may('pack') && <Workers id={String(id)} />}
      {plan.renewUntil !== null && may('money') && <Renewals id={id} />}
      {status === 'published' && !addOnTo && may('money') && <WaitingLine id={id} />}
      {may('price') && !addOnTo && <PlanNext plan={plan} />}
      {status === 'published' && may('refund') && <EndShare plan={plan} />}
    </>
  );
}

/** A draft to publish, or the days of a season. */
export function ShareScreen({ id }: { id: string }) {
  const { data: plan, error, refetch } = useQuery(vendorShareQuery(id));
  if (!plan) {
    if (!error) return SKELETON;
    const back = { to: sharePaths.vendorShares, label: 'All shares' };
    return <ShareFailure what="share" error={error} onRetry={refetch} back={back} />;
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{plan.name}</h1>
        <PlanBadge plan={plan} />
      </div>
      {plan.addOnTo && (
        <p>
          An add-on to{' '}
          <Link to={sharePaths.vendorShare(plan.addOnTo.id)} className="link">
            {plan.addOnTo.name}
          </Link>
        </p>
      )}
      {plan.status === 'draft' ? <DraftShare plan={plan} /> : <Published plan={plan} />}
    </div>
  );
}
