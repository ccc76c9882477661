import type { PickupSiteView } from '@farmgate/backend/contract/marketplace/pickup/pickups';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { issuesOf } from '../../../../lib/api/field-issues';
import { fetchOne } from '../../../../lib/api/queries';
import { toast } from '../../../../ui/dialogs/toast';
import { useFormUpload } from '../../../../ui/forms/before/use-form-upload';
import { useFocusOnTrouble } from '../../../../ui/forms/use-focus-on-trouble';
import { NO_PICTURE } from '../../../../ui/pictures/picture-value';
import { failureSentence, isAboutPicture, isWorthRetrying } from '../../sending';
import { checkForm, type FieldErrors, fieldErrors } from '../field-errors';
import { PICKUPS, refreshPickups } from '../pickup-queries';
import { useKeptValues } from '../use-kept-values';
import { newSite, siteFormData, siteRequest, siteValues } from './site-values';

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
  const element = useRef<HTMLFormElement>(null);
  const kept = useKeptValues({
    name: `farmgate-pickup-site-draft-${site?.id ?? 'new'}`,
    userId,
    first: site,
    valuesOf: (view: PickupSiteView | null) => (view ? siteValues(view, profile) : newSite(profile)),
    load: () => fetchOne<PickupSiteView>(client, PICKUPS, site?.id),
  });
  const [picture, setPicture] = useState(NO_PICTURE);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [tries, setTries] = useState(0);
  const hasErrors = Object.keys(errors).length > 0;
  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setTries((count) => count + 1);
  };
  const upload = useFormUpload<PickupSiteView>({
    path: site ? `${PICKUPS}/sites/${site.id}` : `${PICKUPS}/sites`,
    method: site ? 'PUT' : 'POST',
    onSuccess: async (saved) => {
      kept.finish();
      await refreshPickups(client);
      toast({ title: site ? 'Pickup site saved' : 'Pickup site added', staysOn: true });
      void navigate(site ? paths.vendorPickups : paths.pickupSchedule(saved.id, 'new'), { replace: true });
    },
    onError: (error) => {
      void kept.meanwhile.onError(error);
      refuse(fieldErrors(issuesOf(error)));
    },
  });
  useFocusOnTrouble(element, tries, tries > 0 && hasErrors);
  const send = async () => {
    const found = await checkForm('site', siteRequest(kept.values, picture));
    if (Object.keys(found).length > 0) refuse(found);
    else {
      setErrors({});
      upload.send(siteFormData(kept.values, picture, kept.meanwhile.seen.current));
    }
  };
  const { failure } = upload;
  const isShown = failure && !hasErrors && !isAboutPicture(failure);
  return {
    ...kept,
    element,
    picture,
    setPicture,
    errors,
    upload,
    pictureError: isAboutPicture(failure) ? failureSentence(failure) : undefined,
    failure: isShown ? failureSentence(failure) : null,
    onRetry: isWorthRetrying(failure) ? () => void send() : null,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!upload.isSending) void send();
    },
  };
}
