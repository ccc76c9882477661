import type { HolidayQuestion, HolidayQuestions } from '@farmgate/backend/contract/marketplace/closures';
import { listed } from '@farmgate/backend/contract/shared/listed';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../lib/api/api';
import { apiQuery } from '../../lib/api/queries';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { sayFailed } from '../../ui/dialogs/say-failed';
import { toast } from '../../ui/dialogs/toast';
import { useSession } from '../sign-in/session';
import { holidayText, thingsText } from './holiday-words';
import { useMay } from './use-may';

const HOLIDAYS = '/api/closures/holidays';
const holidaysQuery = () => apiQuery<HolidayQuestions>(HOLIDAYS);

function useOpen() {
  const client = useQueryClient();
  const take = (list: HolidayQuestions) => client.setQueryData(holidaysQuery().queryKey, list);
  const fail = (error: Error) => sayFailed('We couldn’t save your answer', error);
  const call = (day: string, method: 'PUT' | 'DELETE') =>
    callJson<HolidayQuestions>(`${HOLIDAYS}/${day}`, { method });
  return useMutation({
    mutationFn: ({ day }: HolidayQuestion) => call(day, 'PUT'),
    onSuccess: (list, { name, day }) => {
      take(list);
      const undo = () => void call(day, 'DELETE').then(take, fail);
      toast({ title: `Open on ${name}`, action: { label: 'Undo', onPress: undo } });
    },
    onError: fail,
  });
}

function Question({ question }: { question: HolidayQuestion }) {
  const opening = useOpen();
  const { day, name } = question;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-3 first:border-0 first:pt-0">
      <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <strong className="font-semibold">{holidayText(question)}</strong> {listed(thingsText(question))} that
        day?
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          look="secondary"
          aria-label={`We’re open on ${name}`}
          pendingLabel={opening.isPending && 'Saving...'}
          onClick={() => opening.mutate(question)}
        >
          We’re open
        </Button>
        <LinkButton
          size="sm"
          look="secondary"
          to={paths.closed({ from: day })}
          aria-label={`We’re closed on ${name}`}
        >
          We’re closed
        </LinkButton>
      </div>
    </li>
  );
}

/** Holidays of the next two weeks on which something takes place, until they say whether they're open. */
export function HolidayBlock() {
  const { may, isKnown } = useMay();
  const enabled = useSession().status === 'signed-in' && isKnown && may('edit');
  const { data } = useQuery({ ...holidaysQuery(), enabled });
  if (!data || data.length === 0) return null;
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="mb-3 text-lg">Are you open?</h2>
      <ul className="flex flex-col gap-3">
        {data.map((question) => (
          <Question key={question.day} question={question} />
        ))}
      </ul>
    </Card>
  );
}
