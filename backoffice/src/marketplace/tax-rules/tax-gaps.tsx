import type { TaxGaps as Gaps } from '@farmgate/backend/contract/marketplace/admin/tax-rules.admin';
import { stateName } from '@farmgate/backend/contract/marketplace/state-words';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-admin';
import { dayText, dollars } from '../../kit/cells';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';
import { SmallTable } from '../orders/small-table';
import { classNames, ruleName } from './tax-words';

export const GAPS_KEY = ['tax-rules', 'gaps'];

/** Whether rules hold, which are missing, and what was sold without one. */
export function TaxGaps() {
  const { data, error } = useQuery({
    queryKey: GAPS_KEY,
    queryFn: async () => (await http(`${API}/tax-rules/gaps`)).json as Gaps,
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!data.isInForce && (
        <Alert severity="info">
          Orders are taxed at the flat 8%. These rules are used once you switch to them in{' '}
          <Link to="/settings">Settings</Link>.
        </Alert>
      )}
      {data.missing.length > 0 && <Missing {...data} />}
      {data.sold.length > 0 && <Sold sold={data.sold} />}
    </Box>
  );
}

function Missing({ missing, isInForce }: Gaps) {
  return (
    <Alert severity={isInForce ? 'warning' : 'info'} sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle>
        {isInForce ? 'No tax is charged where a rule is missing' : 'Rules that are still missing'}
      </AlertTitle>
      Products of these classes can be bought in these states:
      <Box
        component="ul"
        aria-label="Missing rules"
        sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 220, overflowY: 'auto' }}
      >
        {missing.map(({ state, taxClasses }) => (
          <li key={state}>
            {stateName(state)}: {classNames(taxClasses)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function Sold({ sold }: Pick<Gaps, 'sold'>) {
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <AlertTitle>Sold without a rule, so without tax</AlertTitle>
      <SmallTable
        label="Sold without a rule"
        heads={['State and class', '>Lines', '>Products', 'Last sold']}
        rows={sold.map((row) => ({
          key: `${row.state} ${row.taxClass}`,
          cells: [
            ruleName(row),
            row.lines.toLocaleString('en-US'),
            dollars(row.products),
            dayText(row.lastSoldAt),
          ],
        }))}
      />
    </Alert>
  );
}
