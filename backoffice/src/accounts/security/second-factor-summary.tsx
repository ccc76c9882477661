import type { SecondFactorState } from '@farmgate/backend/contract/accounts/second-factor';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dayText } from '../../kit/cells';

/** So few codes left that it is time for new ones. */
const FEW_CODES = 3;

interface Props {
  state: SecondFactorState;
  onBegin: () => void;
  onRenew: () => void;
  onRemove: () => void;
}

/** Whether the second factor is on, and what can be done about it. */
export function SecondFactorSummary({ state, onBegin, onRenew, onRemove }: Props) {
  if (!state.isOn) {
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography color="textSecondary">
          With two-factor authentication, you log in with your password and a code from your authenticator
          app. A stolen password alone won’t get anyone in.
        </Typography>
        <Alert severity="warning" sx={{ width: '100%' }}>
          Two-factor authentication is off.
        </Alert>
        <Button variant="contained" onClick={onBegin}>
          Turn on two-factor authentication
        </Button>
      </Stack>
    );
  }
  const { recoveryCodesLeft: left } = state;
  return (
    <Stack spacing={2}>
      <Alert severity="success">On since {dayText(state.since)}.</Alert>
      <Typography color={left <= FEW_CODES ? 'error' : 'text.secondary'}>
        {left === 0
          ? 'You have no recovery codes left. Without your authenticator app, you can’t log in.'
          : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant={left <= FEW_CODES ? 'contained' : 'outlined'} onClick={onRenew}>
          New recovery codes
        </Button>
        <Button color="error" onClick={onRemove}>
          Turn off two-factor authentication
        </Button>
      </Stack>
    </Stack>
  );
}
