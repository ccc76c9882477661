import type { PickupSiteView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import type { FirstWindow } from '@farmgate/backend/contract/marketplace/selling-guide';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { callJson, sentenceOf } from '../../lib/api/api';
import { Button, type ButtonLook } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { FormFailure } from '../../ui/forms/form-failure';
import { firstWindowWords } from './first-window-words';
import { SELLING_GUIDE } from './guide-query';

const SITES = '/api/vendor/pickups';

/** The guide, the pickup sites, and the profile, which says whether there are any. */
const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) =>
      [SELLING_GUIDE, SITES, '/api/vendor/profile'].some((address) =>
        String(queryKey[0]).startsWith(address),
      ),
  });

async function undo(client: QueryClient, id: number): Promise<void> {
  try {
    await callJson(`${SITES}/sites/${id}`, { method: 'DELETE' });
    toast({ title: 'Pickup time removed' });
  } catch (error) {
    const description = sentenceOf(error, 'We couldn’t remove it. Please try again.');
    toast({ title: 'Error', description, variant: 'destructive' });
  }
  await refresh(client);
}

/** A weekly pickup at the farm's own hours, added by one tap. */
export function FirstWindowOffer({ window, look }: { window: FirstWindow } & Pick<ButtonLook, 'look'>) {
  const client = useQueryClient();
  const words = firstWindowWords(window);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => {
      const { farmId, weekday, opens, closes, lastDay } = window;
      const body = { farmId, weekday, opens, closes, lastDay };
      return callJson<PickupSiteView>(`${SELLING_GUIDE}/first-window`, { method: 'POST', body });
    },
    onSuccess: (site) => {
      toast({
        title: 'Pickup time added',
        description: `${words}.`,
        action: { label: 'Undo', onPress: () => void undo(client, site.id) },
      });
      return refresh(client);
    },
  });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-card px-4 py-3">
        <p className="min-w-0 basis-48 grow text-sm wrap-anywhere">
          <span className="font-semibold">{words}</span>
          {!window.isFromHours && (
            <span className="block text-soft">We don’t know your hours yet, so this is only a start.</span>
          )}
        </p>
        <Button
          size="sm"
          {...(look && { look })}
          icon={<CalendarPlus aria-hidden size={18} />}
          aria-label={`Add ${words}`}
          disabled={isSuccess}
          pendingLabel={isPending && 'Adding...'}
          onClick={() => mutate()}
        >
          Add
        </Button>
      </div>
      {error && <FormFailure>{sentenceOf(error, 'We couldn’t add it. Please try again.')}</FormFailure>}
    </div>
  );
}
