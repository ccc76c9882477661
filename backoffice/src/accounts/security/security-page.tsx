import type { SecondFactorOffer, SecondFactorState } from '@farmgate/backend/contract/accounts/second-factor';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';
import { secondFactorCalls } from './second-factor-calls';
import { SecondFactorSummary } from './second-factor-summary';
import { SetUp } from './set-up';

/** What the section is at. */
type Step =
  | { name: 'state' }
  | { name: 'set-up'; offer: SecondFactorOffer }
  | { name: 'codes'; codes: string[] }
  | { name: 'renew' }
  | { name: 'remove' };

/** How one logs in oneself: the second factor, and the way to password and devices. */
export function SecurityPage() {
  return (
    <Stack spacing={3} sx={{ maxWidth: 760, mt: 1 }}>
      <Title title="Login and security" />
      <Paper component="section" aria-labelledby="second-factor" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography id="second-factor" variant="h2" sx={{ mb: 1 }}>
          Two-factor authentication
        </Typography>
        <SecondFactorSection />
      </Paper>
      <Paper component="section" aria-labelledby="password" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography id="password" variant="h2" sx={{ mb: 1 }}>
          Password and devices
        </Typography>
        <Typography color="textSecondary">
          Change your password and see where you’re logged in on{' '}
          <Link href={paths.account}>your account page</Link>. A new password doesn’t turn off two-factor
          authentication.
        </Typography>
      </Paper>
    </Stack>
  );
}

function SecondFactorSection() {
  const { state, problem, load } = useSecondFactor();
  const [step, setStep] = useState<Step>({ name: 'state' });
  const notify = useNotify();
  const back = () => {
    setStep({ name: 'state' });
    load();
  };
  const begin = () => {
    secondFactorCalls
      .begin()
      .then((offer) => setStep({ name: 'set-up', offer }))
      .catch((error: Error) => notify(error.message, { type: 'error' }));
  };
  if (problem) return <Alert severity="error">{problem}</Alert>;
  if (!state) return null;
  if (step.name === 'set-up') {
    const toCodes = (codes: string[]) => setStep({ name: 'codes', codes });
    return <SetUp offer={step.offer} onCancel={back} onConfirmed={toCodes} />;
  }
  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onDone={back} />;
  if (step.name === 'renew') {
    return (
      <>
        <Typography sx={{ mb: 2 }}>Creates ten new recovery codes. The old ones stop working.</Typography>
        <ProofForm
          asks={['password']}
          label="Create new codes"
          waitingLabel="Working..."
          onCancel={back}
          onSend={async ({ password }) => {
            const { recoveryCodes } = await secondFactorCalls.renewCodes(password);
            setStep({ name: 'codes', codes: recoveryCodes });
          }}
        />
      </>
    );
  }
  if (step.name === 'remove') {
    return (
      <>
        <Typography sx={{ mb: 2 }}>
          Your password alone will be enough to log in. We’ll send you an email about it.
        </Typography>
        <ProofForm
          asks={['password', 'code']}
          label="Turn off two-factor authentication"
          waitingLabel="Turning off..."
          color="error"
          takesRecoveryCode
          onCancel={back}
          onSend={async ({ password, code }) => {
            await secondFactorCalls.remove(password, code);
            notify('Two-factor authentication is off.', { type: 'success' });
            back();
          }}
        />
      </>
    );
  }
  return (
    <SecondFactorSummary
      state={state}
      onBegin={begin}
      onRenew={() => setStep({ name: 'renew' })}
      onRemove={() => setStep({ name: 'remove' })}
    />
  );
}

function useSecondFactor() {
  const [state, setState] = useState<SecondFactorState>();
  const [problem, setProblem] = useState<string>();
  const load = () => {
    secondFactorCalls
      .state()
      .then(setState)
      .catch((error: Error) => setProblem(error.message));
  };
  useEffect(load, []);
  return { state, problem, load };
}
