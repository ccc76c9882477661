import type { FollowRhythm } from '@farmgate/backend/contract/following/follow-kinds';
import type {
  FollowPreferences,
  FollowPreferencesRequest,
} from '@farmgate/backend/contract/following/follows';
import { clockText, clockTime } from '@farmgate/backend/contract/shared/calendar/clock-text';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { readFollows, savePreferences } from '../../shared/following/follow-calls';
import { changeFollows, type Follower } from '../../shared/following/use-follows';
import { SendConfirmation } from '../../shared/sign-in/send-confirmation';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { Checkbox, Select } from '../../ui/fields/field';
import { Form } from '../../ui/forms/form';
import { FormFailure } from '../../ui/forms/form-failure';
import { changesSince, seenIn } from '../../ui/forms/meanwhile';
import { MeanwhileNote } from '../../ui/forms/meanwhile-note';
import { useKeptForm } from '../../ui/forms/use-kept-form';
import { HALF_HOURS, zonesWith } from './quiet-hours';

const RHYTHMS: readonly { value: FollowRhythm; label: string; help: string }[] = [
  { value: 'at-once', label: 'Right away', help: 'As soon as there’s news, outside of your quiet hours.' },
  { value: 'daily', label: 'Once a day', help: 'One email with all news of the day.' },
  { value: 'weekly', label: 'Once a week', help: 'One email before the weekend.' },
];

/** What quiet hours begin with when they are turned on. */
const NIGHT = { quietFrom: 1260, quietUntil: 420 };

/** The button that turns all of it off, or on. */
const SWITCH = 'switch';

type Wanted = Omit<FollowPreferencesRequest, 'was'>;

const LABELS = {
  ...{ rhythm: 'How often', byEmail: 'Email', byPush: 'Notifications', timeZone: 'Time zone' },
  ...{ quietFrom: 'Quiet from', quietUntil: 'Quiet until' },
};
const TIMES = Object.fromEntries(HALF_HOURS.map((minute) => [minute, clockText(clockTime(minute))]));
const WORDS = {
  rhythm: Object.fromEntries(RHYTHMS.map(({ value, label }) => [value, label])),
  ...{ quietFrom: TIMES, quietUntil: TIMES },
};

const requestOf = ({ email: _email, isEmailConfirmed: _is, isNew: _new, ...request }: FollowPreferences) =>
  request;

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </div>
  );
}

function MinuteSelect(props: { label: string; value: number; onChange: (minute: number) => void }) {
  const { label, value, onChange } = props;
  const choices = HALF_HOURS.includes(value) ? HALF_HOURS : [...HALF_HOURS, value].toSorted((a, b) => a - b);
  return (
    <Select label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {choices.map((minute) => (
        <option key={minute} value={minute}>
          {clockText(clockTime(minute))}
        </option>
      ))}
    </Select>
  );
}

interface PartProps {
  wanted: Wanted;
  change: (changes: Partial<Wanted>) => void;
}

function Rhythm({ wanted, change }: PartProps) {
  const name = useId();
  return (
    <Group title="How often">
      {RHYTHMS.map(({ value, label, help }) => (
        <label key={value} className="flex min-h-11 items-start gap-3 py-1">
          <input
            type="radio"
            name={name}
            value={value}
            checked={wanted.rhythm === value}
            onChange={() => change({ rhythm: value })}
            className="mt-1 size-5 shrink-0 accent-leaf"
          />
          <span>
            <span className="font-semibold">{label}</span>
            <span className="block text-sm text-soft">{help}</span>
          </span>
        </label>
      ))}
    </Group>
  );
}

