import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';

export interface RemovableFilter {
  label: string;
  onRemove: () => void;
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
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {filters.map(({ label, onRemove }) => (
        <li key={label}>
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
