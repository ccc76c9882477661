import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { type ReactElement, type ReactNode, useState } from 'react';
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
  TopToolbar,
  type TransformData,
  useDataProvider,
  useGetRecordId,
  useNotify,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import { FollowRecord } from './follow-record';

interface Props {
  children: ReactNode;
  /** Where saving leads; default: the record's page where there is one. */
  redirect?: 'show' | 'list' | 'edit' | false;
  /** At the right on wide screens. */
  aside?: ReactElement;
  /** The record can be deleted from here; asks first. */
  isDeletable?: boolean;
  /** As wide as the screen, for what is not read line by line. */
  isWide?: boolean;
  /** In the place of the bar with the buttons. */
  toolbar?: ReactElement;
  /** Buttons over the form. */
  actions?: ReactNode;
  /** Told when the record is saved. */
  onSaved?: () => void;
}

interface EditProps extends Props {
  /** What is saved of what the form has, beside the record as it was loaded. */
  transform?: TransformData;
}

interface CreateProps extends Props {
  /** Of the page: "Add a farm". */
  title: string;
  /** What the fields hold at first. */
  defaultValues?: object;
}

/**
 * A record that is fetched again while somebody writes would empty the form when another person has changed
 * it.
 */
const STAYS = { refetchOnWindowFocus: false, refetchOnReconnect: false };

/** Lines that are not longer than one reads with ease. */
const READABLE = { maxWidth: 760 };

const isConflict = (error: unknown) =>
  error instanceof HttpError && (error.body as { error?: string } | null)?.error === 'CHANGED_MEANWHILE';

/**
 * A form for one record. When somebody else has saved the same field meanwhile, nothing is overwritten: the
 * form keeps what was typed, shows what the record holds now, and saving again, knowingly, replaces that.
 */
export function RecordEdit({
  children,
  redirect = 'show',
  isDeletable = false,
  aside,
  transform,
  ...props
}: EditProps) {
  const { onError, seen, banner, forget } = useConflicts();
  const onSettled = (_record: unknown, error: unknown) => {
    if (error) return;
    forget();
    props.onSaved?.();
  };
  return (
    <Edit
      mutationMode="pessimistic"
      title={<RecordRepresentation />}
      redirect={redirect}
      mutationOptions={{ onError, onSettled, ...(seen ? { meta: { seen } } : {}) }}
      queryOptions={STAYS}
      actions={
        props.actions ? <TopToolbar sx={{ flexWrap: 'wrap', gap: 1 }}>{props.actions}</TopToolbar> : false
      }
      {...(aside ? { aside } : {})}
      {...(transform ? { transform } : {})}
    >
      <SimpleForm
        sx={props.isWide ? {} : READABLE}
        toolbar={props.toolbar ?? <FormToolbar isDeletable={isDeletable} />}
        warnWhenUnsavedChanges
      >
        <FollowRecord page="edit" />
        {banner}
        {children}
      </SimpleForm>
    </Edit>
  );
}

/** A form for a new record. */
export function RecordCreate({
  title,
  children,
  redirect = 'show',
  aside,
  defaultValues,
  ...props
}: CreateProps) {
  const onSettled = (_record: unknown, error: unknown) => {
    if (!error) props.onSaved?.();
  };
  return (
    <Create title={title} redirect={redirect} mutationOptions={{ onSettled }} {...(aside ? { aside } : {})}>
      <SimpleForm
        sx={props.isWide ? {} : READABLE}
        toolbar={props.toolbar ?? <FormToolbar isDeletable={false} />}
        {...(defaultValues ? { defaultValues } : {})}
        warnWhenUnsavedChanges
      >
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
  /** What was saved with another's changes in view is fetched again. */
  const forget = () => {
    if (seen) takeTheirs();
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
      <AlertTitle>Someone else changed this while you were editing</AlertTitle>
      Your changes weren’t saved. The current values are shown in red. Save again to overwrite them, or keep
      theirs.
    </Alert>
  );
  return { onError, seen, banner, forget };
}
