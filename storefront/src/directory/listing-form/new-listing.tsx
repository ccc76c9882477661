import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { track } from '../../lib/track';
import { toast } from '../../ui/toast';
import { dashboardQuery } from '../farmer/farmer-queries';
import { forgetDraft, readDraft, writeDraft } from './listing-draft';
import { ListingForm } from './listing-form';
import { EMPTY_LISTING, type ListingValues, chosenFarm, firstFarmId } from './listing-form-rules';

/** What the form starts with: the draft of this tab, from the farm that the address asks for. */
function startValues(userId: number, farms: readonly FarmView[], asked: string | null): ListingValues {
  const draft = readDraft(userId);
  const isStillOwn = draft !== null && (draft.farmId === '' || chosenFarm(farms, draft.farmId) !== null);
  if (draft && isStillOwn && asked === null) return draft;
  return { ...(draft ?? EMPTY_LISTING), farmId: firstFarmId(farms, asked) };
}

/** The form that posts a listing. */
export function NewListing({ userId, farms }: { userId: number; farms: readonly FarmView[] }) {
  const [query] = useSearchParams();
  const asked = query.get('farmId');
  const initial = useMemo(() => startValues(userId, farms, asked), [userId, farms, asked]);
  const client = useQueryClient();
  const navigate = useNavigate();
  const keepDraft = useCallback((values: ListingValues) => writeDraft(userId, values), [userId]);
  const onPosted = (category: string) => {
    forgetDraft(userId);
    track('listing_creation', { category });
    void client.invalidateQueries({ queryKey: dashboardQuery().queryKey });
    toast({ title: 'Listing created successfully!', description: 'Your produce listing has been posted.' });
    void navigate(paths.home);
  };
  return (
    <ListingForm
      farms={farms}
      initial={initial}
      kept={null}
      isAvailable
      path="/api/listings"
      method="POST"
      failureTitle="Failed to create listing"
      submitLabel="Post Listing"
      pendingLabel="Posting..."
      onTyped={keepDraft}
      onSent={(_listing, { category }) => onPosted(category)}
    />
  );
}
