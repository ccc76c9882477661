import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import {
  Create,
  DeleteButton,
  Edit,
  HttpError,
  type RaRecord,
  RecordRepresentation,
  SaveButton,
  SimpleForm,
  Toolbar,
  useDataProvider,
  useGetRecordId,
  useNotify,
  useRefresh,
  useResourceContext,
} from 'react-admin';

interface Props {
  children: ReactNode;
  /** Where saving leads; default: the record's page where there is one. */
  redirect?: 'show' | 'list' | 'edit' | false;
  /** At the right on wide screens. */
  aside?: React.ReactElement;
  /** The record can be deleted from here; asks first. */
  isDeletable?: boolean;
}

/** Lines that are not longer than one reads with ease. */
const READABLE = { maxWidth: 760 };

const isConflict = (error: unknown) =>
  error instanceof HttpError && (error.body as { error?: string } | null)?.error === 'CHANGED_MEANWHILE';

/**
 * A form for one record. When somebody else has saved the same field meanwhile, nothing is overwritten: the form keeps what was typed, shows
 * what the record holds now, and saving again, knowingly, replaces that.
 */
export function RecordEdit({ children, redirect = 'show', isDeletable = false, aside }: Props) {
  const { onError, seen, banner } = useConflicts();
  return (
    <Edit
      mutationMode="pessimistic"
      title={<RecordRepresentation />}
      redirect={redirect}
      mutationOptions={{ onError, ...(seen ? { meta: { seen } } : {}) }}
      {...(aside ? { aside } : {})}
    >
      <SimpleForm sx={READABLE} toolbar={<FormToolbar isDeletable={isDeletable} />} warnWhenUnsavedChanges>
        {banner}
        {children}
      </SimpleForm>
    </Edit>
  );
}

/** A form for a new record. */
export function RecordCreate({ children, redirect = 'show', aside }: Props) {
  return (
    <Create redirect={redirect} {...(aside ? { aside } : {})}>
      <SimpleForm sx={READABLE} toolbar={<FormToolbar isDeletable={false} />} warnWhenUnsavedChanges>
        {children}
      </SimpleForm>
    </Create>
  );
}

function FormToolbar({ isDeletable }: { isDeletable: boolean }) {
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      {isDeletable && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  );
}

function useConflicts() {
  const resource = useResourceContext() ?? '';
  const id = useGetRecordId();
  const data = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [seen, setSeen] = useState<RaRecord>();

  const onError = (error: unknown) => {
    if (!isConflict(error)) {
      notify((error as Error).message, { type: 'error' });
      return;
    }
    data
      .getOne(resource, { id })
      .then((answer: { data: RaRecord }) => setSeen(answer.data))
      .catch(() => notify((error as Error).message, { type: 'error' }));
  };
  const takeTheirs = () => {
    setSeen(undefined);
    refresh();
  };
  const banner = seen && (
    <Alert
      severity="warning"
      sx={{ mb: 2, width: '100%' }}
      action={
        <Button color="inherit" onClick={takeTheirs}>
          Take theirs
        </Button>
      }
    >
      <AlertTitle>Somebody else has changed this meanwhile</AlertTitle>
      Nothing was saved. It holds now what the fields say in red. Save again to put yours in its place, or
      take theirs.
    </Alert>
  );
  return { onError, seen, banner };
}
