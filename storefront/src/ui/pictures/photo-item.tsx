import { MAX_ALT_LENGTH } from '@farmgate/backend/contract/shared/images';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { useEffect, useState, useRef } from 'react';
import { instead, onEnter } from '../events';
import { TextField } from '../fields/field';
import { IconButton } from '../icon-button';
import { Picture } from './picture';

export interface PhotoItemProps {
  /** Its id is unique among those beside it. */
  photo: { id: number | string; imageUrl: string | null; alt: string };
  /** Counted from 0. */
  index: number;
  count: number;
  isDisabled: boolean;
  /** Something is being dragged over it. */
  isTarget: boolean;
  onMove: (by: -1 | 1) => void;
  onDescribe: (alt: string) => void;
  onRemove: () => void;
  onDrag: (event: 'start' | 'over' | 'drop' | 'end') => void;
}

/** One stored photograph: its description, its place among the others, its end. */
export function PhotoItem(props: PhotoItemProps) {
  const { photo, index, count, isDisabled, isTarget, onMove, onDescribe, onRemove, onDrag } = props;
  const [alt, setAlt] = useState(photo.alt);
  useEffect(() => setAlt(photo.alt), [photo.alt]);
  const field = useRef<HTMLInputElement>(null);
  const nth = `photo ${index + 1}`;
  return (
    <li
      data-photo={photo.id}
      onDragOver={instead(() => onDrag('over'))}
      onDrop={instead(() => onDrag('drop'))}
      className={clsx(
        'flex flex-col gap-3 rounded-card border bg-card p-3 sm:flex-row sm:items-center',
        isTarget ? 'border-leaf' : 'border-line',
      )}
    >
      <div
        draggable={!isDisabled && count > 1}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          onDrag('start');
        }}
        onDragEnd={() => onDrag('end')}
        className={clsx(
          'relative w-full shrink-0 overflow-hidden rounded-control sm:w-40',
          count > 1 && 'cursor-grab',
        )}
      >
        <Picture
          address={photo.imageUrl}
          alt={photo.alt || `Photo ${index + 1}`}
          sizes="(width >= 37.5rem) 10rem, 100vw"
          otherwise={
            <span className="block aspect-4/3 bg-sunk p-3 text-sm text-soft">
              Your browser can’t show this photo.
            </span>
          }
        />
        {index === 0 && (
          <span className="absolute top-2 left-2 rounded-full bg-card px-2.5 py-0.5 text-xs font-semibold text-ink">
            Shown first
          </span>
        )}
        {count > 1 && (
          <span
            aria-hidden
            className="absolute right-2 bottom-2 rounded-sm bg-card p-1 text-soft max-sm:hidden"
          >
            <GripVertical size={16} />
          </span>
        )}
      </div>
      <TextField
        ref={field}
        className="min-w-0 flex-1"
        label={`What does ${nth} show?`}
        optional
        maxLength={MAX_ALT_LENGTH}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        onBlur={() => alt.trim() !== photo.alt && onDescribe(alt.trim())}
        onKeyDown={onEnter(() => {
          field.current?.blur();
          field.current?.focus();
        })}
      />
      <div className="flex sm:flex-col">
        <IconButton
          data-move="-1"
          label={`Move ${nth} forward`}
          icon={<ArrowUp aria-hidden size={18} />}
          disabled={isDisabled || index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          data-move="1"
          label={`Move ${nth} back`}
          icon={<ArrowDown aria-hidden size={18} />}
          disabled={isDisabled || index === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={`Remove ${nth}`}
          icon={<Trash2 aria-hidden size={18} />}
          disabled={isDisabled}
          onClick={onRemove}
          className="text-danger!"
        />
      </div>
    </li>
  );
}
