import { isMissing } from '../../../lib/api/api';
import { UploadStatus } from '../../../shared/sign-in/upload-status';
import { failureSentence, type useRegisterFarm } from './use-register-farm';

export interface SendingStatusProps {
  sending: ReturnType<typeof useRegisterFarm>;
  hasPicture: boolean;
}

/** How the sending of a new farm goes, or why it failed. */
export function SendingStatus({ sending, hasPicture }: SendingStatusProps) {
  const { failure } = sending;
  // What the server refused is not sent again as it is.
  const isRefused = isMissing(failure);
  return (
    <UploadStatus
      progress={sending.progress}
      hasPicture={hasPicture}
      failure={failure && failureSentence(failure)}
      error={failure}
      onRetry={isRefused ? null : sending.retry}
      onCancel={sending.cancel}
    />
  );
}
