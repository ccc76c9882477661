import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { useEffect, useId, useRef } from 'react';
import { setNearZip } from '../../../shared/near/near-zip';
import { useTakeZip } from '../../../shared/near/use-take-zip';
import { Button } from '../../../ui/button';
import type { Typed } from '../../../ui/forms/plain-form';
import { SmallForm } from '../../../ui/forms/small-form';

/** Takes another ZIP code, or forgets it. */
export function NearForm({ near, onDone }: { near: string | null; onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const takeZip = useTakeZip();
  useEffect(() => input.current?.select(), []);
  const take = async ({ text }: Typed) => {
    const trouble = await takeZip(text('zip'));
    if (trouble !== null) return { zip: trouble };
    onDone();
    return null;
  };
  const remove = () => {
    setNearZip(null);
    onDone();
  };
  return (
    <SmallForm role="search" aria-label="Your ZIP code" noValidate onSend={take}>
      {({ wrong: { zip: trouble } }) => (
        <>
          <label>
            ZIP code
            <input
              ref={input}
              name="zip"
              defaultValue={near ?? ''}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={ZIP_INPUT_LENGTH}
              aria-invalid={trouble === undefined ? undefined : true}
              aria-describedby={trouble === undefined ? undefined : id}
            />
          </label>
          <Button type="submit">Save</Button>
          {trouble !== undefined && (
            <p role="alert" id={id}>
              {trouble}
            </p>
          )}
          {near !== null && (
            <button type="button" className="link hit" onClick={remove}>
              Remove my ZIP code
            </button>
          )}
        </>
      )}
    </SmallForm>
  );
}
