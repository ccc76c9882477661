import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../ui/dialogs/toast';
import { vendorProfileQuery, vendorQuery } from '../../queries';
import { ApprovalBadge, percentOf } from './profile-tab';
import { VendorForm } from './vendor-form';
import { vendorValues } from './vendor-form-values';

/** What only staff may change. */
function SetByStaff({ profile }: { profile: VendorProfile }) {
  return (
    <dl className="mb-8 grid grid-cols-1 max-w-2xl gap-4 rounded-card bg-sunk p-4 text-sm sm:grid-cols-2 sm:p-5">
      <div>
        <dt className="mb-1 text-soft">Approval</dt>
        <dd>
          <ApprovalBadge isApproved={profile.isApproved} />
        </dd>
      </div>
      <div>
        <dt className="mb-1 text-soft">Commission</dt>
        <dd>{percentOf(profile.commissionRate)} of what you sell</dd>
      </div>
    </dl>
  );
}

/** The form of a vendor, filled in. */
export function EditProfile({ userId, profile }: { userId: number; profile: VendorProfile }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const saved = useMemo(() => vendorValues(profile), [profile]);
  const onSent = (changed: VendorProfile) => {
    client.setQueryData(vendorProfileQuery().queryKey, changed);
    // What everybody sees of it is another answer.
    client.removeQueries({ queryKey: vendorQuery(String(changed.id)).queryKey });
    toast({ title: 'Profile saved', description: `${changed.businessName} is up to date.` });
    void navigate(withQuery(paths.vendorDashboard, { tab: 'profile' }));
  };
  return (
    <>
      <SetByStaff profile={profile} />
      <VendorForm
        label="Edit Profile"
        userId={userId}
        draftName={`farmgate-vendor-draft-${profile.id}`}
        saved={saved}
        profile={profile}
        loadCurrent={() => client.fetchQuery({ ...vendorProfileQuery(), staleTime: 0 })}
        kept={profile.imageUrl}
        path="/api/vendor/profile"
        method="PUT"
        submitLabel="Save changes"
        pendingLabel="Saving..."
        onSent={onSent}
      />
    </>
  );
}
