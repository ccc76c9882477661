import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, call } from '../../../lib/api/api';
import { toast } from '../../../ui/dialogs/toast';
import { useKeptForm } from '../../../ui/forms/use-kept-form';
import { useUpload } from '../../../ui/forms/use-upload';
import { refreshFarms } from '../farm-queries';
import { EMPTY_FARM, type FarmFormValues, farmRequest } from '../form/farm-form-values';
import { type CheckedFarm, farmSchema } from '../form/farm-schema';
import { useRedirectSoon } from '../use-redirect-soon';
import { waitingText } from '../waiting-text';

export const CREATION_FAILED = 'Failed to create farm. Please check your inputs and try again.';

function formOf(farm: CheckedFarm, userId: number, image: File | null): FormData {
  const form = new FormData();
  form.set('data', JSON.stringify({ ...farm, userId }));
  if (image) form.set('image', image);
  return form;
}

/** The photograph's description has a call of its own. Without it the farm is registered all the same. */
async function describePicture({ id, photos }: FarmView, alt: string): Promise<void> {
  const photo = photos[0];
  if (!photo || alt.trim() === '') return;
  const body = { photos: [{ id: photo.id, alt: alt.trim() }] };
  await call(`/api/farms/${id}/photos`, { method: 'PUT', body }).catch(() => undefined);
}

/** The value of the button that goes on with the farm's other steps. */
export const MORE = 'more';

/** The form of a new farm: POST /api/farms with its photograph. */
export function useNewFarm(me: MeView) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const redirectSoon = useRedirectSoon();
  const upload = useUpload();
  const [isCreated, setCreated] = useState(false);
  const form = useKeptForm<FarmFormValues, FarmView, never, CheckedFarm>({
    schema: farmSchema,
    request: farmRequest,
    values: EMPTY_FARM,
    draft: { name: 'farmgate-farm-draft', userId: me.id, pictures: ['picture', 'pictureAlt'] },
    warns: true,
    send: (farm, { values }) => upload.send('/api/farms', formOf(farm, me.id, values.picture.file)),
    onSent: async (farm, { values, pressed }) => {
      setCreated(true);
      await describePicture(farm, values.pictureAlt);
      const why = waitingText(farm);
      toast({ title: 'Farm created successfully', staysOn: true, ...(why && { description: why }) });
      if (pressed !== MORE) redirectSoon(paths.farmerDashboard);
      await refreshFarms(client);
      if (pressed === MORE) await navigate(paths.editFarm(farm.id, { step: 'about' }));
    },
    onFailed: () => toast({ title: 'Error', description: CREATION_FAILED, variant: 'destructive' }),
  });
  /** It is another one of the directory, which is theirs now. */
  const claimed = () => {
    form.finish();
    redirectSoon(paths.farmerDashboard);
  };
  return { form, upload, isCreated, claimed };
}

/**
 * @returns what the form says beside its button: the server's sentence where it is about something else than
 * the fields
 */
export function failureSentence(error: Error): string {
  const isAboutFields = !(error instanceof ApiError) || error.body?.error === 'VALIDATION_FAILED';
  return isAboutFields ? CREATION_FAILED : (error.body?.message ?? CREATION_FAILED);
}

/** @returns what the server found wrong with the photograph */
export function pictureTrouble(error: Error | null): string | undefined {
  const body = error instanceof ApiError ? error.body : null;
  if (!body) return undefined;
  const isAboutPicture = ['IMAGE_TOO_LARGE', 'IMAGE_NOT_ACCEPTED', 'HEIC_NOT_READ', 'STORAGE_FULL'].includes(
    body.error,
  );
  return isAboutPicture ? body.message : body.issues?.find(({ path }) => path === 'image')?.message;
}
