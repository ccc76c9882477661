import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import type { OwnListingView } from '@farmgate/backend/contract/directory/listings';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePublicConfig } from '../../lib/page/public-config';
import { share } from '../../shared/share';
import { track } from '../../shared/track';
import { toast } from '../../ui/dialogs/toast';
import { dashboardQuery } from '../farmer/farmer-queries';
import { ListingForm } from './listing-form';
import { EMPTY_LISTING, firstFarmId } from './listing-form-rules';

/** The form that posts a listing. */
export function NewListing({ userId, farms }: { userId: number; farms: readonly FarmView[] }) {
  const [query] = useSearchParams();
  const asked = query.get('farmId');
  // What is typed from now on is the form's.
  const [saved] = useState(() => ({ ...EMPTY_LISTING, farmId: firstFarmId(farms, asked) }));
  const client = useQueryClient();
  const navigate = useNavigate();
  const { publicUrl } = usePublicConfig();
  const onPosted = ({ id, productName, category }: OwnListingView) => {
    track('listing_creation', { category });
    const path = paths.listing(id);
    void client.invalidateQueries({ queryKey: dashboardQuery().queryKey });
    toast({
      title: 'Listing created successfully!',
      description: 'Your produce listing has been posted.',
      action: { label: 'See your listing', onPress: () => void navigate(path) },
      otherAction: { label: 'Share', onPress: () => void share(productName, publicUrl + path) },
      staysOn: true,
    });
    void navigate(paths.home);
  };
  return (
    <ListingForm
      farms={farms}
      userId={userId}
      saved={saved}
      askedFarm={asked}
      kept={null}
      isAvailable
      path="/api/listings"
      method="POST"
      failureTitle="Failed to create listing"
      submitLabel="Post Listing"
      pendingLabel="Posting..."
      onSent={onPosted}
    />
  );
}
