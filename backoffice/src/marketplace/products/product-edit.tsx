import { UNITS } from '@farmgate/backend/contract/directory/categories';
import type { AdminProduct } from '@farmgate/backend/contract/marketplace/admin/products.admin';
import { MAX_CRATES, MAX_LEAD_HOURS } from '@farmgate/backend/contract/marketplace/pickup/pickup-schedules';
import {
  MAX_QUANTITY,
  PRODUCT_CATEGORIES,
  SHIPPING_METHODS,
} from '@farmgate/backend/contract/marketplace/shop';
import Box from '@mui/material/Box';
import type { ChangeEvent } from 'react';
import {
  ArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  FormDataConsumer,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextArrayInput,
  TextInput,
  type TransformData,
  useRecordContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { choicesOf } from '../../kit/choices';
import { RecordEdit } from '../../kit/record/record-form';
import { CLASS_CHOICES } from '../tax-rules/tax-words';
import { withChangedStock } from './changed-stock.rules';
import { DepositInputs } from './deposit-inputs';

const row = { display: 'grid', columnGap: 2, width: '100%', gridTemplateColumns: { sm: '1fr 1fr' } } as const;

/** So that the label of an option's first field stays clear of the option above. */
const AIRY = {
  '& .RaSimpleFormIterator-line': { py: 1.5 },
  '& .RaSimpleFormIterator-form': { gap: 1.5 },
};

type Helped = { helperText?: string | false };

const PriceInput = (props: Helped) => (
  <NumberInput
    source="price"
    label="Price ($)"
    step={0.01}
    validate={[required(), minValue(0.01), maxValue(100_000)]}
    {...props}
  />
);

const StockInput = (props: Helped) => (
  <NumberInput
    source="inventory"
    label="In stock"
    step={1}
    validate={[required(), minValue(0), maxValue(MAX_QUANTITY)]}
    {...props}
  />
);

const OptionDepositInput = () => (
  <NumberInput
    source="deposit"
    label="Deposit ($)"
    step={0.01}
    validate={[minValue(0.01), maxValue(100_000)]}
    helperText={false}
  />
);

/** A product that ends to be made to order says how many there are: what stood there counted nothing. */
function MadeToOrderInput() {
  const product = useRecordContext<AdminProduct>();
  const { setValue } = useFormContext();
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!product?.madeToOrder) return;
    const stockOf = (inventory: number) => (target.checked ? inventory : null);
    if (product.variants.length === 0) setValue('inventory', stockOf(product.inventory));
    product.variants.forEach(({ inventory }, index) => {
      setValue(`variants.${index}.inventory`, stockOf(inventory));
    });
  };
  return (
    <BooleanInput
      source="madeToOrder"
      label="Made to order"
      helperText="Its stock isn’t counted, and it never sells out."
      onChange={onChange}
    />
  );
}

const savedOf: TransformData = (form: AdminProduct, { previousData } = { previousData: form }) =>
  withChangedStock(form, previousData as AdminProduct);

/** What staff may correct in a product. */
export function ProductEdit() {
  return (
    <RecordEdit transform={savedOf}>
      <TextInput source="name" validate={required()} fullWidth />
      <TextInput source="description" multiline minRows={3} validate={required()} fullWidth />
      <Box sx={row}>
        <SelectInput source="category" choices={choicesOf(PRODUCT_CATEGORIES)} validate={required()} />
        <SelectInput source="unit" choices={choicesOf(UNITS)} validate={required()} />
        <SelectInput
          source="taxClass"
          label="Tax class"
          choices={CLASS_CHOICES}
          parse={(value: string) => (value === '' ? null : value)}
          emptyText="By category"
          helperText="Counts while orders are taxed by rules."
        />
        <span />
        <FormDataConsumer<AdminProduct>>
          {({ formData }) => formData.variants.length === 0 && <PriceInput />}
        </FormDataConsumer>
        <FormDataConsumer<AdminProduct>>
          {({ formData }) =>
            formData.variants.length === 0 &&
            !formData.madeToOrder &&
            !formData.box && (
              <StockInput helperText="If someone orders while this form is open, saving shows the new stock instead." />
            )
          }
        </FormDataConsumer>
      </Box>
      <FormDataConsumer<AdminProduct>>
        {({ formData }) =>
          formData.variants.length > 0 && (
            <ArrayInput source="variants" label="Options" fullWidth sx={{ mt: 2 }}>
              <SimpleFormIterator inline disableAdd disableClear disableRemove disableReordering sx={AIRY}>
                <TextInput source="name" size="small" validate={required()} helperText={false} />
                <PriceInput helperText={false} />
                {!formData.madeToOrder && <StockInput helperText={false} />}
                {formData.deposit !== null && <OptionDepositInput />}
              </SimpleFormIterator>
            </ArrayInput>
          )
        }
      </FormDataConsumer>
      <FormDataConsumer<AdminProduct>>
        {({ formData }) => !formData.box && <MadeToOrderInput />}
      </FormDataConsumer>
      <DepositInputs />
      <BooleanInput source="isActive" label="Active" helperText="The vendor can change this too." />
      <BooleanInput source="isOrganic" label="Organic" />
      <TextArrayInput source="tags" helperText="Press Enter after each." fullWidth />
      <CheckboxGroupInput
        source="shippingMethods"
        label="Delivery"
        helperText="Leave blank to use the vendor’s."
        choices={choicesOf(SHIPPING_METHODS)}
      />
      <Box sx={row}>
        <NumberInput source="shippingWeight" label="Shipping weight (pounds)" min={0} />
        <span />
        <DateInput source="harvestDate" label="Harvested" />
        <DateInput source="expirationDate" label="Best before" />
        <NumberInput
          source="crates"
          step={1}
          helperText="Of a pickup’s room that is counted in crates."
          validate={[required(), minValue(0), maxValue(MAX_CRATES)]}
        />
        <NumberInput
          source="leadHours"
          label="Order ahead (hours)"
          step={1}
          helperText="Before a pickup, where that is earlier than its cutoff."
          validate={[required(), minValue(0), maxValue(MAX_LEAD_HOURS)]}
        />
      </Box>
    </RecordEdit>
  );
}
