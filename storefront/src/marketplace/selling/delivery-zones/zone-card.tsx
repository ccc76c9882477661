import type { DeliveryZoneView } from '@farmgate/backend/contract/marketplace/pickup/delivery-zones';
import { MAX_SCHEDULES_OF_SITE } from '@farmgate/backend/contract/marketplace/pickup/pickup-sites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { countOf } from '../../../lib/format/format';
import { useMay } from '../../../shared/business/use-may';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { toast } from '../../../ui/dialogs/toast';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { FormSkeleton } from '../form-skeleton';
import { ComingRounds } from './rounds/coming-rounds';
import { RoundRow } from './rounds/round-row';
import { dropZone, ZONES } from './zone-queries';
import { zipsText, zonePrices } from './zone-words';

const RoundForm = lazy(() => import('./rounds/round-form').then((module) => ({ default: module.RoundForm })));

/** The form that is open: of new delivery days, of those with an id, or none. */
type Open = 'new' | number | null;

function RemoveZone({ zone, onRemoved }: { zone: DeliveryZoneView; onRemoved: () => void }) {
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => callJson(`${ZONES}/${zone.id}`, { method: 'DELETE' }),
    onSuccess: () => {
      toast({ title: 'Delivery zone removed', description: zone.name });
      onRemoved();
      dropZone(client, zone.id);
    },
  });
  return (
    <ConfirmButton
      label="Remove"
      about={zone.name}
      size="sm"
      look="quiet"
      title={`Remove ${zone.name}?`}
      confirmLabel="Remove zone"
      pendingLabel={removal.isPending && 'Removing...'}
      failure={removal.error && sentenceOf(removal.error, 'We couldn’t remove it. Please try again.')}
      isDangerous
      onOpen={removal.reset}
      onConfirm={() => removal.mutate()}
    >
      Customers in its {countOf(zone.zipCodes.length, 'ZIP code')} can’t choose it anymore. Past orders keep
      it.
    </ConfirmButton>
  );
}

/** The days on which orders are brought there. */
function Rounds({
  zone,
  startsOpen,
  canEdit,
}: {
  zone: DeliveryZoneView;
  startsOpen: boolean;
  canEdit: boolean;
}) {
  const [open, setOpen] = useState<Open>(startsOpen ? 'new' : null);
  const adding = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const onRemoved = useFocusAfterRemoval(zone.schedules.length, () =>
    (adding.current ?? whole.current)?.focus(),
  );
  const isFull = zone.schedules.length >= MAX_SCHEDULES_OF_SITE;
  const close = () => {
    setOpen(null);
    setTimeout(() => adding.current?.focus());
  };
  const form = (schedule: DeliveryZoneView['schedules'][number] | null) => (
    <Suspense fallback={<FormSkeleton />}>
      <RoundForm zone={zone} schedule={schedule} onDone={close} />
    </Suspense>
  );
  return (
    <div ref={whole} tabIndex={-1} className="flex flex-col gap-3 border-t border-line pt-4 outline-none">
      {zone.schedules.length === 0 && open === null && (
        <p className="text-sm text-soft">
          No delivery days yet. Until you add some, you arrange each delivery with your customer.
        </p>
      )}
      <ul className="flex flex-col gap-3 empty:hidden">
        {zone.schedules.map((schedule) => (
          <li key={schedule.id}>
            {open === schedule.id ? (
              form(schedule)
            ) : (
              <RoundRow
                zone={zone}
                schedule={schedule}
                canEdit={canEdit}
                onEdit={() => setOpen(schedule.id)}
                onRemoved={onRemoved}
              />
            )}
          </li>
        ))}
      </ul>
      {open === 'new' && form(null)}
      {canEdit && open === null && !isFull && (
        <div>
          <Button
            ref={adding}
            size="sm"
            look="secondary"
            icon={<Plus aria-hidden size={16} />}
            aria-label={`Add delivery days to ${zone.name}`}
            onClick={() => setOpen('new')}
          >
            Add delivery days
          </Button>
        </div>
      )}
      {canEdit && isFull && (
        <p className="text-sm text-soft">
          You have {MAX_SCHEDULES_OF_SITE} sets of delivery days here. Remove one to add another.
        </p>
      )}
      <ComingRounds zoneId={zone.id} />
    </div>
  );
}

export interface ZoneCardProps {
  zone: DeliveryZoneView;
  /** It was added a moment ago: its delivery days come next. */
  isNew: boolean;
  onEdit: () => void;
  onRemoved: () => void;
}

/** One zone: where it is, what it costs, and when orders are brought there. */
export function ZoneCard({ zone, isNew, onEdit, onRemoved }: ZoneCardProps) {
  const { may } = useMay();
  const canEdit = may('edit');
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-lg wrap-anywhere">{zone.name}</h2>
        {canEdit && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" look="secondary" aria-label={`Change ${zone.name}`} onClick={onEdit}>
              Change
            </Button>
            <RemoveZone zone={zone} onRemoved={onRemoved} />
          </div>
        )}
      </div>
      <div className="flex flex-col gap-1 text-sm">
        <p className="font-semibold">{zonePrices(zone).join(' · ')}</p>
        <p>
          {countOf(zone.zipCodes.length, 'ZIP code')}: {zipsText(zone.zipCodes)}
        </p>
        {zone.note && <p className="text-soft wrap-anywhere">“{zone.note}”</p>}
      </div>
      <Rounds zone={zone} startsOpen={isNew} canEdit={canEdit} />
    </Card>
  );
}
