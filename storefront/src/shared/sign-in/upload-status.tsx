import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '../../ui/button';
import type { FormState } from '../../ui/forms/use-form';
import type { Upload } from '../../ui/forms/use-upload';
import { LogInAgain } from './log-in-again';

export interface UploadStatusProps {
  of: Pick<FormState, 'failure' | 'error' | 'press'>;
  upload: Upload;
  /** There is a picture in it, so that it may take a while. */
  hasPicture: boolean;
  /** Why sending failed, in the place of the form's own sentence; null where that is said elsewhere. */
  failure?: string | null;
  /** Sending the same once more may help. */
  mayRetry: boolean;
}

/** Beside a form's button: how far its picture is, and what to do when sending it failed. */
export function UploadStatus({ of, upload, hasPicture, failure = of.failure, mayRetry }: UploadStatusProps) {
  const { progress, cancel } = upload;
  if (progress !== null && hasPicture) {
    const percent = Math.round(progress * 100);
    return (
      <div className="flex items-center gap-3 text-sm text-soft">
        <progress
          aria-label="Uploading photo"
          max={100}
          value={percent}
          className="upload-progress h-2 min-w-0 flex-1 overflow-hidden rounded-full"
        />
        <span aria-hidden className="w-24 shrink-0 text-right tabular-nums">
          {percent < 100 ? `${percent}% uploaded` : 'Saving...'}
        </span>
        <Button look="quiet" size="sm" onClick={cancel}>
          Cancel
        </Button>
      </div>
    );
  }
  if (!failure) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-danger bg-card px-4 py-3"
    >
      <p className="flex min-w-0 items-start gap-2 text-sm text-danger">
        <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
        <span>
          {failure}
          <LogInAgain error={of.error} />
        </span>
      </p>
      {mayRetry && (
        <Button
          look="secondary"
          size="sm"
          icon={<RotateCw aria-hidden size={16} />}
          onClick={() => of.press()}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
