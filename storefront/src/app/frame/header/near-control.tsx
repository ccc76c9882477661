import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { placeQuery, setNearZip, useNearZip } from '../../../lib/address/near-zip';
import { rememberZip } from '../../../lib/address/recent-zips';
import { ZIP_TITLE } from '../../../lib/address/zip-form-rules';
import { isMissing } from '../../../lib/api/api';
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

/** @returns the address one is at, near another ZIP code, where it names one; null where it does not */
function nearAnother(pathname: string, search: string, zipCode: string): string | null {
  const query = new URLSearchParams(search);
  if (!query.get('zipCode') && query.get('near') === null) return null;
  query.delete('after');
  query.delete('near');
  query.set('zipCode', zipCode);
  return `${pathname}?${query.toString()}`;
}

/** @returns the ZIP code's own trouble in a sentence; null once it is taken */
function useTakeZip() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (text: string): Promise<string | null> => {
    const zipCode = readZip(text);
    if (zipCode === null) return ZIP_TITLE;
    try {
      await client.fetchQuery(placeQuery(zipCode));
    } catch (error) {
      return isMissing(error) ? `There is no ZIP code ${zipCode}.` : 'Please try again.';
    }
    rememberZip(zipCode);
    const address = nearAnother(pathname, search, zipCode);
    if (address !== null) void navigate(address, { replace: true });
    return null;
  };
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
