import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { DEFAULT_COMMISSION_RATE } from '@farmgate/backend/contract/marketplace/checkout';
import type { GuideFarm } from '@farmgate/backend/contract/marketplace/selling-guide';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { APPLICATION_REVIEW_DAYS } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sellingGuideQuery } from '../../../shared/selling-guide/guide-query';
import { ME } from '../../../shared/sign-in/session';
import { toast } from '../../../ui/dialogs/toast';
import { Checkbox, Select } from '../../../ui/fields/field';
import { vendorProfileQuery } from '../../queries';
import { FormSkeleton } from '../form-skeleton';
import { keptPicture } from '../kept-picture';
import { newProductPath } from '../listing-to-sell';
import { FarmSummary } from './farm-summary';
import { percentOf } from './profile-tab';
import { MethodFields } from './vendor-fields';
import { VendorForm, VendorPicture } from './vendor-form';
import { type VendorValues, firstVendorValues, saysEnough } from './vendor-form-values';

const STEPS = [
  `We review your profile, usually within ${APPLICATION_REVIEW_DAYS}. It stays private until we approve it.`,
  'While you wait, add products one at a time or import a spreadsheet.',
  'Once you’re approved, we’ll email you and shoppers can start buying.',
];

const COMMISSION = percentOf(DEFAULT_COMMISSION_RATE);

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
      <p className="mt-3 text-sm text-soft">Selling here is free to start.</p>
    </section>
  );
}

export interface OnboardingProps {
  me: MeView;
  /** The id of the listing that the person wants to sell online; '' for none. */
  listing: string;
}

/** The form that makes a person a vendor, filled in with what one of their farms says. */
export function Onboarding({ me, listing }: OnboardingProps) {
  const { data, isPending } = useQuery(sellingGuideQuery());
  const [chosen, setChosen] = useState('');
  if (isPending) return <FormSkeleton />;
  const farms = data?.farms ?? [];
  const farm = farms.find(({ id }) => String(id) === chosen) ?? farms[0] ?? null;
  return (
    <>
      {farms.length > 1 && (
        <Select
          label="Which farm do you sell for?"
          className="mb-8 max-w-2xl"
          value={String(farm?.id)}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {farms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <OfFarm key={farm?.id ?? 0} me={me} listing={listing} farm={farm} />
    </>
  );
}

interface OfFarmProps extends OnboardingProps {
  farm: GuideFarm | null;
}

/** The same once the farm's photo is here, to be sent with the form. */
function OfFarm({ farm, ...props }: OfFarmProps) {
  const [saved, setSaved] = useState<VendorValues | null>(null);
  const { me } = props;
  useEffect(() => {
    let isHere = true;
    void keptPicture(farm?.imageUrl ?? null, `farm-${farm?.id}`).then((file) => {
      const values = firstVendorValues(me, farm);
      if (isHere) setSaved((begun) => begun ?? { ...values, picture: { file, isRemoved: false } });
    });
    return () => void (isHere = false);
  }, [farm, me]);
  return saved ? <OnboardingForm {...props} farm={farm} saved={saved} /> : <FormSkeleton />;
}

/** What the two questions are about; whatever else is wrong is in the whole form. */
const ASKED = ['shippingMethods', 'shippingStates', 'acceptsCommission'];

function OnboardingForm({ me, listing, farm, saved }: OfFarmProps & { saved: VendorValues }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isShort, setShort] = useState(() => farm !== null && saysEnough(saved));
  const onSent = (profile: VendorProfile) => {
    client.setQueryData(vendorProfileQuery().queryKey, profile);
    // A customer is a vendor from now on, and the business has a shop.
    void client.invalidateQueries({ queryKey: [ME] });
    void client.invalidateQueries({ queryKey: ['/api/businesses'] });
    void client.invalidateQueries({ queryKey: sellingGuideQuery().queryKey });
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
      draftName={farm ? `farmgate-vendor-draft-farm-${farm.id}` : 'farmgate-vendor-draft'}
      saved={saved}
      kept={null}
      path="/api/vendor/onboarding"
      method="POST"
      submitLabel="Create vendor profile"
      pendingLabel="Creating..."
      onSent={onSent}
      onWrong={(fields) => {
        if (fields.some((field) => !ASKED.includes(field))) setShort(false);
      }}
      summary={
        isShort
          ? (vendor) => (
              <>
                <FarmSummary values={vendor.form.values} onChange={() => setShort(false)} />
                {vendor.form.watch('picture').file === null && <VendorPicture {...vendor} kept={null} />}
                <MethodFields form={vendor.form} label="How do customers get your products?" />
              </>
            )
          : undefined
      }
    >
      {(form) => (
        <>
          <Checkbox
            label={`I accept Farmgate’s commission: ${COMMISSION} of what I sell.`}
            {...form.field('acceptsCommission')}
          />
          <WhatHappensNext />
        </>
      )}
    </VendorForm>
  );
}
