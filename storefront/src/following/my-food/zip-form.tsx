import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTakeZip } from '../../shared/near/use-take-zip';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/field';

/** Asks where the visitor is. */
export function ZipForm() {
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<string>();
  const takeZip = useTakeZip();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = await takeZip(input.current?.value ?? '');
    setTrouble(found ?? undefined);
    if (found !== null) input.current?.focus();
  };
  return (
    <form
      aria-label="Where are you?"
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        ref={input}
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={ZIP_INPUT_LENGTH}
        className="w-40"
        error={trouble}
      />
      <Button type="submit" className="mt-6.5">
        Show today
      </Button>
    </form>
  );
}
