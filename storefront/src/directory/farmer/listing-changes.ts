import type { FarmerDashboard } from '@farmgate/backend/contract/directory/dashboard';
import type { OwnListingView } from '@farmgate/backend/contract/directory/listings';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../lib/api/api';
import { sayFailed } from '../../ui/dialogs/say-failed';
import { toast } from '../../ui/dialogs/toast';
import { dashboardQuery, ownListingQuery } from './farmer-queries';

const { queryKey } = dashboardQuery();
const FAILURE = 'Please try again.';

type Change = (listings: OwnListingView[]) => OwnListingView[];

function changeListings(client: QueryClient, change: Change): void {
  client.setQueryData<FarmerDashboard>(
    queryKey,
    (dashboard) => dashboard && { ...dashboard, listings: change(dashboard.listings) },
  );
}

/** Puts a listing as the server has it into everything that was read of it. */
export function takeListing(client: QueryClient, listing: OwnListingView): void {
  changeListings(client, (all) => all.map((one) => (one.id === listing.id ? listing : one)));
  client.setQueryData(ownListingQuery(String(listing.id)).queryKey, listing);
}

export interface Offering {
  listing: OwnListingView;
  isAvailable: boolean;
}

/**
 * Pauses a listing or offers it again. The screen changes at once; when the server refuses, it changes back.
 * The notification can undo it.
 */
export function useOffering() {
  const client = useQueryClient();
  const offering = useMutation({
    mutationFn: ({ listing, isAvailable }: Offering) =>
      callJson<OwnListingView>(`/api/listings/${listing.id}/availability`, {
        method: 'PUT',
        body: { isAvailable },
      }),
    onMutate: async ({ listing, isAvailable }) => {
      await client.cancelQueries({ queryKey });
      const state = isAvailable ? 'live' : 'paused';
      takeListing(client, { ...listing, isAvailable, state });
    },
    onSuccess: (listing, { isAvailable }) => {
      takeListing(client, listing);
      toast({
        title: isAvailable ? 'Listing resumed' : 'Listing paused',
        description: isAvailable
          ? `Shoppers can find ${listing.productName} again.`
          : `Shoppers can’t find ${listing.productName} until you resume it.`,
        action: { label: 'Undo', onPress: () => offering.mutate({ listing, isAvailable: !isAvailable }) },
      });
    },
    onError: (error, { listing }) => {
      takeListing(client, listing);
      sayFailed(`${listing.productName} was not changed`, error, FAILURE);
    },
  });
  return offering;
}

/** Says that a listing is still true; a hidden one is offered again. */
export function useRenewing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: OwnListingView) =>
      callJson<OwnListingView>(`/api/listings/${id}/renew`, { method: 'POST' }),
    onSuccess: (listing) => {
      takeListing(client, listing);
      toast({ title: 'Listing renewed', description: `Shoppers can still find ${listing.productName}.` });
    },
    onError: (error, { productName }) => sayFailed(`${productName} was not renewed`, error, FAILURE),
  });
}

/** Takes a listing away for good. */
export function useDeleting(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: OwnListingView) => callJson(`/api/listings/${id}`, { method: 'DELETE' }),
    onSuccess: (_done, { id, productName }) => {
      onDeleted();
      changeListings(client, (all) => all.filter((one) => one.id !== id));
      client.removeQueries({ queryKey: [`/api/listings/${id}`] });
      toast({ title: 'Listing deleted', description: `We deleted ${productName}.` });
    },
  });
}
