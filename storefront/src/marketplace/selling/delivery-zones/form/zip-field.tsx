import { MAX_ZIP_TEXT, readZipText } from '@farmgate/backend/contract/marketplace/pickup/zip-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countOf } from '../../../../lib/format/format';
import { Button } from '../../../../ui/button';
import { TextArea } from '../../../../ui/fields/field';
import { useSettled } from '../../../../ui/fields/use-settled';
import { ZipMap, type ZipCircle } from '../zip-map';
import { zipTextQuery } from '../zone-queries';
import { RadiusField } from './radius-field';
import { withoutZip } from './zone-values';

const TYPING_PAUSE_MS = 500;

export interface ZipFieldProps {
  /** The vendor's own ZIP code. */
  home: string;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** ZIP codes that are typed, pasted, or found by distance, and where they are. */
export function ZipField({ home, text, error, onChange }: ZipFieldProps) {
  const [circle, setCircle] = useState<ZipCircle | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const settled = useSettled(text, TYPING_PAUSE_MS);
  const hasZips = readZipText(settled).zipCodes.length > 0;
  const { data } = useQuery({
    ...zipTextQuery(settled),
    enabled: hasZips,
    placeholderData: keepPreviousData,
  });
  const places = (hasZips && data?.zipCodes) || [];
  const shown = places.find(({ zipCode }) => zipCode === chosen);
  const problem = hasZips && !error && settled === text ? data?.problem : null;
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <div>
          <TextArea
            label="ZIP codes"
            rows={4}
            maxLength={MAX_ZIP_TEXT}
            spellCheck={false}
            placeholder="33901, 33903"
            help="Type or paste them. Separate them any way you like."
            value={text}
            error={error}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <p role="status" className="mt-1.5 text-sm">
            {hasZips && <span className="font-semibold">{countOf(places.length, 'ZIP code')}</span>}
            {problem && <span className="text-soft"> · {problem}</span>}
          </p>
        </div>
        <RadiusField home={home} text={text} onChange={onChange} onFound={setCircle} />
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <div className="h-80 lg:h-auto lg:flex-1">
          <ZipMap places={places} circle={circle} chosen={shown?.zipCode ?? null} onChoose={setChosen} />
        </div>
        {shown && (
          <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
            {shown.zipCode} {shown.city}, {shown.state}
            <Button size="sm" look="quiet" onClick={() => onChange(withoutZip(text, shown.zipCode))}>
              Remove {shown.zipCode}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
