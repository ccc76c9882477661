import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { bookedText, closuresQuery } from '../../../shared/business/closures';
import { useMay } from '../../../shared/business/use-may';
import type { ToastMessage } from '../../../ui/dialogs/toast';

interface Booked extends Pick<ToastMessage, 'action'> {
  description: string;
}

/**
 * @returns what to say after a change of closed dates: how many orders the shop has for days on which it is
 * closed, and the way to them; null for none
 */
export function useBookedDays(): () => Promise<Booked | null> {
  const { hasShop } = useMay();
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    if (!hasShop) return null;
    const days = { ...closuresQuery(), staleTime: 0 };
    // That it is saved is said in any case.
    const count = await client.fetchQuery(days).then(
      ({ booked }) => booked.length,
      () => 0,
    );
    if (count === 0) return null;
    return {
      description: `${bookedText(count)}.`,
      action: {
        label: count === 1 ? 'See the order' : 'See the orders',
        onPress: () => void navigate(paths.closed()),
      },
    };
  };
}
