import { MAX_PRICE_LEVELS } from '@farmgate/backend/contract/marketplace/shares/price-terms';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button';
import { Select, TextField } from '../../../ui/fields/field';
import { FieldError } from '../../../ui/fields/field-error';
import { RadioCard } from '../../../ui/fields/radio-card';
import { FormSection } from '../../../ui/forms/form-section';
import { type LevelValues, NEW_LEVEL } from './plan-price-values';
import type { PlanFields } from './plan-sizes';

interface LevelProps extends PlanFields {
  index: number;
}

function LevelFields({ form: { values, change, errorOf }, index }: LevelProps) {
  const { levels } = values;
  const level = levels[index] ?? NEW_LEVEL;
  const set = (some: Partial<LevelValues>) =>
    change({ levels: levels.map((one, at) => (at === index ? { ...one, ...some } : one)) });
  const isPercent = level.by === 'percent';
  return (
    <div className="grid grid-cols-1 items-start gap-4 rounded-control border border-line p-4 sm:grid-cols-[1fr_auto_9rem_auto]">
      <TextField
        label="Name"
        maxLength={40}
        value={level.name}
        error={errorOf(`levels.${index}.name`)}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <Select
        label="As"
        value={level.by}
        onChange={({ currentTarget }) => set({ by: currentTarget.value as LevelValues['by'] })}
      >
        <option value="amount">Dollars more a box</option>
        <option value="percent">Percent of the price</option>
      </Select>
      <TextField
        label={isPercent ? 'Percent' : 'Dollars'}
        inputMode={isPercent ? 'numeric' : 'text'}
        maxLength={12}
        placeholder={isPercent ? '110' : '3.00'}
        help={isPercent ? 'Below 100 is less.' : '-3.00 is less.'}
        value={level.value}
        error={errorOf(`levels.${index}.value`)}
        onChange={({ currentTarget }) => set({ value: currentTarget.value })}
      />
      {levels.length > 1 && (
        <Button
          look="quiet"
          size="sm"
          className="justify-self-start sm:mt-7"
          icon={<Trash2 aria-hidden size={16} />}
          aria-label={`Remove price ${level.name || index + 1}`}
          onClick={() => change({ levels: levels.filter((_, at) => at !== index) })}
        >
          Remove
        </Button>
      )}
    </div>
  );
}

function Levels({ form }: PlanFields) {
  const { levels } = form.values;
  return (
    <>
      {levels.map((_, index) => (
        // They have no id, and are only added and removed at their place.
        <LevelFields key={index} form={form} index={index} />
      ))}
      <FieldError id="levels-error">{form.errorOf('levels')}</FieldError>
      {levels.length < MAX_PRICE_LEVELS && (
        <Button
          look="secondary"
          className="self-start"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => form.change({ levels: [...levels, NEW_LEVEL] })}
        >
          Add a price
        </Button>
      )}
    </>
  );
}

const KINDS = [
  ['one', 'One price for each size', 'Everyone pays what the size costs.'],
  ['levels', 'Named prices', 'Such as “Supporter” for $3.00 more. The price of the size stays a choice.'],
  ['free', 'Members choose freely', 'Between two percentages of the size’s price.'],
] as const;

/** Whether members choose what they pay. Who packs never sees it. */
export function PlanPrices({ form }: PlanFields) {
  const { values, change, field, errorOf } = form;
  const id = useId();
  const number = { inputMode: 'numeric', maxLength: 3 } as const;
  return (
    <FormSection
      title="Price choice"
      hint="Members choose while they join and pay that price all season. Labels and lists never show it."
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">Whether members choose their price</legend>
        {KINDS.map(([kind, label, help]) => (
          <RadioCard
            key={kind}
            name={id}
            label={label}
            help={help}
            checked={values.prices === kind}
            onChange={() => change({ prices: kind })}
          />
        ))}
      </fieldset>
      <FieldError id="prices-error">{errorOf('prices')}</FieldError>
      {values.prices === 'levels' && <Levels form={form} />}
      {values.prices === 'free' && (
        <div className="grid grid-cols-2 gap-5 sm:max-w-96">
          <TextField label="Least, percent" {...number} {...field('priceFrom')} />
          <TextField label="Most, percent" {...number} {...field('priceTo')} />
        </div>
      )}
    </FormSection>
  );
}
