import { MAX_VARIANT_NAME } from '@farmgate/backend/contract/marketplace/variants';
import { WEIGHT_UNIT_SIGNS } from '@farmgate/backend/contract/marketplace/weight/by-weight';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Select, TextField } from '../../../../ui/fields/field';
import { IconButton } from '../../../../ui/icon-button';
import type { ProductFieldsProps } from '../product-fields';
import type { FormPicture } from '../product-form-values';
import { OptionPicture } from './option-picture';
import type { OptionValues } from './option-values';
import { WeightSection } from './weight-section';
import { NOT_BY_WEIGHT, stockInSteps } from './weight-values';

export interface OptionItemProps extends ProductFieldsProps {
  /** Counted from 0. */
  index: number;
  count: number;
  pictures: readonly FormPicture[];
  isDisabled: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function Tools({ name, index, count, isDisabled, onMove, onRemove }: OptionItemProps & { name: string }) {
  return (
    <div className="-my-1 -mr-1.5 ml-auto flex shrink-0">
      {count > 1 && (
        <>
          <IconButton
            data-focus="up"
            label={`Move ${name} up`}
            icon={<ArrowUp aria-hidden size={18} />}
            disabled={isDisabled || index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            data-focus="down"
            label={`Move ${name} down`}
            icon={<ArrowDown aria-hidden size={18} />}
            disabled={isDisabled || index === count - 1}
            onClick={() => onMove(1)}
          />
        </>
      )}
      <IconButton
        label={`Remove ${name}`}
        icon={<Trash2 aria-hidden size={18} />}
        disabled={isDisabled}
        onClick={onRemove}
        className="text-danger!"
      />
    </div>
  );
}

/** What an option may have of its own: weight, growing practice and photo. */
function OwnFields({ form, index, pictures }: OptionItemProps) {
  const { field, getValues, errorOf } = form;
  const [isOpen, setOpen] = useState(() => {
    const { shippingWeight, isOrganic, picture } = getValues(`variants.${index}`);
    return [shippingWeight, isOrganic, picture].some((own) => own !== '');
  });
  const hasError = ['shippingWeight', 'isOrganic', 'picture'].some((name) =>
    errorOf(`variants.${index}.${name}`),
  );
  const withPhoto = pictures.length > 1;
  return (
    <details
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="text-sm"
    >
      <summary className="hit w-fit font-semibold text-leaf">
        {withPhoto ? 'Photo, weight and growing practice' : 'Weight and growing practice'}
      </summary>
      <div className="mt-4 flex flex-col gap-5">
        {withPhoto && <OptionPicture form={form} index={index} pictures={pictures} />}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-5">
          <TextField
            label="Shipping weight in pounds"
            optional
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            help="Leave blank to use the product’s weight."
            {...field(`variants.${index}.shippingWeight`)}
          />
          <Select label="Growing practice" {...field(`variants.${index}.isOrganic`)}>
            <option value="">Same as the product</option>
            <option value="yes">Organic</option>
            <option value="no">Not organic</option>
          </Select>
        </div>
      </div>
    </details>
  );
}

/** What each option has. */
/** What an option asks for instead of the product's deposit. */
function DepositField({ form: { field, control }, index }: OptionItemProps) {
  const { isAsked } = useWatch({ control, name: 'deposit' });
  if (!isAsked) return null;
  return (
    <TextField
      label="Deposit in dollars"
      optional
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      className="sm:max-w-64"
      help="Leave blank to use the product’s deposit."
      {...field(`variants.${index}.deposit`)}
    />
  );
}

function MainFields({ form: { field, control }, index }: OptionItemProps) {
  const isMadeToOrder = useWatch({ control, name: 'madeToOrder' });
  // One that was just removed has none of these any longer.
  const option = useWatch({ control, name: `variants.${index}` }) as OptionValues | undefined;
  const { isByWeight, per } = option ?? NOT_BY_WEIGHT;
  const had = option?.had;
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
      <TextField
        label="Option name"
        placeholder={['Dozen', 'Flat of 30'][index]}
        autoComplete="off"
        maxLength={MAX_VARIANT_NAME}
        required
        data-focus="name"
        {...field(`variants.${index}.name`)}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-start gap-x-4 gap-y-5">
        <TextField
          label={isByWeight ? `Price per ${WEIGHT_UNIT_SIGNS[per]}` : 'Price in dollars'}
          inputMode="decimal"
          placeholder="4.50"
          autoComplete="off"
          maxLength={12}
          required
          {...field(`variants.${index}.price`)}
        />
        {!isMadeToOrder && (
          <TextField
            label="In stock"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            required
            help={[
              had && `It had ${had} when you opened this form.`,
              option && stockInSteps(option, option.inventory),
            ]
              .filter(Boolean)
              .join(' ')}
            {...field(`variants.${index}.inventory`)}
          />
        )}
      </div>
    </div>
  );
}

/** One size or option: its name, its price, how many there are. */
export function OptionItem(props: OptionItemProps) {
  const { form, index } = props;
  // One that was just removed has no name any longer.
  const typed = useWatch({ control: form.control, name: `variants.${index}.name` }) as string | undefined;
  const name = typed?.trim() ?? '';
  return (
    <li data-option={index} className="rounded-card border border-line bg-card p-4">
      <div
        role="group"
        aria-label={`Option ${index + 1}${name && `: ${name}`}`}
        className="flex flex-col gap-4"
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span aria-hidden className="text-sm font-semibold whitespace-nowrap text-soft">
            Option {index + 1}
          </span>
          <Tools {...props} name={name || `option ${index + 1}`} />
        </div>
        <MainFields {...props} />
        <WeightSection form={form} index={index} />
        <DepositField {...props} />
        <OwnFields {...props} />
      </div>
    </li>
  );
}
