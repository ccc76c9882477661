import { MAX_SCHEDULES_OF_SITE } from '@farmgate/backend/contract/marketplace/pickup/pickup-sites';
import type { PickupSiteView, PickupWindowView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Accessibility, MapPin, StickyNote, UserRound } from 'lucide-react';
import { useRef } from 'react';
import { callJson } from '../../../lib/api/api';
import { useNow } from '../../../lib/page/visit';
import { Badge } from '../../../ui/badge';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { toast } from '../../../ui/dialogs/toast';
import { IconLine } from '../../../ui/icon-line';
import { Picture } from '../../../ui/pictures/picture';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { failureSentence } from '../sending';
import { NextDays } from './next-days';
import { nextDays, PICKUPS, refreshPickups } from './pickup-queries';
import { ScheduleRow } from './schedule-row';
import { addressOf, KIND_LABELS } from './sites/site-values';

interface SiteCardProps {
  site: PickupSiteView;
  /** Undefined while they are on their way. */
  windows: readonly PickupWindowView[] | undefined;
  mayEdit: boolean;
  onClosed: () => void;
}

/** Takes a site out of use, after asking. */
function CloseSite({ site, onClosed }: Pick<SiteCardProps, 'site' | 'onClosed'>) {
  const client = useQueryClient();
  const closing = useMutation({
    mutationFn: () => callJson(`${PICKUPS}/sites/${site.id}`, { method: 'DELETE' }),
    onSuccess: async () => {
      onClosed();
      await refreshPickups(client);
      toast({ title: 'Pickup site closed', description: site.name });
    },
  });
  return (
    <ConfirmButton
      label="Close"
      about={site.name}
      look="quiet"
      size="sm"
      title={`Close ${site.name}?`}
      confirmLabel="Close pickup site"
      pendingLabel={closing.isPending && 'Closing...'}
      failure={closing.error && failureSentence(closing.error)}
      isDangerous
      onOpen={closing.reset}
      onConfirm={() => closing.mutate()}
    >
      <p>
        Customers can’t choose it anymore, and its schedules end. Past orders keep it. To pause for a while,
        end a schedule or add a special date instead.
      </p>
    </ConfirmButton>
  );
}

function Facts({ site }: { site: PickupSiteView }) {
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      <IconLine icon={<MapPin size={18} />}>
        <span className="wrap-anywhere">{addressOf(site)}</span>
      </IconLine>
      {site.host && (
        <IconLine icon={<UserRound size={18} />}>
          <span className="wrap-anywhere">Ask for {site.host}</span>
        </IconLine>
      )}
      {site.instructions && (
        <IconLine icon={<StickyNote size={18} />}>
          <span className="wrap-anywhere whitespace-pre-line">{site.instructions}</span>
        </IconLine>
      )}
      {site.accessNote && (
        <IconLine icon={<Accessibility size={18} />}>
          <span className="wrap-anywhere whitespace-pre-line">{site.accessNote}</span>
        </IconLine>
      )}
    </ul>
  );
}

function Coming({ site, windows }: Pick<SiteCardProps, 'site' | 'windows'>) {
  const now = useNow();
  if (site.schedules.length === 0 || !windows) return null;
  const days = nextDays(windows, { siteId: site.id }, now);
  return (
    <section aria-label={`Next pickup days at ${site.name}`} className="rounded-control bg-sunk p-4">
      <h3 className="mb-2 text-sm">Next pickup days</h3>
      {days.length > 0 ? (
        <NextDays days={days} />
      ) : (
        <p className="text-sm text-soft">No pickup days in the next 8 weeks.</p>
      )}
    </section>
  );
}

/** A pickup site: where it is, its schedules, and the days that come of them. */
export function SiteCard({ site, windows, mayEdit, onClosed }: SiteCardProps) {
  const adding = useRef<HTMLAnchorElement>(null);
  const onEnded = useFocusAfterRemoval(site.schedules.length, () => adding.current?.focus());
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-start gap-4">
        {site.imageUrl && (
          <div className="aspect-4/3 w-full overflow-hidden rounded-control sm:w-40">
            <Picture
              address={site.imageUrl}
              alt={site.name}
              sizes="(min-width: 40rem) 10rem, 92vw"
              otherwise={null}
            />
          </div>
        )}
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-lg wrap-anywhere">{site.name}</h2>
            <Badge tone="plain">{KIND_LABELS[site.kind]}</Badge>
          </div>
          <Facts site={site} />
        </div>
      </div>
      {site.schedules.length === 0 && (
        <p className="border-t border-line pt-4 text-sm text-soft">
          No schedule yet. Customers can’t choose this site until you say when they can pick up.
        </p>
      )}
      {site.schedules.map((schedule) => (
        <ScheduleRow key={schedule.id} site={site} schedule={schedule} mayEdit={mayEdit} onEnded={onEnded} />
      ))}
      <Coming site={site} windows={windows} />
      {mayEdit && site.schedules.length >= MAX_SCHEDULES_OF_SITE && (
        <p className="text-sm text-soft">
          You have {MAX_SCHEDULES_OF_SITE} schedules here. End one to add another.
        </p>
      )}
      {mayEdit && (
        <div className="flex flex-wrap gap-2">
          {site.schedules.length < MAX_SCHEDULES_OF_SITE && (
            <LinkButton
              ref={adding}
              size="sm"
              look={site.schedules.length === 0 ? 'primary' : 'secondary'}
              to={paths.pickupSchedule(site.id, 'new')}
              aria-label={`Add a schedule for ${site.name}`}
            >
              Add a schedule
            </LinkButton>
          )}
          <LinkButton
            size="sm"
            look="secondary"
            to={paths.pickupSite(site.id)}
            aria-label={`Edit ${site.name}`}
          >
            Edit site
          </LinkButton>
          <CloseSite site={site} onClosed={onClosed} />
        </div>
      )}
    </Card>
  );
}
