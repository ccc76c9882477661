import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError, call } from '../../../lib/api/api';
import { toast } from '../../../ui/dialogs/toast';
import { useFormUpload } from '../../../ui/forms/before/use-form-upload';
import { refreshFarms } from '../farm-queries';
import type { CheckedFarm } from '../form/use-farm-form';
import { useRedirectSoon } from '../use-redirect-soon';
import { waitingText } from '../waiting-text';

export const CREATION_FAILED = 'Failed to create farm. Please check your inputs and try again.';

export interface NewFarm {
  farm: CheckedFarm;
  userId: number;
  image: File | null;
}

function formOf({ farm, userId, image }: NewFarm): FormData {
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

export interface RegisterOptions {
  /** What the photograph shows, as it was typed. */
  alt: string;
  onCreated: () => void;
  onFailed: (error: Error) => void;
  /** Where to go on right away; without it, the dashboard opens after a moment. */
  next?: (farm: FarmView) => string | null;
}

/** POST /api/farms with its photograph. */
export function useRegisterFarm({ alt, onCreated, onFailed, next }: RegisterOptions) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const redirectSoon = useRedirectSoon();
  const upload = useFormUpload<FarmView>({
    path: '/api/farms',
    onSuccess: async (farm) => {
      onCreated();
      await describePicture(farm, alt);
      const why = waitingText(farm);
      toast({ title: 'Farm created successfully', staysOn: true, ...(why && { description: why }) });
      const to = next?.(farm) ?? null;
      if (to === null) redirectSoon(paths.farmerDashboard);
      await refreshFarms(client);
      if (to !== null) await navigate(to);
    },
    onError: (error) => {
      toast({ title: 'Error', description: CREATION_FAILED, variant: 'destructive' });
      onFailed(error);
    },
  });
  return { ...upload, send: (farm: NewFarm) => upload.send(formOf(farm)) };
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
