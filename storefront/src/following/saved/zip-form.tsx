import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { useTakeZip } from '../../shared/near/use-take-zip';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/field';
import type { Typed } from '../../ui/forms/plain-form';
import { SmallForm } from '../../ui/forms/small-form';

/** Asks where the visitor is. */
export function ZipForm() {
  const takeZip = useTakeZip();
  const send = async ({ text }: Typed) => {
    const trouble = await takeZip(text('zip'));
    return trouble === null ? null : { zip: trouble };
  };
  return (
    <SmallForm
      aria-label="Where are you?"
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSend={send}
    >
      {({ wrong }) => (
        <>
          <TextField
            name="zip"
            label="ZIP code"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={ZIP_INPUT_LENGTH}
            className="w-40"
            error={wrong.zip}
          />
          <Button type="submit" className="mt-6.5">
            Show today
          </Button>
        </>
      )}
    </SmallForm>
  );
}
