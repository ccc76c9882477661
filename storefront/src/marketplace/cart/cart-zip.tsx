import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { useId } from 'react';
import { useNearZip } from '../../shared/near/near-zip';
import { useTakeZip } from '../../shared/near/use-take-zip';
import { Button } from '../../ui/button';
import { controlClass } from '../../ui/fields/control-class';
import { FieldError } from '../../ui/fields/field-error';
import type { Typed } from '../../ui/forms/plain-form';
import { SmallForm } from '../../ui/forms/small-form';

/** Asks once where the shopper is, as long as that is not known: the cart then says what gets there. */
export function CartZip() {
  const near = useNearZip();
  const takeZip = useTakeZip();
  const id = useId();
  if (near !== null) return null;
  const take = async ({ text }: Typed) => {
    const trouble = await takeZip(text('zip'));
    if (trouble !== null) return { zip: trouble };
    // The form that had the focus is gone then.
    document.getElementById('cart-heading')?.focus();
    return null;
  };
  return (
    <SmallForm
      noValidate
      aria-label="Your ZIP code"
      onSend={take}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunk px-4 py-3 text-sm"
    >
      {({ wrong: { zip: trouble } }) => (
        <>
          <label htmlFor={id} className="min-w-[min(12rem,100%)] flex-1">
            Enter your ZIP code to see how far each pickup is and who delivers to you.
          </label>
          <span className="flex flex-wrap gap-2">
            <span className="w-32">
              <input
                id={id}
                name="zip"
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={ZIP_INPUT_LENGTH}
                placeholder="ZIP code"
                className={`${controlClass} h-11`}
                aria-invalid={trouble === undefined ? undefined : true}
                aria-describedby={trouble === undefined ? undefined : `${id}-error`}
              />
            </span>
            <Button type="submit" look="secondary">
              Save
            </Button>
          </span>
          {trouble !== undefined && (
            <div role="alert" className="basis-full">
              <FieldError id={`${id}-error`}>{trouble}</FieldError>
            </div>
          )}
        </>
      )}
    </SmallForm>
  );
}
