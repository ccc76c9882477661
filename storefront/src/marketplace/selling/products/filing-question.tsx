import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { PRODUCT_CATEGORIES, type ProductCategory } from '@farmgate/backend/contract/marketplace/shop';
import { countOf } from '../../../lib/format/format';
import { Select } from '../../../ui/fields/field';

const isCategory = (text: string): text is ProductCategory =>
  (PRODUCT_CATEGORIES as readonly string[]).includes(text);

export interface FilingQuestionProps {
  /** How many products have no category that we know. */
  count: number;
  value: ProductCategory | null;
  onChange: (category: ProductCategory) => void;
}

/** Where products of another system's file go whose category means nothing here. */
export function FilingQuestion({ count, value, onChange }: FilingQuestionProps) {
  return (
    <Select
      label={`Category for ${countOf(count, 'product')}`}
      help="We found no category of ours in the file. You can change it for each product later."
      value={value ?? ''}
      onChange={({ currentTarget }) => {
        if (isCategory(currentTarget.value)) onChange(currentTarget.value);
      }}
    >
      <option value="" disabled>
        Choose a category
      </option>
      {PRODUCT_CATEGORIES.map((category) => (
        <option key={category} value={category}>
          {categoryLabel(category)}
        </option>
      ))}
    </Select>
  );
}
