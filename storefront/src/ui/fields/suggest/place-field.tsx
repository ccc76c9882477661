import { PLACE_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import type { SearchFieldProps } from '../search-field';
import { SuggestField } from './suggest-field';

/** A field for a ZIP code or the name of a city, which it suggests. The one that is chosen is searched. */
export function PlaceField(props: SearchFieldProps) {
  return (
    <SuggestField
      inputMode="search"
      maxLength={PLACE_INPUT_LENGTH}
      {...props}
      scope={{ of: 'places' }}
      onChoose={({ value }, input) => {
        input.value = value;
        input.form?.requestSubmit();
      }}
    />
  );
}
