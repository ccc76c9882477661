import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type FarmStep, readStep, stepAfter, stepWith } from './farm-steps';

export interface Steps {
  /** null where the form is on one page. */
  step: FarmStep | null;
  /** Goes on after a step was saved; behind the last one is the dashboard. */
  goOn: () => void;
  /** Goes to the step that has the first of the fields that are wrong. */
  goToTrouble: (fields: readonly string[]) => void;
}

/**
 * The step of a farm's form that the address names. A new step takes the focus: its first field that is
 * wrong, or else its heading.
 * @param isOff the form is on one page, whatever the address says
 */
export function useSteps(farmId: number, element: RefObject<HTMLFormElement | null>, isOff: boolean): Steps {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const step = isOff ? null : readStep(query);
  const last = useRef(step);
  useEffect(() => {
    if (step === last.current) return;
    last.current = step;
    const form = element.current;
    const trouble = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    (trouble ?? form?.querySelector<HTMLElement>('[data-step-title]'))?.focus();
  }, [step, element]);
  const goTo = (next: FarmStep) => void navigate(paths.editFarm(farmId, { step: next }));
  return {
    step,
    goOn: () => {
      if (step === null) return;
      const next = stepAfter(step);
      if (next) goTo(next);
      else void navigate(paths.farmerDashboard);
    },
    goToTrouble: (fields) => {
      const wrong = stepWith(fields);
      if (step !== null && wrong !== null && wrong !== step) goTo(wrong);
    },
  };
}
