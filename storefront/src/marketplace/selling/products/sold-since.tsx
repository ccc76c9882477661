import type { ImportPreview, SoldSince } from '@farmgate/backend/contract/marketplace/product-files';
import { useId } from 'react';
import { countOf } from '../../../lib/format/format';
import { RadioCard } from '../../../ui/fields/radio-card';
import { soldSinceChoices } from './import-rules';

export interface SoldSinceProps {
  preview: ImportPreview;
  value: SoldSince | null;
  /** It changed while the file was being imported. */
  isAgain: boolean;
  onChange: (value: SoldSince) => void;
}

/** Asks what counts where a file and sales have both changed a stock. */
export function SoldSinceQuestion({ preview, value, isAgain, onChange }: SoldSinceProps) {
  const name = useId();
  const count = preview.soldSince?.rows ?? 0;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">
        {isAgain
          ? 'Some stock changed just now. What should it be?'
          : `${countOf(count, 'stock number')} changed since you downloaded this file. What should it be?`}
      </legend>
      {soldSinceChoices(preview).map(({ choice, label, help }) => (
        <RadioCard
          key={choice}
          label={label}
          help={help}
          name={name}
          checked={value === choice}
          onChange={() => onChange(choice)}
        />
      ))}
    </fieldset>
  );
}
