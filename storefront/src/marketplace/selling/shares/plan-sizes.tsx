import { MAX_SHARE_SIZES } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { TextField } from '../../../ui/fields/field';
import { FieldError } from '../../../ui/fields/field-error';
import { FormSection } from '../../../ui/forms/form-section';
import type { FormPart } from '../../../ui/forms/use-form';
import { NEW_SIZE, type PlanValues, type SizeValues } from './plan-values';

export interface PlanFields {
  form: FormPart<PlanValues>;
}

interface SizeProps extends PlanFields {
  index: number;
  onRemove: (() => void) | null;
}

function SizeFields({ form: { values, change, errorOf }, index, onRemove }: SizeProps) {
  const size = values.sizes[index] ?? NEW_SIZE;
  const field = (name: keyof SizeValues) => ({
    value: size[name] ?? '',
    error: errorOf(`sizes.${index}.${name}`),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({
        sizes: values.sizes.map((one, at) => (at === index ? { ...one, [name]: currentTarget.value } : one)),
      }),
  });
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label="Name" maxLength={60} {...field('name')} />
        <TextField
          label="For whom"
          optional
          maxLength={300}
          placeholder="For two people"
          {...field('description')}
        />
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <TextField label="Price a box" inputMode="decimal" maxLength={12} {...field('price')} />
        <TextField
          label="Places"
          inputMode="numeric"
          maxLength={9}
          help="How many members you take."
          {...field('places')}
        />
        <TextField
          label="Crates a box"
          inputMode="numeric"
          maxLength={3}
          help="Room it takes at a pickup."
          {...field('crates')}
        />
      </div>
      {onRemove && (
        <Button
          look="quiet"
          size="sm"
          className="self-start"
          icon={<Trash2 aria-hidden size={16} />}
          aria-label={`Remove size ${size.name || index + 1}`}
          onClick={onRemove}
        >
          Remove size
        </Button>
      )}
    </Card>
  );
}

/** The sizes of a share, with price and places. */
export function PlanSizes({ form }: PlanFields) {
  const { values, change, errorOf } = form;
  const { sizes } = values;
  return (
    <FormSection title="Sizes" hint="What a member chooses from.">
      {sizes.map((size, index) => (
        <SizeFields
          // New ones have no id; they are only added and removed at their place.
          key={size.id ?? `new-${index}`}
          form={form}
          index={index}
          onRemove={sizes.length > 1 ? () => change({ sizes: sizes.filter((_, at) => at !== index) }) : null}
        />
      ))}
      <FieldError id="sizes-error">{errorOf('sizes')}</FieldError>
      {sizes.length < MAX_SHARE_SIZES && (
        <Button
          look="secondary"
          className="self-start"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => change({ sizes: [...sizes, NEW_SIZE] })}
        >
          Add a size
        </Button>
      )}
    </FormSection>
  );
}
