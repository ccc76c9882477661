import { pickupPaths } from '@farmgate/backend/contract/marketplace/pickup/pickup-paths';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { useFormState } from 'react-hook-form';
import { Select, TextField } from '../../../ui/fields/field';
import { FormSection } from '../../../ui/forms/form-section';
import { Link } from '../../../ui/navigation/link';
import type { ProductFieldsProps } from './product-fields';

/** What it means for a pickup day; asked of vendors that have any, and where it says something already. */
export function PickupFields({
  vendor,
  productId,
  ...props
}: ProductFieldsProps & { vendor: Pick<VendorProfile, 'hasPickups'>; productId?: number | undefined }) {
  const { register, field, control } = props.form;
  const { defaultValues: saved } = useFormState({ control });
  const isTold = saved?.crates !== '1' || saved.leadHours !== '';
  if (!vendor.hasPickups && !isTold) return null;
  return (
    <FormSection title="Pickup days">
      {productId !== undefined && (
        <p className="text-sm">
          Some only for a certain day?{' '}
          <Link to={pickupPaths.stockCalendar({ product: productId })} className="link font-semibold">
            Set stock by date
          </Link>
        </p>
      )}
      <TextField
        label="Crates"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        className="sm:max-w-64"
        help="How much of a pickup day’s room one takes, where you count it in crates. 0 takes none."
        {...field('crates')}
      />
      <div className="flex flex-col gap-1.5">
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,8rem)] items-start gap-3 sm:max-w-80">
          <TextField
            label="Order ahead"
            optional
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            {...field('leadHours')}
          />
          <Select label="Hours or days" {...register('leadUnit')}>
            <option value="hours">hours</option>
            <option value="days">days</option>
          </Select>
        </div>
        <p className="text-xs text-soft">
          How long before pickup you need the order, if that’s before ordering closes. Example: 2 days for
          bread.
        </p>
      </div>
    </FormSection>
  );
}
