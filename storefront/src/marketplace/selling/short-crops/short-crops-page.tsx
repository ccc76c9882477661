import { pickupPaths } from '@farmgate/backend/contract/marketplace/pickup/pickup-paths';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isCode } from '../../../lib/api/is-code';
import { calendarDay } from '../../../lib/format/calendar-day';
import { dayLabel } from '../../../lib/format/day-label';
import { PageHead } from '../../../lib/page/page-head';
import { useRequiredSession } from '../../../shared/sign-in/use-required-session';
import { EmptyArt } from '../../../ui/art/empty-art';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';
import { BackLink } from '../back-link';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { ProfileMissing } from '../profile-missing';
import { NeedsScripts } from '../vendor-gate';
import { CropRow } from './crop-row';
import { shortCropsQuery } from './short-crops-query';

function Crops({ day }: { day: string }) {
  const { data, error, refetch } = useQuery(shortCropsQuery(day));
  if (isCode(error, 'VENDOR_REQUIRED')) return <ProfileMissing />;
  if (!data && error)
    return <CouldNotLoad title="We couldn’t load this day." error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton label="Adding up this day..." />;
  if (data.crops.length === 0)
    return (
      <EmptyState
        picture={<EmptyArt scene="no-results" />}
        title="Nothing needed yet"
        hint="Here we add up what share boxes and orders need that day."
      />
    );
  return (
    <Card className="max-w-3xl">
      <ul className="divide-y divide-line">
        {data.crops.map((crop) => (
          <CropRow key={crop.key} day={day} crop={crop} rule={data.rule} timeZone={data.timeZone} />
        ))}
      </ul>
    </Card>
  );
}

/** /vendor/short-crops/{day}: what a day needs of each crop, and who gets it where there is less. */
export function ShortCropsPage() {
  const { day: asked = '' } = useParams();
  const me = useRequiredSession(pickupPaths.shortCrops(asked));
  const day = calendarDay(asked);
  return (
    <div className="page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12">
      <PageHead title="Running short?" noindex />
      <div className="flex flex-col gap-1.5">
        <BackLink to={pickupPaths.pickupDays}>Pickup days</BackLink>
        <h1 className="mt-4 text-2xl md:text-3xl">Running short?</h1>
        {day && <p className="text-soft">What {dayLabel(day)} needs, over all pickups and deliveries.</p>}
      </div>
      <NeedsScripts />
      {!day && (
        <EmptyState
          picture={<EmptyArt scene="not-found" />}
          title="We couldn’t find this day"
          action={<LinkButton to={pickupPaths.pickupDays}>Pickup days</LinkButton>}
        />
      )}
      {day &&
        (me ? <Crops key={`${me.id} ${day}`} day={day} /> : <RowsSkeleton label="Adding up this day..." />)}
    </div>
  );
}
