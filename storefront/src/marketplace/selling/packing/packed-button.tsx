import type { OrderStatus } from '@farmgate/backend/contract/marketplace/order-status';
import type { PackedView } from '@farmgate/backend/contract/marketplace/packed';
import type { PackedRequest, PackingOrder } from '@farmgate/backend/contract/marketplace/packing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PackageCheck } from 'lucide-react';
import { callJson } from '../../../lib/api/api';
import { useMay } from '../../../shared/business/use-may';
import { Button, type ButtonLook } from '../../../ui/button';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { VENDOR_ORDERS, refreshVendor } from '../vendor-queries';

export interface PackedButtonProps {
  order: { id: number; orderNumber: string; status: OrderStatus; packed?: PackedView | undefined };
  /** What the screen shows of it. */
  was?: PackedRequest['was'];
  size?: NonNullable<ButtonLook['size']>;
}

/** Marks a confirmed order as packed, or no longer. */
export function PackedButton({ order, was, size = 'md' }: PackedButtonProps) {
  const client = useQueryClient();
  const { may } = useMay();
  const marking = useMutation({
    mutationFn: ({ packed, seen }: { packed: boolean; seen?: PackedRequest['was'] }) =>
      callJson<PackingOrder>(`/api/vendor/packing/${order.id}/packed`, {
        method: 'PUT',
        body: { packed, was: seen },
      }),
    onSuccess: (_saved, { packed }) =>
      toast({
        title: packed ? 'Marked as packed' : 'Not packed anymore',
        description: `Order #${order.orderNumber}`,
        action: { label: 'Undo', onPress: () => marking.mutate({ packed: !packed }) },
      }),
    onError: (error) => sayFailed('We couldn’t save that', error),
    onSettled: () => refreshVendor(client, VENDOR_ORDERS, '/api/vendor/packing', '/api/vendor/pickup-days'),
  });
  if (order.status !== 'confirmed' || !may('pack')) return null;
  const isPacked = order.packed !== undefined;
  const label = isPacked ? 'Unmark packed' : 'Mark as packed';
  return (
    <Button
      size={size}
      look={isPacked ? 'quiet' : 'secondary'}
      className="self-start print:hidden"
      icon={isPacked ? undefined : <PackageCheck aria-hidden size={16} />}
      aria-label={`${label} #${order.orderNumber}`}
      pendingLabel={marking.isPending && 'Saving...'}
      onClick={() => marking.mutate({ packed: !isPacked, seen: was })}
    >
      {label}
    </Button>
  );
}
