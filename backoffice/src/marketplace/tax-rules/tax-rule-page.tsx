import type { AdminTaxRule } from '@farmgate/backend/contract/marketplace/admin/tax-rules.admin';
import { stateName } from '@farmgate/backend/contract/marketplace/state-words';
import { TAX_CLASS_LABELS } from '@farmgate/backend/contract/marketplace/tax';
import { EditButton, useRecordContext } from 'react-admin';
import { Paragraphs, Time } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { dayText } from '../../kit/texts.rules';
import { daysText, rateText } from './tax-words';

/** One rule, and who changed it when. */
export function TaxRulePage() {
  return (
    <RecordPage actions={<EditButton />}>
      <Rule />
      <Fact label="Source">
        <Paragraphs source="source" />
      </Fact>
    </RecordPage>
  );
}

function Rule() {
  const rule = useRecordContext<AdminTaxRule>();
  if (!rule) return null;
  return (
    <Facts>
      <Fact label="State">{stateName(rule.state)}</Fact>
      <Fact label="Tax class">{TAX_CLASS_LABELS[rule.taxClass]}</Fact>
      <Fact label="Rate">{rateText(rule)}</Fact>
      <Fact label="Days">{daysText(rule)}</Fact>
      <Fact label="Checked on">{dayText(rule.checkedOn)}</Fact>
      <Fact label="Changed">
        <Time source="updatedAt" />
      </Fact>
    </Facts>
  );
}
