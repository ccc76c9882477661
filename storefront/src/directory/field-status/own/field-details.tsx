import { MAX_FIELD_NOTE } from '@farmgate/backend/contract/directory/field-states';
import type { OwnFieldStatus } from '@farmgate/backend/contract/directory/field-status';
import { useNow } from '../../../lib/page/visit';
import { untilThere } from '../../../shared/field-status/field-now';
import { Button } from '../../../ui/button';
import { Select, TextArea, TextField } from '../../../ui/fields/field';
import { at } from '../../../ui/forms/field-errors';
import { Form } from '../../../ui/forms/form';
import { useForm } from '../../../ui/forms/use-form';
import { FieldPhoto } from './field-photo';
import type { OwnFields } from './use-own-fields';
import { endOf, endsOtherwise, type Row } from './waiting-status.rules';

const DAYS = [
  ['0', 'The end of today'],
  ['1', 'The end of tomorrow'],
  ['2', 'In 3 days'],
  ['5', 'In 6 days'],
] as const;

interface FieldDetailsProps {
  row: Row;
  item: OwnFieldStatus;
  fields: OwnFields;
  onSave: (given: Partial<Row>) => void;
}

interface Values {
  note: string;
  opens: string;
  closes: string;
  days: string;
}

const wrongHours = ({ opens, closes }: Values) =>
  opens !== '' && closes !== '' && opens >= closes
    ? 'The closing time must be after the opening time'
    : undefined;

function DetailsForm({ row, item, fields, onSave }: FieldDetailsProps) {
  const now = useNow();
  const isOtherwise = endsOtherwise(row, item.dayEndsAt);
  const form = useForm<Values, void>({
    values: {
      ...{ note: row.note ?? '', opens: row.opens ?? '', closes: row.closes ?? '' },
      days: isOtherwise ? 'keep' : '0',
    },
    check: (values) => at('closes', wrongHours(values)),
    send: ({ note, opens, closes, days }) => {
      const given = { days: days === 'keep' ? days : Number(days), closes: closes || null } as const;
      const until = endOf(row, item.dayEndsAt, given);
      onSave({ note: note.trim() || null, opens: opens || null, closes: given.closes, until });
    },
  });
  return (
    <Form of={form} className="flex flex-col gap-4 pt-3">
      <TextArea
        label="Note"
        optional
        rows={2}
        maxLength={MAX_FIELD_NOTE}
        help="Such as “Rows 4 to 9. Bring your own boxes.”"
        {...form.field('note')}
      />
      <div className="grid grid-cols-2 gap-3 sm:max-w-sm">
        <TextField label="Opens today" optional type="time" {...form.field('opens')} />
        <TextField
          label="Closes today"
          optional
          type="time"
          {...form.field('closes')}
          error={wrongHours(form.values)}
        />
      </div>
      <Select
        label="Show it until"
        help="If it’s open and you gave a closing time for today, it ends then."
        {...form.field('days')}
        className="sm:max-w-sm"
      >
        {isOtherwise && row.until && (
          <option value="keep">As now: {untilThere(row.until, item.timeZone, now)}</option>
        )}
        {DAYS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Button type="submit" className="self-start">
        Save details
      </Button>
      {row.id === null ? (
        <p className="text-sm text-soft">You can add a photo once the status is sent.</p>
      ) : (
        <FieldPhoto id={row.id} kept={row.imageUrl} fields={fields} />
      )}
    </Form>
  );
}

/** Until when a status counts, its end, and what may be added to it. */
export function FieldDetails(props: FieldDetailsProps) {
  const now = useNow();
  const { row, item, fields } = props;
  const { id } = row;
  return (
    <div className="flex flex-col items-start gap-3">
      {row.until && !row.isWaiting && (
        <p className="text-sm text-soft">Good through {untilThere(row.until, item.timeZone, now)}.</p>
      )}
      {id !== null && (
        <Button look="quiet" size="sm" onClick={() => void fields.end(id)}>
          End this status now
        </Button>
      )}
      <details className="w-full">
        <summary className="link hit w-fit cursor-pointer text-sm font-medium">
          Add a note, hours or a photo
        </summary>
        <DetailsForm {...props} />
      </details>
    </div>
  );
}
