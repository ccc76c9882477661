import { WEIGHT_UNIT_LABELS } from '@farmgate/backend/contract/marketplace/weight/by-weight';
import { WEIGHT_UNITS } from '@farmgate/backend/contract/marketplace/weight/weight';
import { useFormState, useWatch } from 'react-hook-form';
import { Checkbox, Select, TextField, type TextFieldProps } from '../../../../ui/fields/field';
import { Segmented } from '../../../../ui/fields/segmented';
import type { ProductFieldsProps } from '../product-fields';
import type { OptionValues } from './option-values';
import { readByWeight, shownToShoppers, type WeightValues } from './weight-values';

interface WeightSectionProps extends ProductFieldsProps {
  /** Of the option, counted from 0. */
  index: number;
}

const WAYS = [
  { value: 'no', label: 'By the piece' },
  { value: 'yes', label: 'In steps' },
] as const;

type WeightField = Exclude<keyof WeightValues, 'isByWeight' | 'per' | 'inSteps'>;

function WeightInput({
  name,
  form,
  index,
  ...props
}: WeightSectionProps &
  Pick<TextFieldProps, 'label' | 'placeholder' | 'optional' | 'help'> & { name: WeightField }) {
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
      required={!props.optional}
      {...props}
      {...form.field(`variants.${index}.${name}`)}
    />
  );
}

const ROW = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] items-start gap-x-4 gap-y-5';

function Weights(props: WeightSectionProps & { option: OptionValues }) {
  const { option, ...field } = props;
  if (option.inSteps === 'yes')
    return (
      <div className={ROW}>
        <WeightInput
          {...field}
          name="step"
          label="In steps of"
          placeholder="0.25 lb"
          help="Shoppers choose how many."
        />
        <WeightInput
          {...field}
          name="stepMost"
          label="The most one can weigh"
          optional
          help="Leave blank to allow 10% more."
        />
      </div>
    );
  return (
    <div className={ROW}>
      <WeightInput {...field} name="least" label="Lightest" placeholder="3.5 lb" />
      <WeightInput
        {...field}
        name="usual"
        label="Usual weight"
        optional
        help="Leave blank to use the midpoint."
      />
      <WeightInput {...field} name="most" label="Heaviest" placeholder="5 lb" />
    </div>
  );
}

/** What shoppers see of it, as soon as it can be worked out. */
function Shown({ option }: { option: OptionValues }) {
  const byWeight = readByWeight(option);
  return (
    <p role="status" className="rounded-control bg-sunk px-3.5 py-2.5 text-sm empty:hidden">
      {byWeight && (
        <>
          Shoppers see <span className="font-semibold tabular-nums">{shownToShoppers(byWeight)}</span>. They
          pay for what it weighs, up to the most.
        </>
      )}
    </p>
  );
}

/** Whether an option is sold by weight, and how much one of it weighs. */
export function WeightSection(props: WeightSectionProps) {
  const { form, index } = props;
  const { register, field, control, setValue } = form;
  const { isSubmitted } = useFormState({ control });
  // One that was just removed is not there any longer.
  const option = useWatch({ control, name: `variants.${index}` }) as OptionValues | undefined;
  if (!option) return null;
  return (
    <div className="flex flex-col gap-4">
      <Checkbox label="Sold by weight" className="-my-2" {...register(`variants.${index}.isByWeight`)} />
      {option.isByWeight && (
        <>
          <div className="grid items-end gap-x-4 gap-y-5 sm:grid-cols-2">
            <Select label="The price is" {...field(`variants.${index}.per`)}>
              {WEIGHT_UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {WEIGHT_UNIT_LABELS[unit]}
                </option>
              ))}
            </Select>
            <Segmented
              label="How it’s sold"
              name={`option-${index}-in-steps`}
              value={option.inSteps}
              options={WAYS}
              className="self-end whitespace-nowrap sm:justify-self-start"
              onChange={(inSteps) =>
                setValue(`variants.${index}.inSteps`, inSteps, {
                  shouldDirty: true,
                  shouldValidate: isSubmitted,
                })
              }
            />
          </div>
          <Weights {...props} option={option} />
          <Shown option={option} />
        </>
      )}
    </div>
  );
}
