import { dateText } from '@farmgate/backend/contract/marketplace/dated-words';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { lazy, useState } from 'react';
import { countOf } from '../../../../lib/format/format';
import { useMay } from '../../../../shared/business/use-may';
import { Button, LinkButton } from '../../../../ui/button';
import { WhenFirstOpen } from '../../../../ui/dialogs/when-first-open';
import { vendorOrdersQuery } from '../../vendor-queries';

const ConfirmAllDialog = lazy(() =>
  import('./confirm-all-dialog').then((module) => ({ default: module.ConfirmAllDialog })),
);

/** What can be done with all orders of one day. */
export function PickupDayBar({ day }: { day: string }) {
  const { may } = useMay();
  const { data } = useQuery(vendorOrdersQuery({ status: 'pending', pickupOn: day, limit: 1 }));
  const [open, setOpen] = useState(false);
  const pending = data?.total ?? 0;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-sunk p-4">
      <p className="mr-auto">
        <span className="font-semibold">{dateText(day)}</span>
        {data && (pending > 0 ? `: ${countOf(pending, 'order')} to confirm` : ': all confirmed')}
      </p>
      {pending > 0 && may('refund') && (
        <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Confirm all
        </Button>
      )}
      <LinkButton
        size="sm"
        look="secondary"
        to={withQuery(paths.vendorPickList, { day })}
        icon={<Printer aria-hidden size={16} />}
      >
        Print all
      </LinkButton>
      <WhenFirstOpen open={open}>
        <ConfirmAllDialog day={day} open={open} onOpenChange={setOpen} />
      </WhenFirstOpen>
    </div>
  );
}
