import type { MyMarketDay } from '@farmgate/backend/contract/directory/attendance';
import type { AttendanceAnswer } from '@farmgate/backend/contract/directory/markets';
import { dayIn } from '@farmgate/backend/contract/shared/calendar/date-format';
import { useNow } from '../../lib/page/visit';
import { Button } from '../../ui/button';

const LABELS: Record<AttendanceAnswer, string> = {
  coming: 'I’m coming',
  not_coming: 'Not coming',
  sold_out: 'Sold out',
};

export interface AnswerButtonsProps {
  of: MyMarketDay;
  /** The answer that is being sent. */
  pending: AttendanceAnswer | null;
  onAnswer: (answer: AttendanceAnswer) => void;
}

/** One tap each. That they sold out can be said on the day itself. */
export function AnswerButtons({
  of: { day, market, member, answer },
  pending,
  onAnswer,
}: AnswerButtonsProps) {
  const today = dayIn(market.timeZone, useNow());
  const choices: AttendanceAnswer[] = [
    'coming',
    'not_coming',
    ...(today === day.date ? (['sold_out'] as const) : []),
  ];
  const given = answer ?? (member.comesEveryDay ? 'coming' : null);
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <Button
          key={choice}
          look={given === choice ? 'primary' : 'secondary'}
          aria-pressed={given === choice}
          pendingLabel={pending === choice && 'Saving...'}
          disabled={pending !== null}
          onClick={() => onAnswer(choice)}
        >
          {LABELS[choice]}
        </Button>
      ))}
    </div>
  );
}
