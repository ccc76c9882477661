import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/button';
import { sayFailed } from '../../../../ui/dialogs/say-failed';
import { FieldError } from '../../../../ui/fields/field-error';

export interface OutdatedNoteProps {
  load: () => Promise<OwnProductView>;
  onLoaded: (now: OwnProductView) => void;
}

/** Nothing was saved, as that would have ended options that the form did not know. */
export function OutdatedNote({ load, onLoaded }: OutdatedNoteProps) {
  const id = useId();
  const [isLoading, setLoading] = useState(false);
  const show = async () => {
    setLoading(true);
    try {
      onLoaded(await load());
    } catch (error) {
      sayFailed('We couldn’t load the options', error);
    }
    setLoading(false);
  };
  return (
    <div className="flex flex-col items-start gap-3 rounded-control border border-line bg-card p-4">
      <div id={id} className="flex flex-col gap-1 text-sm">
        <FieldError id={`${id}-error`}>
          The options of this product have changed since you opened this form.
        </FieldError>
        <p className="text-soft">
          Nothing was saved. Look at the current options, then save again. We’ll keep what you typed.
        </p>
      </div>
      <Button
        size="sm"
        look="secondary"
        data-invalid
        aria-describedby={id}
        pendingLabel={isLoading && 'Loading...'}
        onClick={() => void show()}
      >
        Show the current options
      </Button>
    </div>
  );
}
