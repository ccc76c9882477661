import Alert from '@mui/material/Alert';
import { RecordEdit } from '../../kit/record/record-form';
import { TaxRuleInputs } from './tax-rule-inputs';

/** Corrects a rule, ends it, or deletes it. */
export function TaxRuleEdit() {
  return (
    <RecordEdit isDeletable>
      <Alert severity="info" sx={{ mb: 2, width: '100%' }}>
        Orders that were placed keep their rate. When a rate changes, enter the last day of this rule and add
        a new one, so that both stay on record.
      </Alert>
      <TaxRuleInputs />
    </RecordEdit>
  );
}
