import { PLACE_INPUT_LENGTH, type RadiusMiles } from '@farmgate/backend/contract/shared/limits';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/dialogs/dialog';
import { Checkbox, Select } from '../../../ui/fields/field';
import { NO_FILTERS, type ShopFilters, activeShopFilters } from '../address/shop-filters';
import { AddressText } from './filter-fields';
import type { ShopFilterProps } from './filter-props';
import { AVAILABILITY_OPTIONS, PRACTICE_OPTIONS, RADIUS_OPTIONS } from './shop-options';
import { usePickupDays } from './use-pickup-days';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Select label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

function Fields({ filters, onChange }: Pick<ShopFilterProps, 'filters' | 'onChange'>) {
  const set = (change: Partial<ShopFilters>) => onChange({ ...filters, ...change });
  const days = usePickupDays(filters);
  const price = { inputMode: 'decimal', maxLength: 10, prefix: '$' } as const;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3">
        <AddressText
          {...price}
          label="Price from"
          name="sheetMinPrice"
          value={filters.minPrice}
          onCommit={(minPrice) => set({ minPrice })}
        />
        <AddressText
          {...price}
          label="Price to"
          name="sheetMaxPrice"
          value={filters.maxPrice}
          onCommit={(maxPrice) => set({ maxPrice })}
        />
      </div>
      <Choice
        label="Farming practice"
        value={filters.practice}
        options={PRACTICE_OPTIONS}
        onChange={(practice) => set({ practice: practice as ShopFilters['practice'] })}
      />
      <Choice
        label="Availability"
        value={filters.availability}
        options={AVAILABILITY_OPTIONS}
        onChange={(availability) => set({ availability: availability as ShopFilters['availability'] })}
      />
      <AddressText
        label="Vendors near ZIP code"
        name="sheetZipCode"
        placeholder="ZIP or city"
        maxLength={PLACE_INPUT_LENGTH}
        value={filters.zipCode}
        onCommit={(zipCode) => set({ zipCode })}
      />
      {filters.pickupOn === '' && (
        <Choice
          label="Distance"
          value={String(filters.radius)}
          options={RADIUS_OPTIONS}
          onChange={(miles) => set({ radius: Number(miles) as RadiusMiles })}
        />
      )}
      {days.length > 0 && (
        <Choice
          label="I can pick up on"
          value={filters.pickupOn}
          options={days}
          onChange={(pickupOn) => set({ pickupOn })}
        />
      )}
      <Checkbox
        label="Organic"
        checked={filters.organic}
        onChange={() => set({ organic: !filters.organic })}
      />
    </div>
  );
}

export interface ShopFilterSheetProps extends ShopFilterProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every filter there is. Each takes effect at once; the button only closes the sheet. */
export function ShopFilterSheet({ open, onOpenChange, filters, onChange, summary }: ShopFilterSheetProps) {
  const hasFilters = activeShopFilters(filters).length > 0;
  const footer = (
    <>
      <Button
        look="secondary"
        disabled={!hasFilters}
        onClick={() => onChange(NO_FILTERS)}
        className="shrink-0"
      >
        Clear all
      </Button>
      <Button wide onClick={() => onOpenChange(false)}>
        <span aria-live="polite">{summary || 'Show products'}</span>
      </Button>
    </>
  );
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Filters" footer={footer}>
      <Fields filters={filters} onChange={onChange} />
    </Sheet>
  );
}
