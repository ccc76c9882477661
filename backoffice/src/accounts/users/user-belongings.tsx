import type { AdminUser } from '@farmgate/backend/contract/accounts/users.admin';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, useRecordContext } from 'react-admin';
import { listPath } from '../../kit/record/list-path';

/** What belongs to an account, in every domain. */
export function UserBelongings() {
  const user = useRecordContext<AdminUser>();
  if (!user) return null;
  const mine = { userId: user.id };
  return (
    <Paper component="section" aria-labelledby="belongings" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="belongings" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        In this account
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Counted label="Sessions" count={user.sessionCount} to={listPath('sessions', mine)} />
        <Counted label="Farms" count={user.farmCount} to={listPath('farms', mine)}>
          {user.farms.map(({ id, name }) => (
            <Link key={id} to={`/farms/${id}/show`} variant="body2">
              {name}
            </Link>
          ))}
        </Counted>
        <Counted label="Markets" count={user.marketCount} to={listPath('market-managers', mine)} />
        <Counted label="Listings" count={user.listingCount} to={listPath('listings', mine)} />
        <Counted
          label="Vendor"
          count={user.vendor ? user.vendor.name : 0}
          to={`/vendors/${user.vendor?.id}/show`}
        />
        <Counted label="Orders" count={user.orderCount} to={listPath('orders', mine)} />
        <Counted label="Reviews" count={user.reviewCount} to={listPath('reviews', mine)} />
        <Counted label="Messages to us" count="All" to={listPath('messages', { email: user.email })} />
        <Counted label="Emails" count="All" to={listPath('mails', { recipient: user.email })} />
      </Box>
    </Paper>
  );
}

interface CountedProps {
  label: string;
  /** A number, or what stands for it; 0 leads nowhere. */
  count: number | string;
  to: string;
  children?: ReactNode;
}

function Counted({ label, count, to, children }: CountedProps) {
  return (
    <Box
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 0.5,
      }}
    >
      <Box component="dt">{label}</Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
        {count === 0 ? (
          <Typography component="span" color="textSecondary">
            None
          </Typography>
        ) : (
          <Link to={to} aria-label={`${label}: ${count}`}>
            {typeof count === 'number' ? count.toLocaleString('en-US') : count}
          </Link>
        )}
      </Box>
      {children && (
        <Box
          component="dd"
          sx={{ m: 0, flexBasis: '100%', display: 'flex', flexDirection: 'column', gap: 0.5 }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
}
