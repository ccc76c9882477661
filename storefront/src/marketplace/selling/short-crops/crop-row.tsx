import type { CropRule } from '@farmgate/backend/contract/marketplace/short-crop-words';
import type { CropOfDay } from '@farmgate/backend/contract/marketplace/short-crops';
import { Suspense, lazy, useState } from 'react';
import { countOf } from '../../../lib/format/format';
import { useMay } from '../../../shared/business/use-may';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { sendsText, unitsText, wheresText } from './crop-words';
import { useUndoCrop } from './short-crops-query';

const CropDialog = lazy(() => import('./crop-dialog').then((module) => ({ default: module.CropDialog })));

interface CropRowProps {
  day: string;
  crop: CropOfDay;
  rule: CropRule;
  timeZone: string;
}

function ShortNote({ crop, timeZone }: Pick<CropRowProps, 'crop' | 'timeZone'>) {
  if (!crop.short) return null;
  const { customers, sendsAt, isSent } = crop.short;
  return (
    <p className="text-sm">
      {countOf(customers, 'customer gets', 'customers get')} less.{' '}
      {isSent
        ? 'Refunds and emails went out.'
        : `Refunds and emails go out at the first handover, or on ${sendsText({ sendsAt, timeZone })}.`}
    </p>
  );
}

/** One crop of a day: what it needs in all, and what to do where there is less. */
export function CropRow({ day, crop, rule, timeZone }: CropRowProps) {
  const { may } = useMay();
  const [isOpen, setOpen] = useState(false);
  const undo = useUndoCrop(day);
  const { short } = crop;
  return (
    <li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-start sm:justify-between sm:px-5">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans text-base font-semibold wrap-anywhere">{crop.name}</h2>
          {short && <Badge tone="sun">{unitsText(short.available, crop.unit)} on hand</Badge>}
        </div>
        <p className="text-sm text-soft">
          <span className="font-semibold text-ink tabular-nums">{unitsText(crop.needed, crop.unit)}</span>{' '}
          needed{wheresText(crop) && `: ${wheresText(crop)}`}
        </p>
        <ShortNote crop={crop} timeZone={timeZone} />
      </div>
      {may('refund') && !short?.isSent && crop.needed > 0 && (
        <div className="flex shrink-0 flex-wrap gap-2">
          {short && (
            <Button
              look="secondary"
              size="sm"
              aria-label={`Undo, ${crop.name}`}
              pendingLabel={undo.isPending && 'Undoing...'}
              onClick={() => undo.mutate(short.id)}
            >
              Undo
            </Button>
          )}
          <Button
            look="secondary"
            size="sm"
            aria-haspopup="dialog"
            aria-label={short ? `Change the number, ${crop.name}` : `We’re short, ${crop.name}`}
            onClick={() => setOpen(true)}
          >
            {short ? 'Change the number' : 'We’re short'}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <CropDialog day={day} crop={crop} rule={rule} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}
