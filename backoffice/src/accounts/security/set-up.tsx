import type { SecondFactorOffer } from '@farmgate/backend/contract/accounts/second-factor';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ProofForm } from './proof-form';
import { QrCode } from './qr-code';
import { secondFactorCalls } from './second-factor-calls';

interface Props {
  offer: SecondFactorOffer;
  onCancel: () => void;
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** Sets an authenticator up, in three steps on one page. */
export function SetUp({ offer, onCancel, onConfirmed }: Props) {
  const groups = offer.secret.match(/.{1,4}/g) ?? [];
  return (
    <Stack component="ol" spacing={4} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      <Step number={1} title="Get an authenticator app">
        <Typography color="textSecondary">
          Use any authenticator app, on your phone or in your password manager.
        </Typography>
      </Step>
      <Step number={2} title="Scan this code with it">
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
          <QrCode text={offer.address} label="QR code for your authenticator app" />
          <Box sx={{ minWidth: 0 }}>
            <Typography color="textSecondary">Or enter this secret in the app:</Typography>
            <Typography
              component="p"
              data-testid="secret"
              sx={{
                fontFamily: 'ui-monospace, monospace',
                fontSize: '1.05rem',
                mt: 1,
                overflowWrap: 'anywhere',
              }}
            >
              {groups.join(' ')}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              Time-based, six digits.
            </Typography>
          </Box>
        </Stack>
      </Step>
      <Step number={3} title="Enter the code it shows and your password">
        <ProofForm
          asks={['code', 'password']}
          label="Turn it on"
          waitingLabel="Checking..."
          onCancel={onCancel}
          onSend={async ({ password, code }) =>
            onConfirmed((await secondFactorCalls.confirm(password, code)).recoveryCodes)
          }
        />
      </Step>
    </Stack>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2 }}>
      <Box
        aria-hidden
        sx={{
          width: 32,
          height: 32,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'action.hover',
          color: 'primary.main',
          fontWeight: 700,
        }}
      >
        {number}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="h3" sx={{ lineHeight: '32px', mb: 1 }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
