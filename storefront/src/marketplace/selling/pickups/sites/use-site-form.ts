import type { PickupSiteView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { fetchOne } from '../../../../lib/api/queries';
import { toast } from '../../../../ui/dialogs/toast';
import { lazySchema } from '../../../../ui/forms/lazy-schema';
import { useKeptForm } from '../../../../ui/forms/use-kept-form';
import { useUpload } from '../../../../ui/forms/use-upload';
import { failureSentence, isAboutPicture, isWorthRetrying, SAVING_FAILED } from '../../sending';
import { PICKUPS, refreshPickups } from '../pickup-queries';
import { newSite, siteFieldAt, siteFormData, siteRequest, type SiteValues, siteValues } from './site-values';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/pickup/pickups').then((module) => module.PickupSiteRequest),
);

export interface SiteFormOptions {
  userId: number;
  profile: VendorProfile;
  /** Null for a new one. */
  site: PickupSiteView | null;
}

/** The form of a pickup site and its way to the server. A new one goes on to its first schedule. */
export function useSiteForm({ userId, profile, site }: SiteFormOptions) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const upload = useUpload();
  const form = useKeptForm<SiteValues, PickupSiteView, PickupSiteView, unknown>({
    schema,
    request: siteRequest,
    fieldAt: siteFieldAt,
    values: site ? siteValues(site, profile) : newSite(profile),
    record: {
      first: site,
      valuesOf: (view) => siteValues(view, profile),
      load: () => fetchOne<PickupSiteView>(client, PICKUPS, site?.id),
    },
    draft: { name: `farmgate-pickup-site-draft-${site?.id ?? 'new'}`, userId, pictures: ['picture'] },
    warns: true,
    // What is sent is what was typed: the server reads it by the same rules.
    send: (_checked, { values, seen }) =>
      upload.send(
        site ? `${PICKUPS}/sites/${site.id}` : `${PICKUPS}/sites`,
        siteFormData(values, seen),
        site ? 'PUT' : 'POST',
      ),
    onSent: async (saved) => {
      await refreshPickups(client);
      toast({ title: site ? 'Pickup site saved' : 'Pickup site added', staysOn: true });
      void navigate(site ? paths.vendorPickups : paths.pickupSchedule(saved.id, 'new'), { replace: true });
    },
    failed: SAVING_FAILED,
  });
  const { error, failure } = form;
  return {
    form,
    upload,
    pictureError: isAboutPicture(error) ? failureSentence(error) : undefined,
    failure: isAboutPicture(error) ? null : failure,
    mayRetry: isWorthRetrying(error),
  };
}
