import Box from '@mui/material/Box';
import { DateInput, maxValue, minValue, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { CLASS_CHOICES, SELLABLE_CHOICES } from './tax-words';

const row = {
  ...{ display: 'grid', columnGap: 2, rowGap: 1.5, mb: 1.5, width: '100%' },
  gridTemplateColumns: { sm: '1fr 1fr' },
} as const;

/** A rule with where it is from. */
export function TaxRuleInputs() {
  return (
    <>
      <Box sx={row}>
        <SelectInput
          source="state"
          choices={SELLABLE_CHOICES}
          validate={required('Please choose a state.')}
        />
        <SelectInput
          source="taxClass"
          label="Tax class"
          choices={CLASS_CHOICES}
          validate={required('Please choose a tax class.')}
        />
        <NumberInput
          source="percent"
          label="State rate in percent"
          step={0.001}
          helperText="At most three decimals, such as 6.25 or 6.875."
          validate={[required('Please enter a rate.'), minValue(0), maxValue(100)]}
        />
        <NumberInput
          source="localPercent"
          label="Local rate in percent"
          step={0.001}
          helperText="What counties and cities add. Orders are taxed at both together. Enter 0 for none."
          validate={[required('Please enter a rate, or 0.'), minValue(0), maxValue(100)]}
        />
        <DateInput
          source="validFrom"
          label="First day"
          validate={required('Please enter the first day.')}
          helperText="It begins and ends at midnight in that state."
        />
        <DateInput source="validTo" label="Last day" helperText="Leave blank for no end." />
      </Box>
      <TextInput
        source="source"
        fullWidth
        sx={{ mb: 1.5 }}
        validate={required('Please say where this rate is from.')}
        helperText="Where the rate is from, such as the address of the state’s page."
      />
      <DateInput
        source="checkedOn"
        label="Checked on"
        validate={required('Please enter the day you checked the source.')}
        helperText="When you last compared it with the source."
      />
    </>
  );
}
