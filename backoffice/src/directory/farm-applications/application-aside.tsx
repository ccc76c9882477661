import type { AdminFarmApplication } from '@farmgate/backend/contract/directory/admin/farm-applications.admin';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, useRecordContext } from 'react-admin';
import { dayText, words } from '../../kit/cells';

/** What is known besides: the account, farms of that name, earlier applications. */
export function ApplicationAside() {
  const application = useRecordContext<AdminFarmApplication>();
  if (!application) return null;
  const { account, similarFarms, others, zipCode, zipPlace } = application;
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 }, display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Known title="Account" empty="No account with this email address. Approving creates one.">
        {account && (
          <>
            <Link to={`/users/${account.id}/show`}>{account.username}</Link>, {words(account.role)}
            {account.isLocked && ', locked'}
          </>
        )}
      </Known>
      <Known title="ZIP code" empty="We couldn’t find one in the address. You’ll enter it when you approve.">
        {zipCode && `${zipCode}, ${zipPlace ?? ''}`}
      </Known>
      <Known
        title="Similar names nearby"
        empty={zipCode ? `None near ${zipCode}` : 'Without a ZIP code, we don’t know what’s near.'}
      >
        {similarFarms.length > 0 &&
          similarFarms.map(({ id, name, city, state, distanceMiles }) => (
            <div key={id}>
              <Link to={pageOf(id)}>{name}</Link>{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {[city, state].filter(Boolean).join(', ')}
                {distanceMiles !== null && `, ${distanceMiles.toFixed(1)} miles away`}
              </Typography>
            </div>
          ))}
      </Known>
      <Known title="Other applications from this address" empty="No other applications">
        {others.length > 0 &&
          others.map(({ id, farmName, status, createdAt }) => (
            <div key={id}>
              <Link to={`/farm-applications/${id}/show`}>{farmName}</Link>{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {words(status)}, {dayText(createdAt)}
              </Typography>
            </div>
          ))}
      </Known>
    </Paper>
  );
}

/** @param id a number for a registered farm, "place-12" for a place of the directory */
const pageOf = (id: number | string) =>
  typeof id === 'number' ? `/farms/${id}/show` : `/places/${id.replace('place-', '')}/show`;

function Known({ title, empty, children }: { title: string; empty: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="h3" component="h2" sx={{ mb: 0.5, fontSize: '1.05rem' }}>
        {title}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {children || <Typography color="textSecondary">{empty}</Typography>}
      </Box>
    </Box>
  );
}
