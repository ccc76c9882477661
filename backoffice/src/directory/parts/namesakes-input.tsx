import type { Namesake } from '@farmgate/backend/contract/directory/admin/namesakes.admin';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BooleanInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';

/** So long a person pauses before the directory is asked. */
const PAUSE_MS = 400;
const WATCHED = ['name', 'kind', 'zipCode', 'latitude', 'longitude'] as const;

const mustConfirm = (isAnother: unknown) =>
  isAnother === true ? undefined : 'Please look at it first, then confirm that yours is a different one.';

/** Warns of farms and places of the same name nearby, and asks whether this is another one. */
export function NamesakesInput({ what }: { what: 'farm' | 'place' }) {
  const query = usePaused(useQueryString());
  const { setValue } = useFormContext();
  const { data: namesakes = [] } = useQuery({
    queryKey: ['namesakes', query],
    queryFn: async () => (await http(`${API}/namesakes?${query}`)).json as Namesake[],
    enabled: query !== '',
    placeholderData: (before) => before,
  });
  const ids = namesakes.map(({ type, id }) => `${type}/${id}`).join();
  // What was confirmed of others is not confirmed of these.
  useEffect(() => setValue('isAnother', false), [ids, setValue]);
  if (query === '' || namesakes.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ width: 1, my: 2 }} role="status">
      <AlertTitle>We may already have this {what}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {namesakes.map(({ type, id, name, address, distanceMiles }) => (
          <li key={`${type}/${id}`}>
            <a href={`/admin/${type}s/${id}/show`} target="_blank" rel="noreferrer">
              {name}
            </a>
            , {address} ({type}, {distanceMiles.toFixed(1)} miles away)
          </li>
        ))}
      </ul>
      <BooleanInput
        source="isAnother"
        label={`This is a different ${what}`}
        validate={mustConfirm}
        defaultValue={false}
      />
    </Alert>
  );
}

/** @returns what to ask for; '' while there is too little to go by */
function useQueryString(): string {
  const values = useWatch({ name: [...WATCHED] }) as unknown[];
  const given = WATCHED.map((name, index): [string, unknown] => [name, values[index]]);
  const filled = given.filter(([, value]) => value !== null && value !== undefined && value !== '');
  const names = filled.map(([name]) => name);
  if (!names.includes('name') || !names.includes('kind') || !names.includes('zipCode')) return '';
  return new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
