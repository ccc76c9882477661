import type { ClosureView, TakenBack } from '@farmgate/backend/contract/marketplace/closures';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { CLOSURES } from '../../../shared/business/closures';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { toast } from '../../../ui/dialogs/toast';
import { takeClosures } from './closed-queries';
import { didText, rangeText, staysText } from './closed.rules';

interface ClosedRowProps {
  item: ClosureView;
  today: string;
  /** Null for those who may only look. */
  onEdit: (() => void) | null;
  onRemoved: () => void;
}

function TakeBack({ item, today, onRemoved }: Omit<ClosedRowProps, 'onEdit'>) {
  const client = useQueryClient();
  const range = rangeText(item, today);
  const removal = useMutation({
    mutationFn: () => callJson<TakenBack>(`${CLOSURES}/${item.id}`, { method: 'DELETE' }),
    onSuccess: (answer) => {
      takeClosures(client, answer);
      toast({ title: 'You’re open again', description: staysText(answer) ?? range });
      onRemoved();
    },
  });
  return (
    <ConfirmButton
      label={item.isNow ? 'End now' : 'Take back'}
      about={range}
      look="quiet"
      size="sm"
      title={`Open again ${range}?`}
      confirmLabel="Open again"
      pendingLabel={removal.isPending && 'Opening...'}
      failure={removal.error && sentenceOf(removal.error, 'We couldn’t open these days. Please try again.')}
      onOpen={() => removal.reset()}
      onConfirm={() => removal.mutate()}
    >
      <p>
        Pickups, deliveries and your farm page open again, and markets get the answers from before. What you
        changed by hand since then stays.
      </p>
      {staysText(item) && <p className="mt-2">{staysText(item)}</p>}
      {item.unsettled > 0 && (
        <p className="mt-2">
          Some orders are still being refunded or moved. Their days open once that’s done.
        </p>
      )}
    </ConfirmButton>
  );
}

/** One time that the business is closed: when, what shoppers read, what it did, and taking it back. */
export function ClosedRow({ item, today, onEdit, onRemoved }: ClosedRowProps) {
  const range = rangeText(item, today);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {range}
          {item.isNow && <Badge tone="sun">Now</Badge>}
        </p>
        {item.note && <p className="text-sm wrap-anywhere">{item.note}</p>}
        {didText(item) && <p className="text-sm text-soft wrap-anywhere">{didText(item)}</p>}
        {item.unsettled > 0 && (
          <p role="status" className="text-sm text-soft">
            We’re still working on the orders.
          </p>
        )}
      </div>
      {onEdit && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" look="secondary" aria-label={`Change ${range}`} onClick={onEdit}>
            Change
          </Button>
          <TakeBack item={item} today={today} onRemoved={onRemoved} />
        </div>
      )}
    </Card>
  );
}
