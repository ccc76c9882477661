import { MAX_FIELD_NOTE } from '@farmgate/backend/contract/directory/field-states';
import type { OwnFieldStatus } from '@farmgate/backend/contract/directory/field-status';
import { type FormEvent, useState } from 'react';
import { dayAndTimeThere } from '../../../lib/field-status/field-now';
import { Button } from '../../../ui/button';
import { Select, TextArea, TextField } from '../../../ui/forms/field';
import { PictureField } from '../../../ui/pictures/picture-field';
import { NO_PICTURE } from '../../../ui/pictures/picture-value';
import type { OwnFields } from './use-own-fields';
import type { Row } from './waiting-status.rules';

const DAY_MS = 86_400_000;
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

function DetailsForm({ row, item, fields, onSave }: FieldDetailsProps) {
  const [note, setNote] = useState(row.note ?? '');
  const [opens, setOpens] = useState(row.opens ?? '');
  const [closes, setCloses] = useState(row.closes ?? '');
  const [days, setDays] = useState('0');
  const [picture, setPicture] = useState(NO_PICTURE);
  const isWrong = opens !== '' && closes !== '' && opens >= closes;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    const end = Date.parse(item.dayEndsAt) + Number(days) * DAY_MS;
    const until = days === '0' ? null : new Date(end).toISOString();
    onSave({ note: note.trim() || null, opens: opens || null, closes: closes || null, until });
  };
  const upload = async (chosen: typeof NO_PICTURE) => {
    setPicture(chosen);
    if (chosen.file && row.id !== null) await fields.addPhoto(row.id, chosen.file);
  };
  return (
    <form onSubmit={save} className="flex flex-col gap-4 pt-3">
      <TextArea
        label="Note"
        optional
        rows={2}
        maxLength={MAX_FIELD_NOTE}
        help="Such as “Rows 4 to 9. Bring your own boxes.”"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="grid grid-cols-2 gap-3 sm:max-w-sm">
        <TextField
          label="Opens today"
          optional
          type="time"
          value={opens}
          onChange={({ target }) => setOpens(target.value)}
        />
        <TextField
          label="Closes today"
          optional
          type="time"
          value={closes}
          error={isWrong ? 'The closing time must be after the opening time' : undefined}
          onChange={({ target }) => setCloses(target.value)}
        />
      </div>
      <Select
        label="Show it until"
        help="If it’s open and you gave a closing time for today, it ends then."
        value={days}
        onChange={({ target }) => setDays(target.value)}
        className="sm:max-w-sm"
      >
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
        <PictureField
          label="Photo"
          value={picture}
          kept={row.imageUrl}
          onChange={(chosen) => void upload(chosen)}
        />
      )}
    </form>
  );
}

/** Until when a status counts, its end, and what may be added to it. */
export function FieldDetails(props: FieldDetailsProps) {
  const { row, item, fields } = props;
  const { id } = row;
  return (
    <div className="flex flex-col items-start gap-3">
      {row.until && !row.isWaiting && (
        <p className="text-sm text-soft">Counts until {dayAndTimeThere(row.until, item.timeZone)}.</p>
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
