import { useState } from 'react';
import { Button } from '../../../ui/button';
import { PictureField } from '../../../ui/pictures/picture-field';
import { NO_PICTURE, type PictureValue } from '../../../ui/pictures/picture-value';
import type { OwnFields } from './use-own-fields';

interface FieldPhotoProps {
  id: number;
  /** The address of the photo that it has. */
  kept: string | null;
  fields: OwnFields;
}

/** The photo of a status, which is sent as soon as it is chosen. One that could not be sent stays here. */
export function FieldPhoto({ id, kept, fields }: FieldPhotoProps) {
  const [picture, setPicture] = useState(NO_PICTURE);
  const [isSending, setSending] = useState(false);
  const send = async ({ file, isRemoved }: PictureValue) => {
    setPicture({ file, isRemoved });
    if (!file && !isRemoved) return;
    setSending(true);
    const isDone = await (file ? fields.addPhoto(id, file) : fields.removePhoto(id));
    setSending(false);
    // From here on, it is shown as the server has it.
    if (isDone || !file) setPicture(NO_PICTURE);
  };
  const isUnsent = picture.file !== null && !isSending;
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <PictureField
          label="Photo"
          value={picture}
          kept={kept}
          error={isUnsent ? 'This photo isn’t on your page yet.' : undefined}
          isDisabled={isSending}
          onChange={(chosen) => void send(chosen)}
        />
      </div>
      {isUnsent && (
        <Button look="secondary" size="sm" onClick={() => void send(picture)}>
          Send the photo again
        </Button>
      )}
    </div>
  );
}
