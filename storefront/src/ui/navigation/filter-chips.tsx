import { clsx } from 'clsx';
import { Button } from '../button';
import { Chip } from '../chip';

export interface RemovableFilter {
  label: string;
  onRemove: () => void;
  /** On wide screens a choice beside the chips says the same. */
  isShownByBar?: boolean;
}

/** The active filters, each removable, and all of them at once. */
export function FilterChips({
  filters,
  onClear,
}: {
  filters: readonly RemovableFilter[];
  onClear: () => void;
}) {
  if (filters.length === 0) return null;
  const isEmptyOnWide = filters.every(({ isShownByBar }) => isShownByBar);
  return (
    <ul
      aria-label="Active filters"
      className={clsx('flex flex-wrap items-center gap-2', isEmptyOnWide && 'md:hidden')}
    >
      {filters.map(({ label, onRemove, isShownByBar }) => (
        <li key={label} className={isShownByBar ? 'md:hidden' : undefined}>
          <Chip onClick={onRemove}>{label}</Chip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Button look="quiet" size="sm" onClick={onClear}>
            Clear all
          </Button>
        </li>
      )}
    </ul>
  );
}
