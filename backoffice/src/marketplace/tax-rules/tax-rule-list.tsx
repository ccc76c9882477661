import {
  type AdminTaxRule,
  TAX_RULE_TIMES,
} from '@farmgate/backend/contract/marketplace/admin/tax-rules.admin';
import { stateName } from '@farmgate/backend/contract/marketplace/state-words';
import { TAX_CLASS_LABELS } from '@farmgate/backend/contract/marketplace/tax';
import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { May } from '../../kit/may';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { dayText } from '../../kit/texts.rules';
import { ImportRulesButton } from './import-rules-button';
import { TaxGaps } from './tax-gaps';
import { CLASS_CHOICES, daysText, rateText, ruleName, SELLABLE_CHOICES } from './tax-words';

const TIMES: Record<(typeof TAX_RULE_TIMES)[number], string> = {
  now: 'In force today',
  later: 'Not yet',
  over: 'Over',
};

const filters = [
  <SearchInput key="q" source="q" placeholder="Source" alwaysOn />,
  <SelectInput key="state" source="state" choices={SELLABLE_CHOICES} alwaysOn />,
  <SelectInput key="taxClass" source="taxClass" label="Tax class" choices={CLASS_CHOICES} />,
  <SelectInput
    key="time"
    source="time"
    label="When"
    choices={TAX_RULE_TIMES.map((id) => ({ id, name: TIMES[id] }))}
  />,
];

/** What each state charges on which class of products, and where no rule says. */
export function TaxRuleList() {
  return (
    <>
      <TaxGaps />
      <RecordList
        filters={filters}
        sort={{ field: 'state', order: 'ASC' }}
        empty="No tax rules yet. Enter one with its source, or import a spreadsheet."
        actions={
          <May action="import">
            <ImportRulesButton />
          </May>
        }
      >
        <RecordTable<AdminTaxRule>
          small={{
            primary: (rule) => `${ruleName(rule)}, ${rateText(rule)}`,
            secondary: daysText,
            tertiary: ({ checkedOn }) => `Checked ${dayText(checkedOn)}`,
          }}
        >
          <DataTable.Col source="state" render={({ state }: AdminTaxRule) => stateName(state)} />
          <DataTable.Col
            source="taxClass"
            label="Tax class"
            disableSort
            render={({ taxClass }: AdminTaxRule) => TAX_CLASS_LABELS[taxClass]}
          />
          <DataTable.Col
            source="percent"
            label="Rate"
            align="right"
            disableSort
            render={(rule: AdminTaxRule) => rateText(rule)}
          />
          <DataTable.Col source="validFrom" label="Days" render={(rule: AdminTaxRule) => daysText(rule)} />
          <DataTable.Col source="source" disableSort />
          <DataTable.Col
            source="checkedOn"
            label="Checked"
            render={({ checkedOn }: AdminTaxRule) => dayText(checkedOn)}
          />
        </RecordTable>
      </RecordList>
    </>
  );
}
