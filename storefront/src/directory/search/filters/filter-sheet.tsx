import {
  FEATURE_LABELS,
  type Feature,
  PLACE_KINDS,
  PLACE_KIND_LABELS,
  type PlaceKind,
} from '@farmgate/backend/contract/directory/place-kinds';
import type { RadiusMiles } from '@farmgate/backend/contract/shared/limits';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/dialogs/dialog';
import { Checkbox, Select } from '../../../ui/fields/field';
import { FLAG_FILTERS, type KindChoice, PRODUCT_TYPE_OPTIONS, RADIUS_OPTIONS } from './filter-options';
import { OpenOnFields } from './open-on-fields';
import { NO_FILTERS, type PlaceFilters, activeFilters, toggleFeature } from './place-filters';

/** The features of the filter sheet, in groups. */
const FEATURE_GROUPS: readonly { title: string; features: readonly Feature[] }[] = [
  { title: 'SNAP, WIC and more', features: ['snap', 'wic', 'wic_fmnp', 'senior_fmnp', 'snap_match'] },
  { title: 'Payment', features: ['cards', 'mobile_pay', 'checks', 'cash', 'barter', 'volunteer'] },
  { title: 'At the market', features: ['indoor', 'outdoor', 'accessible', 'parking', 'restrooms', 'pets'] },
  { title: 'Order ahead', features: ['online_orders', 'delivery'] },
];

export interface FilterSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  filters: PlaceFilters;
  kinds: KindChoice | undefined;
  onChange: (filters: PlaceFilters) => void;
  summary: string;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col border-t border-line pt-4">
      <legend className="float-left mb-1 text-sm font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

type Editable = Pick<FilterSheetProps, 'filters' | 'kinds' | 'onChange'>;

function Choices({ filters, onChange }: Editable) {
  return (
    <>
      <Select
        label="Product type"
        value={filters.productType}
        onChange={(event) => onChange({ ...filters, productType: event.target.value })}
      >
        {PRODUCT_TYPE_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        label="Distance"
        value={String(filters.radius)}
        onChange={(event) => onChange({ ...filters, radius: Number(event.target.value) as RadiusMiles })}
      >
        {RADIUS_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </>
  );
}

/** Nothing chosen is what the page lists by itself. */
function Kinds({ choice, filters, onChange }: Omit<Editable, 'kinds'> & { choice: KindChoice }) {
  const chosen = filters.kinds.length > 0 ? filters.kinds : choice.preset;
  const toggle = (kind: PlaceKind) => {
    const next = PLACE_KINDS.filter((one) => chosen.includes(one) !== (one === kind));
    onChange({ ...filters, kinds: next.join() === choice.preset.join() ? [] : next });
  };
  return (
    <Group title="Type">
      {choice.kinds.map((kind) => (
        <Checkbox
          key={kind}
          label={PLACE_KIND_LABELS[kind] + (choice.countOf?.([kind]) ?? '')}
          checked={chosen.includes(kind)}
          onChange={() => toggle(kind)}
        />
      ))}
    </Group>
  );
}

function Switches({ filters, kinds, onChange }: Editable) {
  return (
    <>
      {kinds && <Kinds choice={kinds} filters={filters} onChange={onChange} />}
      <Group title="Open and products">
        {FLAG_FILTERS.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={label}
            checked={filters[key]}
            onChange={() => onChange({ ...filters, [key]: !filters[key] })}
          />
        ))}
      </Group>
      {FEATURE_GROUPS.map(({ title, features }) => (
        <Group key={title} title={title}>
          {features.map((feature) => (
            <Checkbox
              key={feature}
              label={FEATURE_LABELS[feature]}
              checked={filters.features.includes(feature)}
              onChange={() => onChange(toggleFeature(filters, feature))}
            />
          ))}
        </Group>
      ))}
    </>
  );
}

/** Every filter there is. Each takes effect at once; the button only closes the sheet. */
export function FilterSheet(props: FilterSheetProps) {
  const { open, onOpenChange, filters, kinds, onChange, summary } = props;
  const hasFilters = activeFilters(filters).length > 0;
  const clear = (
    <Button look="secondary" disabled={!hasFilters} onClick={() => onChange(NO_FILTERS)} className="shrink-0">
      Clear all
    </Button>
  );
  const close = (
    <Button wide onClick={() => onOpenChange(false)}>
      <span aria-live="polite">{summary}</span>
    </Button>
  );
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      footer={
        <>
          {clear}
          {close}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Choices filters={filters} kinds={kinds} onChange={onChange} />
        <OpenOnFields openOn={filters.openOn} onChange={(openOn) => onChange({ ...filters, openOn })} />
        <Switches filters={filters} kinds={kinds} onChange={onChange} />
      </div>
    </Sheet>
  );
}
