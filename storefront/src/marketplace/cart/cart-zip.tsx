import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { type SubmitEvent, useId, useState } from 'react';
import { useNearZip } from '../../shared/near/near-zip';
import { useTakeZip } from '../../shared/near/use-take-zip';
import { Button } from '../../ui/button';
import { controlClass } from '../../ui/fields/control-class';
import { FieldError } from '../../ui/fields/field-error';

/** Asks once where the shopper is, as long as that is not known: the cart then says what gets there. */
export function CartZip() {
  const near = useNearZip();
  const takeZip = useTakeZip();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const id = useId();
  if (near !== null) return null;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = await takeZip(text);
    // The form that had the focus is gone then.
    if (found === null) document.getElementById('cart-heading')?.focus();
    else setTrouble(found);
  };
  return (
    <form
      noValidate
      aria-label="Your ZIP code"
      onSubmit={(event) => void submit(event)}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunk px-4 py-3 text-sm"
    >
      <label htmlFor={id} className="min-w-[min(12rem,100%)] flex-1">
        Enter your ZIP code to see how far each pickup is and who delivers to you.
      </label>
      <span className="flex flex-wrap gap-2">
        <input
          id={id}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={ZIP_INPUT_LENGTH}
          placeholder="ZIP code"
          className={`${controlClass} h-11 w-28`}
          aria-invalid={trouble === null ? undefined : true}
          aria-describedby={trouble === null ? undefined : `${id}-error`}
        />
        <Button type="submit" look="secondary">
          Save
        </Button>
      </span>
      {trouble !== null && (
        <div role="alert" className="basis-full">
          <FieldError id={`${id}-error`}>{trouble}</FieldError>
        </div>
      )}
    </form>
  );
}
