import type { FarmingPractice } from '@farmgate/backend/contract/marketplace/shop';
import { PLACE_INPUT_LENGTH, type RadiusMiles } from '@farmgate/backend/contract/shared/limits';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useSheet } from '../../../lib/page/use-sheet';
import { Button } from '../../../ui/button';
import { CompactSelect } from '../../../ui/fields/compact-select';
import { FilterPill } from '../../../ui/navigation/filter-pill';
import { NO_FILTERS, type ShopFilters, activeShopFilters } from '../address/shop-filters';
import { AddressText } from './filter-fields';
import type { ShopFilterProps } from './filter-props';
import { SHOP_FORM } from './market-hero';
import { AVAILABILITY_OPTIONS, PRACTICE_OPTIONS, RADIUS_OPTIONS } from './shop-options';
import { usePickupDays } from './use-pickup-days';

const loadSheet = () => import('./shop-filter-sheet').then((module) => ({ default: module.ShopFilterSheet }));
const ShopFilterSheet = lazy(loadSheet);

/** On phones the filters are in a sheet behind this. */
export function ShopFilterButton(props: ShopFilterProps) {
  const [open, setOpen] = useSheet();
  const [wanted, setWanted] = useState(false);
  const count = activeShopFilters(props.filters).length;
  return (
    <>
      <Button
        look="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="rounded-full! font-medium! md:hidden! noscript:hidden!"
        icon={<SlidersHorizontal aria-hidden size={16} />}
        onPointerDown={() => void loadSheet()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        Filters
        {count > 0 && (
          <span className="inline-grid min-w-5 place-items-center rounded-full bg-leaf px-1.5 text-xs font-bold text-on-leaf tabular-nums">
            {count}
            <span className="sr-only"> active</span>
          </span>
        )}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <ShopFilterSheet open={open} onOpenChange={setOpen} {...props} />
        </Suspense>
      )}
    </>
  );
}

type Editable = Pick<ShopFilterProps, 'filters' | 'onChange'>;

function Prices({ filters, onChange }: Editable) {
  const price = { inputMode: 'decimal', maxLength: 10, prefix: '$', isCompact: true } as const;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-soft">
      <AddressText
        {...price}
        label="Lowest price"
        name="minPrice"
        form={SHOP_FORM}
        placeholder="from"
        value={filters.minPrice}
        isActive={filters.minPrice !== ''}
        onCommit={(minPrice) => onChange({ ...filters, minPrice })}
      />
      <span aria-hidden>–</span>
      <AddressText
        {...price}
        label="Highest price"
        name="maxPrice"
        form={SHOP_FORM}
        placeholder="to"
        value={filters.maxPrice}
        isActive={filters.maxPrice !== ''}
        onCommit={(maxPrice) => onChange({ ...filters, maxPrice })}
      />
    </span>
  );
}

function Place({ filters, onChange }: Editable) {
  const days = usePickupDays(filters);
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <AddressText
        label="Vendors near ZIP code"
        name="zipCode"
        form={SHOP_FORM}
        placeholder="ZIP or city"
        maxLength={PLACE_INPUT_LENGTH}
        isCompact
        value={filters.zipCode}
        isActive={filters.zipCode !== ''}
        onCommit={(zipCode) => onChange({ ...filters, zipCode })}
      />
      {filters.pickupOn === '' && (
        <CompactSelect
          label="Distance"
          name="radius"
          form={SHOP_FORM}
          value={String(filters.radius)}
          options={RADIUS_OPTIONS}
          isActive={filters.zipCode !== '' && filters.radius !== NO_FILTERS.radius}
          onChange={(miles) => onChange({ ...filters, radius: Number(miles) as RadiusMiles })}
        />
      )}
      {days.length > 0 && (
        <CompactSelect
          label="I can pick up on"
          name="pickupOn"
          form={SHOP_FORM}
          value={filters.pickupOn}
          options={days}
          isActive={filters.pickupOn !== ''}
          onChange={(pickupOn) => onChange({ ...filters, pickupOn })}
        />
      )}
    </span>
  );
}

/** On wide screens everything in one row. */
export function ShopFilterBar({ filters, onChange }: Editable) {
  return (
    <fieldset className="hidden flex-wrap items-center gap-2 md:flex noscript:flex">
      <legend className="sr-only">Filters</legend>
      <Prices filters={filters} onChange={onChange} />
      <CompactSelect
        label="Farming practice"
        name="practice"
        form={SHOP_FORM}
        value={filters.practice}
        options={PRACTICE_OPTIONS}
        isActive={filters.practice !== ''}
        onChange={(practice: FarmingPractice | '') => onChange({ ...filters, practice })}
      />
      <CompactSelect
        label="Availability"
        name="availability"
        form={SHOP_FORM}
        value={filters.availability}
        options={AVAILABILITY_OPTIONS}
        isActive={filters.availability !== ''}
        onChange={(availability: ShopFilters['availability']) => onChange({ ...filters, availability })}
      />
      <FilterPill
        label="Organic"
        name="organic"
        form={SHOP_FORM}
        checked={filters.organic}
        onChange={() => onChange({ ...filters, organic: !filters.organic })}
      />
      <Place filters={filters} onChange={onChange} />
      <Button type="submit" form={SHOP_FORM} size="sm" className="hidden! noscript:inline-flex!">
        Apply filters
      </Button>
    </fieldset>
  );
}
