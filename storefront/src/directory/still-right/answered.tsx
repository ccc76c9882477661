import type {
  ConfirmationAnswer,
  ConfirmationView,
} from '@farmgate/backend/contract/directory/confirmations';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { CircleCheck, DoorClosed, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format/format';
import { Button, LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { closedText, closingText } from './closing-text';

interface AnswerProps {
  of: ConfirmationView;
  /** The answer that is under way; null for none. */
  pending: ConfirmationAnswer | null;
  onAnswer: (answer: ConfirmationAnswer) => void;
}

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-center gap-3">{children}</div>
);

const picture = (Icon: typeof CircleCheck, tone: string) => (
  <Icon aria-hidden size={72} strokeWidth={1.25} className={`mx-auto ${tone}`} />
);

function EditLink({ of }: { of: ConfirmationView }) {
  return (
    <LinkButton look="secondary" to={of.editPath} icon={<PencilLine aria-hidden size={18} />}>
      Edit
    </LinkButton>
  );
}

function Confirmed({ of }: { of: ConfirmationView }) {
  const on =
    of.lastConfirmed === null ? '' : `Shoppers see “Last confirmed ${formatDate(of.lastConfirmed)}.” `;
  return (
    <EmptyState
      heading="h1"
      picture={picture(CircleCheck, 'text-leaf')}
      title={`${of.name} is confirmed`}
      hint={`${on}We’ll ask again in a year.`}
      action={
        <Actions>
          <LinkButton to={of.path}>View its page</LinkButton>
          <EditLink of={of} />
        </Actions>
      }
    />
  );
}

function Closed({ of, pending, onAnswer }: AnswerProps) {
  return (
    <EmptyState
      heading="h1"
      picture={picture(DoorClosed, 'text-soft')}
      title={`${of.name} is closed permanently`}
      hint={closedText(of)}
      action={
        <Actions>
          <Button
            look="secondary"
            pendingLabel={pending === 'reopen' && 'Reopening...'}
            onClick={() => onAnswer('reopen')}
          >
            Undo
          </Button>
          <LinkButton look="secondary" to={paths.farmerDashboard}>
            Go to your dashboard
          </LinkButton>
        </Actions>
      }
    />
  );
}

/** Asks once more before it is closed. */
function AskToClose({ of, pending, onAnswer }: AnswerProps) {
  return (
    <EmptyState
      heading="h1"
      picture={picture(DoorClosed, 'text-clay')}
      title={`Is ${of.name} closed permanently?`}
      hint={`${closingText(of)} You can undo it on the next page.`}
      action={
        <Actions>
          <Button
            look="danger"
            disabled={pending !== null}
            pendingLabel={pending === 'closed' && 'Closing...'}
            onClick={() => onAnswer('closed')}
          >
            Yes, it’s closed permanently
          </Button>
          <Button
            look="secondary"
            disabled={pending !== null}
            pendingLabel={pending === 'right' && 'Saving...'}
            onClick={() => onAnswer('right')}
          >
            No, it’s still open
          </Button>
        </Actions>
      }
    />
  );
}

/** An address without an answer that we know asks for one. */
function AskAgain({ of, pending, onAnswer }: AnswerProps) {
  return (
    <EmptyState
      heading="h1"
      title={`Is everything still right about ${of.name}?`}
      hint="Please look at the hours, the address and the phone number."
      action={
        <Actions>
          <Button pendingLabel={pending === 'right' && 'Saving...'} onClick={() => onAnswer('right')}>
            Still right
          </Button>
          <LinkButton look="secondary" to={of.path}>
            View its page
          </LinkButton>
          <EditLink of={of} />
        </Actions>
      }
    />
  );
}

/** What the person sees about a farm or a market that they were asked about. */
export function Answered({ isClosing, ...props }: AnswerProps & { isClosing: boolean }) {
  const { of } = props;
  if (of.isClosed) return <Closed {...props} />;
  if (isClosing) return <AskToClose {...props} />;
  return of.isDue ? <AskAgain {...props} /> : <Confirmed of={of} />;
}
