import type { ShareView } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isMissing, sentenceOf } from '../../../lib/api/api';
import { PageHead } from '../../../lib/page/page-head';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs';
import { PageFailure } from '../../../ui/states/page-failure';
import { Skeleton } from '../../../ui/states/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { shareQuery } from '../../parts/shares/share-queries';
import { JoinForm } from './join-form';
import { ShareDates, ShareHead, ShareRules } from './share-facts';
import { shareCrumbs, shareIdOf, shareMeta } from './share-meta';

function ShareDetail({ share }: { share: ShareView }) {
  const { id, name, description, vendor } = share;
  return (
    <>
      <PageHead {...shareMeta(share)} canonical={sharePaths.share(id, name)} />
      <article className="page py-6 md:py-8">
        <Breadcrumbs crumbs={shareCrumbs(share)} />
        <div className="mt-5 grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_27rem] lg:grid-rows-[auto_1fr]">
          <div className="flex flex-col gap-5">
            <ShareHead share={share} />
            {description && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{description}</p>}
            {vendor.isDemonstration && (
              <p className="rounded-control bg-sunk px-3.5 py-3 text-sm">
                This is a demo share. The farm and its boxes aren’t real.
              </p>
            )}
          </div>
          <Card className="p-5 lg:row-span-2">
            <JoinForm share={share} />
          </Card>
          <div className="flex flex-col gap-8">
            <ShareRules share={share} />
            <ShareDates share={share} />
          </div>
        </div>
      </article>
    </>
  );
}

function ShareSkeleton() {
  return (
    <div className="page py-6 md:py-8" aria-busy>
      <VisuallyHidden>Loading the share...</VisuallyHidden>
      <Skeleton className="h-5 w-64" />
      <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[1fr_27rem] lg:gap-12">
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}

/** /shares/vegetable-share-12: a CSA share, and joining it. */
export function SharePage() {
  const id = shareIdOf(useParams().slug);
  const { data: share, error, refetch } = useQuery(shareQuery(id));
  if (share) return <ShareDetail key={share.id} share={share} />;
  if (!error) return <ShareSkeleton />;
  const isGone = isMissing(error);
  return (
    <PageFailure
      title={isGone ? 'Share not found' : 'We couldn’t load this share.'}
      isGone={isGone}
      goneScene="no-results"
      hint={
        isGone
          ? 'It may have ended, or it isn’t taking new members.'
          : sentenceOf(error, 'Please check your connection and try again.')
      }
      onRetry={refetch}
    >
      <LinkButton look={isGone ? 'primary' : 'secondary'} to={paths.csa()}>
        Find a CSA
      </LinkButton>
    </PageFailure>
  );
}
