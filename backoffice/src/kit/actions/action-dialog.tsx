import MuiButton from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef } from 'react';
import { Form, HttpError, required, TextInput } from 'react-admin';
import { GO_BACK } from './go-back';

interface Props {
  title: string;
  label: string;
  color?: ButtonProps['color'];
  explanation?: ReactNode;
  asksReason?: boolean;
  reasonHelp?: string;
  fields?: ReactNode;
  defaults?: object;
  isWaiting: boolean;
  onClose: () => void;
  /** @throws HttpError whose fields are shown at the inputs */
  onSubmit: (body: object, goesOn: boolean) => Promise<void>;
  /** There is a second button, which also leads to the next record. */
  andNext?: boolean;
}

/** The form holds what it asks for alone, not the record of the page around it. */
const NOTHING = {};
/** What is being typed outlives what the server says meanwhile. */
const KEPT = { keepDirtyValues: true, keepErrors: true };

/** Asks before something is done, and for what it needs. What was typed stays when it does not work. */
export function ActionDialog({
  title,
  label,
  color = 'primary',
  isWaiting,
  onClose,
  onSubmit,
  andNext = false,
  ...asked
}: Props) {
  const titleId = useId();
  const goesOn = useRef(false);
  const submit = async (values: object) => {
    try {
      await onSubmit(values, goesOn.current);
      return undefined;
    } catch (error) {
      return error instanceof HttpError ? ((error.body as { errors?: object } | null)?.errors ?? {}) : {};
    }
  };
  return (
    <Dialog open onClose={isWaiting ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Form
        record={NOTHING}
        resetOptions={KEPT}
        onSubmit={submit}
        {...(asked.defaults ? { defaultValues: asked.defaults } : {})}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {asked.explanation && (
            <Typography component="div" color="textSecondary" sx={{ mb: 2 }}>
              {asked.explanation}
            </Typography>
          )}
          {asked.fields}
          {asked.asksReason && (
            <TextInput
              source="reason"
              label="Reason"
              multiline
              minRows={3}
              fullWidth
              autoFocus
              validate={required('Please enter a reason.')}
              helperText={
                asked.reasonHelp ??
                'It’s saved in the audit log. If someone is emailed, the email includes it.'
              }
            />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
          <MuiButton onClick={onClose} disabled={isWaiting}>
            {GO_BACK}
          </MuiButton>
          <MuiButton
            type="submit"
            variant="contained"
            color={color}
            disabled={isWaiting}
            onClick={() => (goesOn.current = false)}
          >
            {isWaiting ? 'Working...' : label}
          </MuiButton>
          {andNext && (
            <MuiButton
              type="submit"
              variant="outlined"
              color={color}
              disabled={isWaiting}
              onClick={() => (goesOn.current = true)}
            >
              {label} and next
            </MuiButton>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}
