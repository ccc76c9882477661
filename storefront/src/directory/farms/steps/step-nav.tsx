import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Check } from 'lucide-react';
import { Link } from '../../../ui/navigation/link';
import { FARM_STEPS, type FarmStep, STEP_TITLES } from './farm-steps';

export interface StepNavProps {
  farmId: number;
  step: FarmStep;
  /** The steps in which something is still to be said. */
  left: readonly FarmStep[];
}

const leftText = (left: readonly FarmStep[]) =>
  left.length === 0
    ? 'Nothing left to add.'
    : `Left to add: ${left.map((one) => STEP_TITLES[one]).join(', ')}.`;

/** Where one is in the form, what is done and what is left. Each step is a page of its own. */
export function StepNav({ farmId, step, left }: StepNavProps) {
  return (
    <nav aria-label="Steps" className="flex flex-col gap-2.5">
      <ol className="grid grid-cols-5 gap-1.5">
        {FARM_STEPS.map((one, index) => {
          const isDone = !left.includes(one);
          return (
            <li key={one}>
              <Link
                to={paths.editFarm(farmId, { step: one })}
                aria-current={one === step ? 'step' : undefined}
                className="flex h-full min-h-11 items-center justify-center gap-1.5 rounded-control border border-line bg-card px-1.5 py-1 text-center text-sm leading-tight font-semibold hover:border-leaf aria-[current=step]:border-leaf aria-[current=step]:bg-moss sm:justify-start sm:px-2.5 sm:text-left"
              >
                <span className="inline-flex items-center gap-0.5 text-leaf">
                  {index + 1}
                  {isDone && <Check aria-hidden size={16} />}
                </span>
                <span className="max-sm:sr-only">{STEP_TITLES[one]}</span>
                {isDone && <span className="sr-only"> (done)</span>}
              </Link>
            </li>
          );
        })}
      </ol>
      <p role="status" className="text-sm text-soft">
        {`Step ${FARM_STEPS.indexOf(step) + 1} of ${FARM_STEPS.length}. ${leftText(left)} `}
        <Link to={paths.editFarm(farmId)} className="link">
          All on one page
        </Link>
      </p>
    </nav>
  );
}
