import {
  MAX_ZIP_RADIUS_MILES,
  MAX_ZONE_ZIP_CODES,
} from '@farmgate/backend/contract/marketplace/pickup/zip-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../../lib/api/api';
import { issuesOf } from '../../../../lib/api/field-issues';
import { countOf } from '../../../../lib/format/format';
import { Button } from '../../../../ui/button';
import { onEnter } from '../../../../ui/events';
import { TextField } from '../../../../ui/fields/field';
import { atFields, errorAt, errorsOf } from '../../../../ui/forms/field-errors';
import type { ZipCircle } from '../zip-map';
import { zipCodesAround } from '../zone-queries';
import { withZips } from './zone-values';

export interface RadiusFieldProps {
  /** The vendor's own ZIP code, to start from. */
  home: string;
  text: string;
  onChange: (text: string) => void;
  onFound: (circle: ZipCircle | null) => void;
}

/** Adds all ZIP codes within so many miles of one, with a way back. */
export function RadiusField({ home, text, onChange, onFound }: RadiusFieldProps) {
  const [asked, setAsked] = useState({ zipCode: home, miles: '10' });
  const [before, setBefore] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const finding = useMutation({
    mutationFn: () => zipCodesAround(asked.zipCode, asked.miles),
    onSuccess: ({ zipCodes, total }) => {
      const around = `within ${countOf(Number(asked.miles), 'mile')} of ${asked.zipCode}`;
      if (total > MAX_ZONE_ZIP_CODES)
        return setSaid(
          `${total} ZIP codes are ${around}. A zone can have ${MAX_ZONE_ZIP_CODES}, so choose fewer miles.`,
        );
      const next = withZips(
        text,
        zipCodes.map(({ zipCode }) => zipCode),
      );
      const [center] = zipCodes;
      onFound(center ? { ...center, zipCode: asked.zipCode, miles: Number(asked.miles) } : null);
      setBefore(next.added > 0 ? text : null);
      setSaid(
        next.added > 0
          ? `Added ${countOf(next.added, 'ZIP code')} ${around}.`
          : `You have all ZIP codes ${around} already.`,
      );
      onChange(next.text);
    },
    onError: () => setSaid(''),
  });
  const issues = atFields(issuesOf(finding.error), asked, (path) => path);
  const errors = errorsOf(issues);
  const failure = finding.error && issues.length === 0;
  const add = () => !finding.isPending && finding.mutate();
  const field = (name: keyof typeof asked) => ({
    value: asked[name],
    error: errorAt(errors, name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setAsked({ ...asked, [name]: currentTarget.value }),
    // Enter adds them here, and does not save the zone.
    onKeyDown: onEnter(add),
  });
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-control bg-sunk p-3 sm:p-4">
      <legend className="float-left text-sm font-semibold">Add by distance</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,5.5rem)] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_auto]">
        <TextField label="Around ZIP code" inputMode="numeric" maxLength={10} {...field('zipCode')} />
        <TextField
          label="Miles"
          inputMode="numeric"
          maxLength={2}
          help={`1 to ${MAX_ZIP_RADIUS_MILES}`}
          {...field('miles')}
        />
        <Button
          look="secondary"
          className="col-span-2 sm:col-span-1 sm:mt-7"
          pendingLabel={finding.isPending && 'Looking...'}
          onClick={add}
        >
          Add ZIP codes
        </Button>
      </div>
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(finding.error, 'We couldn’t look them up. Check your connection and try again.')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm has-[p:empty]:hidden">
        <p role="status">{said}</p>
        {before !== null && (
          <Button
            size="sm"
            look="quiet"
            onClick={() => {
              onChange(before);
              onFound(null);
              setBefore(null);
              setSaid('ZIP codes removed.');
            }}
          >
            Undo
          </Button>
        )}
      </div>
    </fieldset>
  );
}