function QuietHours({ wanted, change }: PartProps) {
  const isOn = wanted.quietFrom !== wanted.quietUntil;
  return (
    <Group title="Quiet hours">
      <Checkbox
        label="Send nothing at night"
        checked={isOn}
        onChange={() => change(isOn ? { quietFrom: 0, quietUntil: 0 } : NIGHT)}
      />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {isOn && (
          <>
            <MinuteSelect
              label="From"
              value={wanted.quietFrom}
              onChange={(quietFrom) => change({ quietFrom })}
            />
            <MinuteSelect
              label="Until"
              value={wanted.quietUntil}
              onChange={(quietUntil) => change({ quietUntil })}
            />
          </>
        )}
        <Select
          label="Time zone"
          className="max-sm:col-span-2"
          value={wanted.timeZone}
          onChange={(event) => change({ timeZone: event.target.value })}
        >
          {zonesWith(wanted.timeZone).map(([zone, label]) => (
            <option key={zone} value={zone}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </Group>
  );
}

function Channels({ wanted, change, preferences }: PartProps & { preferences: FollowPreferences }) {
  const { email, isEmailConfirmed } = preferences;
  return (
    <Group title="Where">
      <Checkbox
        label={`Email to ${email}`}
        checked={wanted.byEmail}
        onChange={() => change({ byEmail: !wanted.byEmail })}
      />
      {!isEmailConfirmed && (
        <div className="flex flex-col gap-3 rounded-control bg-sun px-4 py-3 text-sm text-on-sun">
          <p>We can’t write to this address until you confirm it.</p>
          <SendConfirmation />
        </div>
      )}
      <Checkbox
        label="Notifications on devices where you turned them on"
        checked={wanted.byPush}
        onChange={() => change({ byPush: !wanted.byPush })}
      />
    </Group>
  );
}

interface StopProps {
  email: string;
  isPending: boolean;
  onStop: () => void;
}

/** What "Unsubscribe" in an email leads to: one more tap, as programs that check links open them, too. */
function Stop({ email, isPending, onStop }: StopProps) {
  return (
    <Group title="Turn off all notifications?">
      <p>We’ll send nothing more to {email}. What you follow stays. To only hear less, choose below.</p>
      <Button className="self-start" disabled={isPending} onClick={onStop}>
        Turn off all
      </Button>
    </Group>
  );
}

/** Everything that a follower chooses. What was chosen stays until it is saved. */
export function NoticesForm({
  preferences,
  follower,
  isLeaving,
}: {
  preferences: FollowPreferences;
  follower: Follower;
  /** They have come to stop all notices. */
  isLeaving: boolean;
}) {
  const client = useQueryClient();
  const form = useKeptForm<Wanted, FollowPreferences, FollowPreferences>({
    values: requestOf(preferences),
    record: {
      ...{ first: preferences, valuesOf: requestOf },
      load: async () => {
        const list = await readFollows(follower.token);
        changeFollows(client, follower.token, () => list);
        return list.preferences;
      },
    },
    // All of it is chosen, so that nothing is wrong with a field.
    wrongOf: () => [],
    warns: false,
    send: (chosen, { pressed, seen }) => {
      const wanted = pressed === SWITCH ? { ...chosen, isStopped: !preferences.isStopped } : chosen;
      const known = requestOf(seen ?? preferences);
      const was = seenIn(known, Object.keys(changesSince(known, wanted)));
      return savePreferences(follower.token, { ...wanted, was });
    },
    onSent: (saved, { restart }) => {
      changeFollows(client, follower.token, (list) => ({ ...list, preferences: saved }));
      restart(saved);
      const isSwitched = saved.isStopped !== preferences.isStopped;
      toast({
        title: !isSwitched
          ? 'Saved'
          : saved.isStopped
            ? 'Notifications turned off'
            : 'Notifications turned on',
      });
    },
    failed: 'We couldn’t save this. Please try again.',
  });
  const { isPending } = form;
  const part: PartProps = { wanted: form.values, change: form.change };
  const { isStopped } = preferences;
  const asksFirst = isLeaving && !isStopped;
  const off = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isLeaving && isStopped) off.current?.focus();
  }, [isLeaving, isStopped]);
  const toggle = () => form.press(SWITCH);
  return (
    <Form of={form} aria-label="Notifications" className="flex flex-col gap-8">
      {isStopped && (
        <p ref={off} tabIndex={-1} role="status" className="rounded-control bg-sun px-4 py-3 text-on-sun">
          Notifications are off. We won’t send you anything about what you follow.
        </p>
      )}
      {asksFirst && <Stop email={preferences.email} isPending={isPending} onStop={toggle} />}
      {asksFirst && <FormFailure of={form} />}
      <Rhythm {...part} />
      <Channels {...part} preferences={preferences} />
      <QuietHours {...part} />
      <MeanwhileNote of={form} labels={LABELS} words={WORDS} />
      {!asksFirst && <FormFailure of={form} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pendingLabel={isPending && 'Saving...'}>
          Save
        </Button>
        {!asksFirst && (
          <Button look="secondary" disabled={isPending} onClick={toggle}>
            {isStopped ? 'Turn them on' : 'Turn off all'}
          </Button>
        )}
      </div>
    </Form>
  );
}
