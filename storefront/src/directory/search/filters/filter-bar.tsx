import { FEATURE_LABELS, PLACE_KINDS } from '@farmgate/backend/contract/directory/place-kinds';
import { ALL_PRODUCTS } from '@farmgate/backend/contract/directory/product-types';
import type { RadiusMiles } from '@farmgate/backend/contract/shared/limits';
import { Suspense, lazy, useState } from 'react';
import { useSheet } from '../../../lib/page/use-sheet';
import { useIsBrowser } from '../../../lib/page/visit';
import { Button } from '../../../ui/button';
import { CompactSelect } from '../../../ui/fields/compact-select';
import { Icon } from '../../../ui/icon';
import { FilterPill } from '../../../ui/navigation/filter-pill';
import {
  BAR_FEATURES,
  FLAG_FILTERS,
  type KindChoice,
  PRODUCT_TYPE_OPTIONS,
  RADIUS_OPTIONS,
  kindOptions,
} from './filter-options';
import {
  NO_FILTERS,
  type PlaceFilters,
  type PlaceSearchCall,
  activeFilters,
  toggleFeature,
} from './place-filters';

const loadSheet = () => import('./filter-sheet').then((module) => ({ default: module.FilterSheet }));
const FilterSheet = lazy(loadSheet);
const KindCounts = lazy(() => import('./kind-counts').then((module) => ({ default: module.KindCounts })));

export interface FilterBarProps {
  /** The id of the search's form: where there are no scripts, it sends the filters. */
  form: string;
  filters: PlaceFilters;
  onChange: (filters: PlaceFilters) => void;
  /** The kinds of places to choose among, where there is a choice. */
  kinds?: KindChoice | undefined;
  /** The search whose places are counted for each kind. */
  call: PlaceSearchCall;
  /** Listings know no filter but the radius. */
  only?: 'radius' | undefined;
  /** What the sheet's button says that it shows: "12 markets found". */
  summary: string;
}

function SheetButton({ filters, kinds, onChange, summary, label }: FilterBarProps & { label: string }) {
  const [open, setOpen] = useSheet();
  const [wanted, setWanted] = useState(false);
  const count = activeFilters(filters).length;
  return (
    <>
      <Button
        look="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="filter-button"
        icon={<Icon name="sliders-horizontal" />}
        onPointerDown={() => void loadSheet()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {label}
        {count > 0 && (
          <span className="inline-grid min-w-5 place-items-center rounded-full bg-leaf px-1.5 text-xs font-bold text-on-leaf tabular-nums">
            {count}
            <span className="sr-only"> active</span>
          </span>
        )}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <FilterSheet
            open={open}
            onOpenChange={setOpen}
            filters={filters}
            kinds={kinds}
            onChange={onChange}
            summary={summary}
          />
        </Suspense>
      )}
    </>
  );
}

function RadiusSelect({ form, filters, onChange }: Pick<FilterBarProps, 'form' | 'filters' | 'onChange'>) {
  return (
    <CompactSelect
      label="Distance"
      name="radius"
      form={form}
      value={String(filters.radius)}
      options={RADIUS_OPTIONS}
      isActive={filters.radius !== NO_FILTERS.radius}
      onChange={(miles) => onChange({ ...filters, radius: Number(miles) as RadiusMiles })}
    />
  );
}

function KindSelect({ form, filters, kinds, onChange }: FilterBarProps & { kinds: KindChoice }) {
  return (
    <CompactSelect
      label="Type"
      name="kind"
      form={form}
      value={filters.kinds.join(',')}
      options={kindOptions(kinds, filters.kinds)}
      isActive={filters.kinds.length > 0}
      onChange={(chosen) =>
        onChange({ ...filters, kinds: PLACE_KINDS.filter((kind) => chosen.split(',').includes(kind)) })
      }
    />
  );
}

/** A day and a time, which the sheet asks for where there are scripts, and what sends the form. */
function WithoutScripts({ form, filters }: Pick<FilterBarProps, 'form' | 'filters'>) {
  return (
    <>
      <label className="hidden items-center gap-2 text-sm noscript:flex">
        Open on
        <input
          type="datetime-local"
          name="openOn"
          form={form}
          defaultValue={filters.openOn}
          className="filter-select w-auto"
        />
      </label>
      {filters.openDay && <input type="hidden" name="openDay" form={form} value={filters.openDay} />}
      <Button type="submit" form={form} size="sm" className="hidden! noscript:inline-flex!">
        Apply filters
      </Button>
    </>
  );
}

/**
 * On wide screens the filters that people use most, in one row; the rest, and on phones all of them, in a
 * sheet.
 */
export function FilterBar(given: FilterBarProps) {
  const { form, filters, onChange, only, call } = given;
  const isBrowser = useIsBrowser();
  const [counted, setCounted] = useState(given.kinds);
  if (only === 'radius') return <RadiusSelect form={form} filters={filters} onChange={onChange} />;
  const kinds = given.kinds && counted;
  const props = { ...given, kinds };
  return (
    <>
      {isBrowser && given.kinds && (
        <Suspense>
          <KindCounts choice={given.kinds} call={call} onCounted={setCounted} />
        </Suspense>
      )}
      <div className="md:hidden">
        <SheetButton {...props} label="Filters" />
      </div>
      <fieldset className="hidden flex-wrap items-center gap-2 md:flex noscript:flex">
        <legend className="sr-only">Filters</legend>
        <CompactSelect
          label="Product type"
          name="productType"
          form={form}
          value={filters.productType}
          options={PRODUCT_TYPE_OPTIONS}
          isActive={filters.productType !== ALL_PRODUCTS}
          onChange={(productType) => onChange({ ...filters, productType })}
        />
        {kinds && <KindSelect {...props} kinds={kinds} />}
        <RadiusSelect form={form} filters={filters} onChange={onChange} />
        {FLAG_FILTERS.map(({ key, label }) => (
          <FilterPill
            key={key}
            label={label}
            name={key}
            form={form}
            checked={filters[key]}
            onChange={() => onChange({ ...filters, [key]: !filters[key] })}
          />
        ))}
        {BAR_FEATURES.map((feature) => (
          <FilterPill
            key={feature}
            label={FEATURE_LABELS[feature]}
            name="features"
            value={feature}
            form={form}
            checked={filters.features.includes(feature)}
            onChange={() => onChange(toggleFeature(filters, feature))}
          />
        ))}
        <SheetButton {...props} label="More filters" />
        <WithoutScripts form={form} filters={filters} />
      </fieldset>
    </>
  );
}
