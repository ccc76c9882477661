import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { HttpError, useLogin } from 'react-admin';
import type { SignIn } from './auth-provider';
import { CardPage } from './card-page';

type Field = 'usernameOrEmail' | 'password' | 'code';

const codeOf = (error: unknown) =>
  error instanceof HttpError ? (error.body as { error?: string } | null)?.error : undefined;

/**
 * Signing in. An account with a second factor is asked for its code once the password was right; what was
 * typed stays.
 */
export function LoginPage() {
  const { form, focus } = useFocus();
  const [isAskedForCode, setIsAskedForCode] = useState(false);
  const { send, isWaiting, problem, forget } = useSignIn((error) => {
    const code = codeOf(error);
    const isAboutCode = code === 'SECOND_FACTOR_REQUIRED' || code === 'SECOND_FACTOR_WRONG';
    // Anything but a long wait is then about the password again.
    if (isAboutCode || code === 'INVALID_CREDENTIALS' || code === 'ACCOUNT_LOCKED') {
      setIsAskedForCode(isAboutCode);
    }
    focus(isAboutCode ? 'code' : 'password');
    return code !== 'SECOND_FACTOR_REQUIRED';
  });
  const back = () => {
    forget();
    setIsAskedForCode(false);
    focus('password');
  };
  // Fields that are not asked for stay where they are, with what was typed, for the next try.
  const hiddenIf = (isHidden: boolean) => (isHidden ? { sx: { display: 'none' } } : {});

  return (
    <CardPage title="Back office">
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {isAskedForCode
          ? 'Enter the six-digit code from your authenticator app, or one of your recovery codes.'
          : 'Log in with your administrator account.'}
      </Typography>
      <form ref={form} aria-label="Log in" onSubmit={(event) => void send(event)} noValidate>
        <Stack spacing={2}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <TextField
            name="usernameOrEmail"
            label="Username or email"
            autoComplete="username"
            autoFocus
            required
            {...hiddenIf(isAskedForCode)}
          />
          <TextField
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            required
            {...hiddenIf(isAskedForCode)}
          />
          {isAskedForCode && <TextField name="code" label="Code" autoComplete="one-time-code" required />}
          <Button type="submit" variant="contained" size="large" disabled={isWaiting}>
            {isWaiting ? 'Logging in...' : 'Log In'}
          </Button>
          {isAskedForCode ? (
            <Button onClick={back}>Back</Button>
          ) : (
            <Link href="/forgot-password" underline="hover">
              Forgot your password?
            </Link>
          )}
        </Stack>
      </form>
    </CardPage>
  );
}

/**
 * @returns the form's ref, and how to move the focus to a field once it is shown; what stands in it is
 * selected
 */
function useFocus() {
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ field: Field }>();
  useEffect(() => {
    const field = wanted && form.current?.querySelector<HTMLInputElement>(`input[name="${wanted.field}"]`);
    field?.focus();
    field?.select();
  }, [wanted]);
  return { form, focus: (field: Field) => setWanted({ field }) };
}

/** @param onRefused decides what follows. @returns whether its sentence is shown */
function useSignIn(onRefused: (error: unknown) => boolean) {
  const login = useLogin();
  const [isWaiting, setIsWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget)) as unknown as SignIn;
    setIsWaiting(true);
    setProblem(undefined);
    try {
      await login(given);
    } catch (error) {
      if (onRefused(error)) setProblem((error as Error).message);
    } finally {
      setIsWaiting(false);
    }
  };
  return { send, isWaiting, problem, forget: () => setProblem(undefined) };
}
