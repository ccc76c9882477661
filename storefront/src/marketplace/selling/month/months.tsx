import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { monthOf, monthText } from './month.rules';

/** The month's name, and the ways to others. */
export function Months({
  chosen,
  today,
  onChoose,
}: {
  chosen: string;
  today: string;
  onChoose: (day: string) => void;
}) {
  const to = (later: number) => {
    const month = monthOf(chosen, later);
    onChoose(month === monthOf(today) ? today : month);
  };
  return (
    <div className="flex items-center gap-1">
      <h2 aria-live="polite" className="min-w-0 flex-1 text-lg md:text-xl">
        {monthText(chosen)}
      </h2>
      {monthOf(chosen) !== monthOf(today) && (
        <Button look="quiet" size="sm" onClick={() => onChoose(today)}>
          Today
        </Button>
      )}
      <IconButton
        label="Previous month"
        icon={<ChevronLeft aria-hidden size={20} />}
        onClick={() => to(-1)}
      />
      <IconButton label="Next month" icon={<ChevronRight aria-hidden size={20} />} onClick={() => to(1)} />
    </div>
  );
}
