import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { setNearZip } from '../../../shared/near/near-zip';
import { useTakeZip } from '../../../shared/near/use-take-zip';
import { Button } from '../../../ui/button';

/** Takes another ZIP code, or forgets it. */
export function NearForm({ near, onDone }: { near: string | null; onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [trouble, setTrouble] = useState<string | null>(null);
  const takeZip = useTakeZip();
  useEffect(() => input.current?.select(), []);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = await takeZip(input.current?.value ?? '');
    setTrouble(found);
    if (found === null) onDone();
    else input.current?.focus();
  };
  const remove = () => {
    setNearZip(null);
    onDone();
  };
  return (
    <form role="search" aria-label="Your ZIP code" noValidate onSubmit={(event) => void submit(event)}>
      <label>
        ZIP code
        <input
          ref={input}
          defaultValue={near ?? ''}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={ZIP_INPUT_LENGTH}
          aria-invalid={trouble === null ? undefined : true}
          aria-describedby={trouble === null ? undefined : id}
        />
      </label>
      <Button type="submit">Save</Button>
      {trouble !== null && (
        <p role="alert" id={id}>
          {trouble}
        </p>
      )}
      {near !== null && (
        <button type="button" className="link hit" onClick={remove}>
          Remove my ZIP code
        </button>
      )}
    </form>
  );
}
