import { ZIP_NEEDED } from '@farmgate/backend/contract/marketplace/checkout';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { FieldError } from '../../../../ui/fields/field-error';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  note?: string;
  /** At the right: what it costs, where it can be chosen. */
  price?: string;
  icon: LucideIcon;
  /** Why it cannot be chosen; null when it can. */
  reason?: string | null;
}

export interface ChoiceCardsProps<Value extends string> {
  legend: string;
  name: string;
  /** Empty while none is chosen. */
  value: Value | '';
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  error?: string | undefined;
}

/**
 * One of a few, as cards. What cannot be chosen is left out, unless it waits for the ZIP code or nothing can:
 * then it says why. In large text the words are under the rest, as wide as the card.
 */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, name, value, choices, onChange, error } = props;
  const id = useId();
  const firstPossible = choices.find(({ reason }) => !reason)?.value;
  return (
    // The container is not the card itself: one that is shown late would stay empty in Chromium.
    <div className="@container">
      <fieldset className="flex flex-col gap-2.5" aria-describedby={error && `${id}-error`}>
        <legend className="sr-only">{legend}</legend>
        {choices.map(({ icon: Icon, reason, ...choice }) => {
          const isChosen = choice.value === value;
          const isOut = Boolean(reason);
          const isLeftOut = isOut && reason !== ZIP_NEEDED && !isChosen && firstPossible !== undefined;
          return (
            <label
              key={choice.value}
              hidden={isLeftOut}
              className={clsx(
                'flex flex-wrap items-start gap-3 rounded-control border p-3.5 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf',
                isOut
                  ? 'cursor-not-allowed border-line bg-sunk'
                  : 'cursor-pointer border-edge hover:border-leaf',
                !isOut && 'has-checked:border-leaf has-checked:bg-moss',
              )}
            >
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={isChosen}
                disabled={isOut && !isChosen}
                aria-labelledby={`${id}-${choice.value}-name ${id}-${choice.value}-price`}
                aria-describedby={reason || choice.note ? `${id}-${choice.value}` : undefined}
                aria-invalid={error && isChosen ? true : undefined}
                // Gets the focus where none is chosen.
                data-invalid={error && value === '' && choice.value === firstPossible ? true : undefined}
                onChange={() => onChange(choice.value)}
                className="mt-1 size-4 shrink-0 accent-leaf outline-none"
              />
              <span className="flex min-w-0 flex-1 flex-col @max-[12rem]:order-last @max-[12rem]:basis-full">
                <span
                  id={`${id}-${choice.value}-name`}
                  className={clsx('text-sm font-semibold', isOut && 'text-soft')}
                >
                  {choice.label}
                </span>
                {choice.note && !reason && (
                  <span id={`${id}-${choice.value}`} className="text-sm text-soft">
                    {choice.note}
                  </span>
                )}
                {reason && (
                  <span
                    id={`${id}-${choice.value}`}
                    className={clsx('text-sm wrap-anywhere', isChosen ? 'text-danger' : 'text-soft')}
                  >
                    {reason}
                  </span>
                )}
              </span>
              {choice.price && !reason && (
                <span
                  id={`${id}-${choice.value}-price`}
                  className={clsx(
                    'text-sm font-semibold tabular-nums @max-[12rem]:ml-auto',
                    isOut && 'text-soft',
                  )}
                >
                  {choice.price}
                </span>
              )}
              <Icon
                aria-hidden
                size={20}
                className={clsx('mt-0.5 shrink-0 max-[22.5rem]:hidden', isOut ? 'text-soft' : 'text-leaf')}
              />
            </label>
          );
        })}
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </fieldset>
    </div>
  );
}
