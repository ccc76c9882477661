import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { setNearZip, useNearZip } from '../../../lib/address/near-zip';
import { useTakeZip } from '../../../lib/address/use-take-zip';
import { useIsBrowser } from '../../../lib/page/visit';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';

/** Closes it by Escape, by a press elsewhere, and when the page changes. */
function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [details, pathname, search]);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const { current } = details;
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const { current } = details;
      if (key !== 'Escape' || !current?.open) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [details]);
}

/**
 * Where the visitor is, changed in one tap. Until scripts are there, it is a form that leads to the
 * marketplace near the ZIP code.
 */
export function NearControl() {
  const near = useNearZip();
  const isBrowser = useIsBrowser();
  const details = useRef<HTMLDetailsElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [trouble, setTrouble] = useState<string | null>(null);
  const takeZip = useTakeZip();
  useClosing(details);
  const close = () => {
    if (details.current) details.current.open = false;
    details.current?.querySelector('summary')?.focus();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = await takeZip(input.current?.value ?? '');
    setTrouble(found);
    if (found === null) close();
    else input.current?.focus();
  };
  const onToggle = () => {
    if (!details.current?.open) return;
    setTrouble(null);
    if (!input.current) return;
    input.current.value = near ?? '';
    input.current.select();
  };
  return (
    <details ref={details} onToggle={onToggle} className="near">
      <summary>
        <Icon name="map-pin" />
        <span>{isBrowser && (near === null ? 'Set ZIP code' : `Near ${near}`)}</span>
        <Icon name="chevron-down" />
      </summary>
      <form
        role="search"
        aria-label="Your ZIP code"
        action={paths.marketplace()}
        noValidate={isBrowser}
        onSubmit={(event) => void submit(event)}
      >
        <label>
          ZIP code
          <input
            ref={input}
            name="zipCode"
            inputMode="numeric"
            autoComplete="postal-code"
            required
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
        {isBrowser && near !== null && (
          <button
            type="button"
            className="link hit"
            onClick={() => {
              setNearZip(null);
              close();
            }}
          >
            Remove my ZIP code
          </button>
        )}
      </form>
    </details>
  );
}
