import { RecordCreate } from '../../kit/record/record-form';
import { TaxRuleInputs } from './tax-rule-inputs';

/** A new rule. The day on which its source was checked is not preset: someone has to look. */
export function TaxRuleCreate() {
  return (
    <RecordCreate title="Add a tax rule" defaultValues={{ validTo: null, localPercent: 0 }}>
      <TaxRuleInputs />
    </RecordCreate>
  );
}
