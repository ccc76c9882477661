import {
  FIELD_STATE_LABELS,
  FIELD_STATES,
  MAX_CROP_LENGTH,
  type FieldState,
} from '@farmgate/backend/contract/directory/field-states';
import type { OwnFieldStatus } from '@farmgate/backend/contract/directory/field-status';
import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/field';
import { PlainForm } from '../../../ui/forms/plain-form';
import { DraftNote, HiddenNote } from '../../farms/draft-note';
import { FieldDetails } from './field-details';
import type { OwnFields } from './use-own-fields';
import { type Row, rowsOf, saidAgain } from './waiting-status.rules';

const nameOf = ({ crop }: Pick<Row, 'crop'>, isMarket: boolean) =>
  crop ?? (isMarket ? 'Whole market' : 'Whole farm');

function CropButton({
  row,
  name,
  isOpen,
  onPress,
}: {
  row: Row;
  name: string;
  isOpen: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className={clsx(
        'flex min-h-12 flex-col items-start justify-center rounded-control border px-4 py-1.5 text-left transition-colors',
        isOpen ? 'border-leaf bg-moss' : 'border-edge bg-card hover:bg-moss',
      )}
    >
      <span className="font-semibold wrap-anywhere">{name}</span>
      {row.state && (
        <span className="flex items-center gap-1 text-sm text-soft">
          {row.isWaiting && <Clock aria-hidden size={14} />}
          {FIELD_STATE_LABELS[row.state]}
          {row.isWaiting && <span className="sr-only"> (not sent yet)</span>}
        </span>
      )}
    </button>
  );
}

function StateButtons({ row, name, onSay }: { row: Row; name: string; onSay: (state: FieldState) => void }) {
  return (
    <div
      role="group"
      aria-label={`How it is: ${name}`}
      className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap"
    >
      {FIELD_STATES.map((state) => (
        <Button
          key={state}
          look={row.state === state ? 'primary' : 'secondary'}
          aria-pressed={row.state === state}
          onClick={() => onSay(state)}
        >
          {FIELD_STATE_LABELS[state]}
        </Button>
      ))}
    </div>
  );
}

function AddCrop({ onAdd }: { onAdd: (crop: string) => void }) {
  return (
    <PlainForm
      className="flex flex-wrap items-end gap-2"
      onSend={({ text, form }) => {
        const crop = text('crop');
        if (crop === '') return;
        onAdd(crop);
        form.reset();
      }}
    >
      <TextField name="crop" label="Another crop" maxLength={MAX_CROP_LENGTH} className="w-full sm:w-56" />
      <Button type="submit" look="secondary">
        Add crop
      </Button>
    </PlainForm>
  );
}

/** A farm or market: its crops, and how each is. */
export function FieldSubject({
  item,
  fields,
  isOnly,
}: {
  item: OwnFieldStatus;
  fields: OwnFields;
  isOnly: boolean;
}) {
  const [open, setOpen] = useState<string | null | undefined>(undefined);
  const [added, setAdded] = useState<readonly string[]>([]);
  const heading = useId();
  const isMarket = item.subject.startsWith('place-');
  const rows = rowsOf(item, fields.queue, added);
  const opened = rows.find(({ crop }) => open !== undefined && crop === open);
  const say = (row: Row, given: Partial<Row>) => {
    const { crop, state, note, opens, closes } = { ...row, ...given };
    if (state)
      fields.say({ subject: item.subject, crop, state, note, opens, closes, until: given.until ?? null });
  };
  return (
    <div
      role="group"
      aria-labelledby={heading}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <h3 id={heading} className={isOnly ? 'sr-only' : 'text-lg wrap-anywhere'}>
        {item.name}
      </h3>
      {item.isUnderReview && <DraftNote />}
      {!item.isShown && <HiddenNote>Shoppers will see this once they can see your farm.</HiddenNote>}
      <div className="flex flex-wrap gap-2">
        {rows.map((row) => (
          <CropButton
            key={row.crop}
            row={row}
            name={nameOf(row, isMarket)}
            isOpen={row === opened}
            onPress={() => setOpen(row === opened ? undefined : row.crop)}
          />
        ))}
      </div>
      {opened && (
        <div className="flex flex-col gap-4 border-t border-line pt-4">
          <StateButtons
            row={opened}
            name={nameOf(opened, isMarket)}
            onSay={(state) => say(opened, saidAgain(opened, state))}
          />
          {opened.crop !== null && rows[0]?.state === 'closed' && (
            <p className="text-sm font-medium">
              Shoppers only see that you’re closed. Tap “{nameOf({ crop: null }, isMarket)}” to change that.
            </p>
          )}
          {opened.state && (
            <FieldDetails
              key={`${opened.crop} ${opened.state}`}
              row={opened}
              item={item}
              fields={fields}
              onSave={(given) => say(opened, given)}
            />
          )}
        </div>
      )}
      <AddCrop
        onAdd={(crop) => {
          setAdded([...added, crop]);
          setOpen(crop);
        }}
      />
    </div>
  );
}
