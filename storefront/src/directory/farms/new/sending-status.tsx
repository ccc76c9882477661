import { isMissing } from '../../../lib/api/api';
import { UploadStatus } from '../../../shared/sign-in/upload-status';
import type { FormState } from '../../../ui/forms/use-form';
import type { Upload } from '../../../ui/forms/use-upload';
import { failureSentence } from './use-new-farm';

export interface SendingStatusProps {
  form: FormState;
  upload: Upload;
  hasPicture: boolean;
}

/** How the sending of a new farm goes, or why it failed. */
export function SendingStatus({ form, upload, hasPicture }: SendingStatusProps) {
  const { error } = form;
  return (
    <UploadStatus
      of={form}
      upload={upload}
      hasPicture={hasPicture}
      failure={error && failureSentence(error)}
      // What the server refused is not sent again as it is.
      mayRetry={!isMissing(error)}
    />
  );
}
