import Button, { type ButtonProps } from '@mui/material/Button';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Identifier, useListContext, useRecordContext, useUnselectAll } from 'react-admin';
import { useMay } from '../may';
import { useQueuePlace } from '../queue/queue-context';
import { ActionDialog } from './action-dialog';
import { useAct } from './use-act';

interface Props {
  /** The action's name in the address. */
  action: string;
  label: string;
  icon?: LucideIcon;
  /** What was done, as a sentence. Whether someone was emailed is added as the server says. */
  success: string;
  /** Whom the server writes to about it, where it can: "the owner". */
  tells?: string;
  /** Of another resource than the page's. */
  resource?: string;
  color?: ButtonProps['color'];
  variant?: ButtonProps['variant'];
  /** Asks first, in a dialog with this title. */
  title?: string;
  /** What the dialog says above its fields. */
  explanation?: ReactNode;
  /** The dialog asks for a reason, which is sent as `reason`. */
  asksReason?: boolean;
  reasonHelp?: string;
  /** Further inputs of the dialog, react-admin's. */
  fields?: ReactNode;
  /** What the inputs hold at first. */
  defaults?: object;
  /** Sent besides what the dialog asks. */
  body?: object;
  /** Its dialog opens, or the server refused: what it shows may have changed. */
  onLook?: () => void;
  disabled?: boolean;
  /** Decides about the record, so that there is a second button that also leads to the next of the list. */
  andNext?: boolean;
}

/** One thing that can be done to the record of the page, or of the row that the button stands in. */
export function ActionButton(props: Props) {
  const record = useRecordContext();
  const isAllowed = useMay(props.action, props.resource);
  return record && isAllowed ? <Acting {...props} ids={[record.id]} /> : null;
}

/** The same for every row that is ticked. */
export function BulkActionButton(props: Props) {
  const { selectedIds, resource } = useListContext();
  const unselectAll = useUnselectAll(resource);
  const isAllowed = useMay(props.action, props.resource);
  return isAllowed ? <Acting {...props} ids={selectedIds} onDone={unselectAll} /> : null;
}

function Acting({ ids, onDone, ...props }: Props & { ids: readonly Identifier[]; onDone?: () => void }) {
  const {
    action,
    label,
    icon: Icon,
    success,
    tells,
    resource,
    title,
    color = 'primary',
    variant = 'text',
  } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { act, isWaiting } = useAct(action, {
    success,
    ...(tells ? { tells } : {}),
    ...(resource ? { resource } : {}),
  });
  const place = useQueuePlace();
  const queue = props.andNext ? place : null;
  const run = async (body?: object, goesOn = false) => {
    const news = goesOn && queue && !queue.nextPath ? queue.endText : '';
    await act(ids, props.body ? { ...props.body, ...body } : body, news).catch((error: unknown) => {
      props.onLook?.();
      throw error;
    });
    setIsOpen(false);
    onDone?.();
    if (goesOn) queue?.goOn();
  };
  const start = (goesOn: boolean) => {
    props.onLook?.();
    if (title) setIsOpen(true);
    else run({}, goesOn).catch(() => undefined);
  };
  return (
    <>
      <Button
        size="small"
        color={color}
        variant={variant}
        disabled={props.disabled || isWaiting}
        onClick={(event) => {
          event.stopPropagation();
          start(false);
        }}
        {...(Icon ? { startIcon: <Icon size={18} aria-hidden="true" /> } : {})}
      >
        {label}
      </Button>
      {queue && !title && (
        <Button
          size="small"
          color={color}
          variant={variant}
          disabled={props.disabled || isWaiting}
          onClick={() => start(true)}
        >
          {label} and next
        </Button>
      )}
      {title && isOpen && (
        <ActionDialog
          {...props}
          title={title}
          isWaiting={isWaiting}
          onClose={() => setIsOpen(false)}
          onSubmit={run}
          andNext={queue !== null}
        />
      )}
    </>
  );
}
