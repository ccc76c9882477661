import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { DEFAULT_COMMISSION_RATE } from '@farmgate/backend/contract/marketplace/shop';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { ME } from '../../../shared/sign-in/session';
import { toast } from '../../../ui/dialogs/toast';
import { vendorProfileQuery } from '../../queries';
import { newProductPath } from '../listing-to-sell';
import { percentOf } from './profile-tab';
import { VendorForm } from './vendor-form';
import { firstVendorValues } from './vendor-form-values';

const STEPS = [
  'We review your profile. It stays private until we approve it.',
  'While you wait, add products one at a time or import a spreadsheet.',
  'Once you’re approved, we’ll email you and shoppers can start buying.',
];

function WhatHappensNext() {
  return (
    <section aria-labelledby="next" className="rounded-card bg-sunk p-5">
      <h2 id="next" className="mb-3 text-lg">
        What happens next
      </h2>
      <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-sm">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-soft">
        Selling here is free to start. Farmgate keeps {percentOf(DEFAULT_COMMISSION_RATE)} of what you sell.
      </p>
    </section>
  );
}

export interface OnboardingProps {
  me: MeView;
  /** The id of the listing that the person wants to sell online; '' for none. */
  listing: string;
}

/** The form that makes a person a vendor. */
export function Onboarding({ me, listing }: OnboardingProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const saved = useMemo(() => firstVendorValues(me), [me]);
  const onSent = (profile: VendorProfile) => {
    client.setQueryData(vendorProfileQuery().queryKey, profile);
    // A customer is a vendor from now on, and the business has a shop.
    void client.invalidateQueries({ queryKey: [ME] });
    void client.invalidateQueries({ queryKey: ['/api/businesses'] });
    toast({
      title: 'Welcome to the marketplace!',
      description: listing
        ? 'Your profile is pending approval. Now finish your first product.'
        : 'Your profile is pending approval. Add your products while you wait.',
    });
    void navigate(listing ? newProductPath(listing) : paths.vendorDashboard, { replace: true });
  };
  return (
    <VendorForm
      label="Become a vendor"
      userId={me.id}
      draftName="farmgate-vendor-draft"
      saved={saved}
      kept={null}
      path="/api/vendor/onboarding"
      method="POST"
      submitLabel="Create vendor profile"
      pendingLabel="Creating..."
      onSent={onSent}
    >
      <WhatHappensNext />
    </VendorForm>
  );
}
