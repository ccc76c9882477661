import { CircleAlert, RotateCw, X } from 'lucide-react';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import type { QueuedPhoto } from './photo-queue';

export interface PhotoUploadsProps {
  queue: readonly QueuedPhoto[];
  onRetry: (key: number) => void;
  onForget: (key: number) => void;
}

function Upload({ photo, onRetry, onForget }: { photo: QueuedPhoto } & Omit<PhotoUploadsProps, 'queue'>) {
  const { key, file, progress, state, message } = photo;
  const percent = Math.round(progress * 100);
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line bg-card px-4 py-2.5 text-sm">
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1 truncate">{file.name}</span>
        {state !== 'failed' && (
          <span className="shrink-0 text-soft tabular-nums">
            {state === 'waiting' ? 'Waiting' : percent < 100 ? `${percent}% uploaded` : 'Saving...'}
          </span>
        )}
        {state === 'failed' && (
          <>
            <Button
              look="quiet"
              size="sm"
              icon={<RotateCw aria-hidden size={16} />}
              aria-label={`Try ${file.name} again`}
              onClick={() => onRetry(key)}
            >
              Try again
            </Button>
            <IconButton
              label={`Remove ${file.name}`}
              icon={<X aria-hidden size={18} />}
              className="button-flush-end"
              onClick={() => onForget(key)}
            />
          </>
        )}
      </div>
      {state === 'sending' && (
        <progress
          aria-label={`Sending ${file.name}`}
          max={100}
          value={percent}
          className="upload-progress h-2 w-full overflow-hidden rounded-full"
        />
      )}
      {message && (
        <p role="alert" className="flex items-start gap-1.5 text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {message}
        </p>
      )}
    </li>
  );
}

/** The photographs that are on their way, and those that did not arrive. */
export function PhotoUploads({ queue, ...rest }: PhotoUploadsProps) {
  if (queue.length === 0) return null;
  return (
    <ul aria-label="Photos uploading" className="flex flex-col gap-2">
      {queue.map((photo) => (
        <Upload key={photo.key} photo={photo} {...rest} />
      ))}
    </ul>
  );
}
