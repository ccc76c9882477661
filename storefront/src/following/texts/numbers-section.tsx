import { MAX_TEXT_NUMBERS } from '@farmgate/backend/contract/following/text-outcomes';
import type { TextsView } from '@farmgate/backend/contract/following/texts';
import { formatPhone } from '../../lib/format/format';
import { Badge } from '../../ui/badge';
import { ConfirmButton } from '../../ui/dialogs/confirm-button';
import { AddNumberForm } from './add-number-form';
import { CodeForm } from './code-form';
import { removeNumber } from './texts-calls';
import { useTextsChange } from './use-texts-change';

type Number = TextsView['numbers'][number];

function RemoveNumber({ id, phone }: Number) {
  const removing = useTextsChange(() => removeNumber(id), 'Phone number removed');
  return (
    <ConfirmButton
      size="sm"
      look="quiet"
      label="Remove"
      about={formatPhone(phone)}
      title={`Remove ${formatPhone(phone)}?`}
      confirmLabel="Remove"
      pendingLabel={removing.isPending && 'Removing...'}
      failure={removing.failure}
      onOpen={removing.reset}
      onConfirm={() => removing.mutate(undefined)}
    >
      Texts from it won’t change your pages anymore. You can add it again.
    </ConfirmButton>
  );
}

function NumberRow({ number, textTo }: { number: Number; textTo: string }) {
  const { id, phone, isVerified, isStopped } = number;
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-semibold">{formatPhone(phone)}</span>
        {isStopped ? (
          <Badge tone="outline">Stopped</Badge>
        ) : isVerified ? (
          <Badge>Verified</Badge>
        ) : (
          <Badge tone="sun">Not verified</Badge>
        )}
        <span className="ml-auto">
          <RemoveNumber {...number} />
        </span>
      </div>
      {isStopped && (
        <p className="text-sm text-soft">
          This number said STOP, so we don’t text it. Text START to {formatPhone(textTo)} to get answers
          again.
        </p>
      )}
      {!isVerified && !isStopped && <CodeForm id={id} phone={phone} />}
    </li>
  );
}

export interface NumbersSectionProps {
  numbers: TextsView['numbers'];
  textTo: string;
  /** The account's email address is confirmed. */
  isConfirmed: boolean;
}

/** The numbers that one texts from. */
export function NumbersSection({ numbers, textTo, isConfirmed }: NumbersSectionProps) {
  return (
    <section aria-labelledby="numbers" className="flex flex-col gap-4">
      <h2 id="numbers" className="text-xl">
        Your phone numbers
      </h2>
      {numbers.length > 0 && (
        <ul aria-labelledby="numbers" className="max-w-xl divide-y divide-line border-y border-line">
          {numbers.map((number) => (
            <NumberRow key={number.id} number={number} textTo={textTo} />
          ))}
        </ul>
      )}
      {numbers.length === 0 && (
        <p className="max-w-measure text-soft">
          Add the phone you carry with you. We’ll text it a code, so that only you can change your pages.
        </p>
      )}
      {numbers.length < MAX_TEXT_NUMBERS && <AddNumberForm isConfirmed={isConfirmed} />}
    </section>
  );
}
