import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { GO_BACK } from '../../kit/actions/go-back';
import { problemsOf } from './second-factor-calls';

interface Props {
  /** What is asked for, in this order. */
  asks: readonly ('password' | 'code')[];
  label: string;
  waitingLabel: string;
  color?: ButtonProps['color'];
  /** A code may be a recovery code as well. */
  takesRecoveryCode?: boolean;
  onCancel?: () => void;
  /** @throws HttpError */
  onSend: (given: { password: string; code: string }) => Promise<void>;
}

/**
 * Asks for the password, a code, or both. A wrong one is told at its field, which gets the focus; the other
 * stays as it was typed.
 */
export function ProofForm({ asks, label, waitingLabel, color, takesRecoveryCode, onCancel, onSend }: Props) {
  const [isWaiting, setIsWaiting] = useState(false);
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({ fields: {} });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const wrong = asks.find((name) => problems.fields[name]);
    const field = wrong && form.current?.querySelector<HTMLInputElement>(`input[name="${wrong}"]`);
    if (field) {
      field.focus();
      field.select();
    }
    // Only new problems are a reason.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [problems]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = given.get(name);
      return typeof value === 'string' ? value : '';
    };
    setIsWaiting(true);
    try {
      await onSend({ password: text('password'), code: text('code') });
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      setIsWaiting(false);
    }
  };

  const helpOf = {
    password: undefined,
    code: takesRecoveryCode
      ? 'The six-digit code from your authenticator app, or a recovery code.'
      : 'The six-digit code. It changes every 30 seconds.',
  };
  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        {problems.whole && <Alert severity="error">{problems.whole}</Alert>}
        {asks.map((name, index) => (
          <TextField
            key={name}
            name={name}
            label={name === 'password' ? 'Your password' : 'Code'}
            type={name === 'password' ? 'password' : 'text'}
            autoComplete={name === 'password' ? 'current-password' : 'one-time-code'}
            autoFocus={index === 0}
            error={Boolean(problems.fields[name])}
            helperText={problems.fields[name] ?? helpOf[name]}
            required
            slotProps={name === 'code' && !takesRecoveryCode ? { htmlInput: { inputMode: 'numeric' } } : {}}
          />
        ))}
        <Stack direction="row" spacing={1}>
          <Button type="submit" variant="contained" disabled={isWaiting} {...(color ? { color } : {})}>
            {isWaiting ? waitingLabel : label}
          </Button>
          {onCancel && <Button onClick={onCancel}>{GO_BACK}</Button>}
        </Stack>
      </Stack>
    </form>
  );
}
