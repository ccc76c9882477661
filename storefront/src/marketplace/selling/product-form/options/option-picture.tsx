import { type ReactNode, useId } from 'react';
import { Controller } from 'react-hook-form';
import { FieldError } from '../../../../ui/fields/field-error';
import { Picture } from '../../../../ui/pictures/picture';
import { usePreview } from '../../../../ui/pictures/use-preview';
import type { ProductFieldsProps } from '../product-fields';
import type { FormPicture } from '../product-form-values';

interface ChoiceProps {
  name: string;
  label: string;
  isOn: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ name, label, isOn, onChoose, children }: ChoiceProps) {
  return (
    <label className="block aspect-4/3 w-20 cursor-pointer overflow-hidden rounded-control border-2 border-line has-checked:border-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf">
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={isOn}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  );
}

function Thumbnail({ picture }: { picture: FormPicture }) {
  const preview = usePreview(picture.file);
  return (
    <Picture
      address={preview ?? picture.url}
      alt=""
      sizes="5rem"
      otherwise={<span className="block size-full bg-sunk" />}
    />
  );
}

/** Which of the product's photos an option is shown with. */
export function OptionPicture({
  form,
  index,
  pictures,
}: ProductFieldsProps & { index: number; pictures: readonly FormPicture[] }) {
  const name = useId();
  return (
    <Controller
      control={form.control}
      name={`variants.${index}.picture`}
      render={({ field, fieldState }) => {
        const chosen = pictures.some(({ id }) => id === field.value) ? field.value : '';
        return (
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 text-sm font-semibold">Photo</legend>
            <div className="flex flex-wrap gap-2.5">
              <Choice
                name={name}
                label="Same as the product"
                isOn={chosen === ''}
                onChoose={() => field.onChange('')}
              >
                <span className="flex size-full items-center justify-center bg-sunk px-1 text-center text-xs text-soft">
                  Same as product
                </span>
              </Choice>
              {pictures.map((picture, at) => (
                <Choice
                  key={picture.id}
                  name={name}
                  label={`Photo ${at + 1}${picture.alt && `: ${picture.alt}`}`}
                  isOn={chosen === picture.id}
                  onChoose={() => field.onChange(picture.id)}
                >
                  <Thumbnail picture={picture} />
                </Choice>
              ))}
            </div>
            <FieldError id={`${name}-error`}>{fieldState.error?.message}</FieldError>
          </fieldset>
        );
      }}
    />
  );
}
