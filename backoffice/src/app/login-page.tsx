import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { HttpError, useLogin } from 'react-admin';
import type { SignIn } from './auth-provider';
import { CardPage } from './card-page';

const codeOf = (error: unknown) =>
  error instanceof HttpError ? (error.body as { error?: string } | null)?.error : undefined;

/** Signing in. An account with a second factor is asked for its code once the password was right. */
export function LoginPage() {
  const login = useLogin();
  const [isAskedForCode, setIsAskedForCode] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget)) as unknown as SignIn;
    setIsWaiting(true);
    setProblem(undefined);
    try {
      await login(given);
    } catch (error) {
      if (codeOf(error) === 'SECOND_FACTOR_REQUIRED') setIsAskedForCode(true);
      else setProblem((error as Error).message);
    } finally {
      setIsWaiting(false);
    }
  };

  return (
    <CardPage title="Back office">
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {isAskedForCode
          ? 'Type the six digits that your authenticator shows, or one of your recovery codes.'
          : 'Log in with your administrator account.'}
      </Typography>
      <form ref={form} onSubmit={(event) => void send(event)} noValidate>
        <Stack spacing={2}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <TextField
            name="usernameOrEmail"
            label="Username or email"
            autoComplete="username"
            autoFocus
            required
            sx={isAskedForCode ? { display: 'none' } : undefined}
          />
          <TextField
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            required
            sx={isAskedForCode ? { display: 'none' } : undefined}
          />
          {isAskedForCode && (
            <TextField name="code" label="Code" autoComplete="one-time-code" autoFocus required />
          )}
          <Button type="submit" variant="contained" size="large" disabled={isWaiting}>
            {isWaiting ? 'Logging in...' : 'Log In'}
          </Button>
          {isAskedForCode ? (
            <Button onClick={() => setIsAskedForCode(false)}>Back</Button>
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
