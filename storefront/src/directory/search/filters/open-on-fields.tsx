import { openOnTrouble } from '@farmgate/backend/contract/directory/open-on';
import { useState } from 'react';
import { Select, TextField } from '../../../ui/fields/field';
import { openDays } from './open-days';

const ANY = 'any';
const OTHER = 'other';
/** What most markets are open at. */
const USUAL_TIME = '09:00';

export interface OpenOnFieldsProps {
  /** "2026-11-28T09:30"; empty is any time. */
  openOn: string;
  onChange: (openOn: string) => void;
}

/** What is chosen, and how to choose something else. A day or time that is none changes nothing. */
function useOpenOn({ openOn, onChange }: OpenOnFieldsProps) {
  const [now] = useState(() => new Date());
  const [isOther, setIsOther] = useState(false);
  const days = openDays(now);
  const today = days[0]?.day ?? '';
  const day = openOn.slice(0, 10);
  const time = openOn.slice(11) || USUAL_TIME;
  const isListed = !isOther && days.some((one) => one.day === day);
  const choice = day === '' ? ANY : isListed ? day : OTHER;
  const set = (nextDay: string, nextTime: string) => {
    const next = `${nextDay}T${nextTime}`;
    if (openOnTrouble(next, now) === null) onChange(next);
  };
  const choose = (chosen: string) => {
    setIsOther(chosen === OTHER);
    if (chosen === ANY) onChange('');
    else set(chosen === OTHER ? day || today : chosen, time);
  };
  return { days, today, day, time, choice, set, choose };
}

/** A day and a time at which places have to be open. What is typed takes effect when one leaves the field. */
export function OpenOnFields(props: OpenOnFieldsProps) {
  const { days, today, day, time, choice, set, choose } = useOpenOn(props);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5">
      <Select
        label="Open on"
        className="col-span-2"
        value={choice}
        onChange={(event) => choose(event.target.value)}
      >
        <option value={ANY}>Any day</option>
        {days.map((one) => (
          <option key={one.day} value={one.day}>
            {one.label}
          </option>
        ))}
        <option value={OTHER}>Pick a date</option>
      </Select>
      {choice === OTHER && (
        <TextField
          label="Date"
          type="date"
          min={today}
          defaultValue={day}
          onBlur={(event) => set(event.target.value, time)}
        />
      )}
      {choice !== ANY && (
        <TextField
          label="Time"
          type="time"
          key={choice}
          defaultValue={time}
          onBlur={(event) => set(day, event.target.value)}
        />
      )}
    </div>
  );
}
