import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { formatDate } from '../../lib/format/format';
import { type VendorOrder, isReached, stepsOf } from './order-rules';

/** How far a vendor order is: dots in a line on wide screens, below one another on phones. */
export function OrderTimeline({ vendorOrder, isPickup }: { vendorOrder: VendorOrder; isPickup: boolean }) {
  const steps = stepsOf(vendorOrder, isPickup);
  return (
    <ol className="flex flex-col sm:flex-row" aria-label="Status">
      {steps.map((step, index) => {
        const isDone = isReached(step.status, vendorOrder, steps);
        const isCurrent = step.status === vendorOrder.status;
        const isLast = index === steps.length - 1;
        const next = steps[index + 1];
        const isNextDone = next !== undefined && isReached(next.status, vendorOrder, steps);
        return (
          <li
            key={step.status}
            aria-current={isCurrent ? 'step' : undefined}
            className={clsx('relative flex gap-3 pb-5 last:pb-0 sm:flex-1 sm:flex-col sm:gap-2 sm:pb-0', {
              'sm:flex-none!': isLast,
            })}
          >
            {!isLast && (
              <span
                aria-hidden
                className={clsx(
                  'absolute top-6 bottom-0 left-[0.6875rem] w-0.5 sm:top-[0.6875rem] sm:right-0 sm:bottom-auto sm:left-6 sm:h-0.5 sm:w-auto',
                  isNextDone ? 'bg-leaf' : 'bg-line',
                )}
              />
            )}
            <span
              aria-hidden
              className={clsx(
                'z-1 flex size-6 shrink-0 items-center justify-center rounded-full border-2',
                isDone ? 'border-leaf bg-leaf text-on-leaf print:text-leaf' : 'border-line bg-card',
              )}
            >
              {isDone && (step.status === 'cancelled' ? <X size={14} /> : <Check size={14} />)}
            </span>
            <div className="min-w-0 text-sm sm:pr-3">
              <p className={clsx(isDone ? 'font-semibold' : 'text-soft')}>
                {step.label}
                <span className="sr-only">{isDone ? ', done' : ', ahead'}</span>
              </p>
              {step.at && <p className="text-xs text-soft">{formatDate(step.at, vendorOrder.timeZone)}</p>}
              {step.note && <p className="text-xs text-soft wrap-anywhere">{step.note}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
