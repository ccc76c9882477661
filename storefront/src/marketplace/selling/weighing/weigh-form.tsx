import { isMetric } from '@farmgate/backend/contract/marketplace/weight/weight';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { clsx } from 'clsx';
import { Printer, TriangleAlert, Undo2 } from 'lucide-react';
import { useEffect, useId } from 'react';
import { AnchorButton, Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { controlClass } from '../../../ui/fields/control-class';
import { FieldError } from '../../../ui/fields/field-error';
import { FormFailure } from '../../../ui/forms/form-failure';
import { PlainForm } from '../../../ui/forms/plain-form';
import { useScanKeys } from '../labels/use-scan-keys';
import type { Saved, Weighing } from './use-weighing';
import { dayOf, packageText, warningOf } from './weighing.rules';

/** What a scale or a scanner types goes to the field. */
function useCatchDigits({ field, current }: Pick<Weighing, 'field' | 'current'>) {
  const isAsking = current !== null;
  useEffect(() => {
    if (isAsking) field.current?.focus({ preventScroll: true });
  }, [field, isAsking]);
  useScanKeys(field);
}

function LastSaved({ saved, weighing, label }: { saved: Saved; weighing: Weighing; label: string }) {
  const { of, weight } = saved;
  const warning = warningOf(of, weight);
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <div role="status" className="flex flex-col gap-2 text-sm">
        <p className="wrap-anywhere">
          Saved <strong className="font-semibold tabular-nums">{weight}</strong> of {of.line.name} for{' '}
          {of.order.customerName}.
        </p>
        {warning && (
          <p className="flex items-start gap-2 rounded-control border-2 border-sun px-3 py-2">
            <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
            {warning}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          look="secondary"
          disabled={weighing.isPending}
          icon={<Undo2 aria-hidden size={16} />}
          onClick={weighing.undo}
        >
          Undo
        </Button>
        <AnchorButton
          size="sm"
          look="secondary"
          href={label}
          target="_blank"
          rel="noopener"
          icon={<Printer aria-hidden size={16} />}
        >
          Print label
        </AnchorButton>
      </div>
    </div>
  );
}

function Asked({ weighing: { current } }: { weighing: Weighing }) {
  if (!current) return null;
  const { order, line, weight } = current;
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-xl wrap-anywhere">{line.name}</h2>
      <p className="font-semibold">{packageText(current)}</p>
      <p className="text-sm text-soft wrap-anywhere">
        {order.customerName} · #{order.orderNumber}
        {dayOf(order)}
      </p>
      {weight !== null && <p className="text-sm">It says {weight} now. A new weight replaces that.</p>}
    </div>
  );
}

/** One package, one big field: Enter saves what is typed or scanned there, and the next one is asked for. */
export function WeighForm({ weighing, lastLabel }: { weighing: Weighing; lastLabel: string | null }) {
  const id = useId();
  const { field, current, text, typed, wrong, failure, isPending, last } = weighing;
  useCatchDigits(weighing);
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      {current ? (
        <PlainForm
          noValidate
          aria-label="Weigh a package"
          className="flex flex-col gap-4"
          onSend={() => weighing.save()}
        >
          <Asked weighing={weighing} />
          <div className="flex flex-col gap-2">
            <label htmlFor={id} className="text-sm font-semibold">
              Weight
            </label>
            <input
              ref={field}
              id={id}
              value={text}
              onChange={({ currentTarget }) => weighing.type(currentTarget.value)}
              readOnly={isPending}
              // The keys of decimals have no letters, which pounds and ounces need.
              inputMode={isMetric(current.line.per) ? 'decimal' : 'text'}
              enterKeyHint="next"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              maxLength={200}
              placeholder={current.line.nominal}
              aria-describedby={`${id}-typed ${id}-wrong`}
              {...(wrong !== null && { 'aria-invalid': true as const })}
              className={clsx(
                controlClass,
                'h-18 text-3xl! font-semibold tabular-nums placeholder:font-normal',
              )}
            />
            <p id={`${id}-typed`} className="min-h-lh text-sm text-soft tabular-nums">
              {typed
                ? `${typed.read === typed.weight ? '' : `${typed.read} is `}${typed.weight}${typed.price === null ? '' : `, ${dollars(typed.price)}`}`
                : 'Type the weight, use your scale or scan a label, then press Enter.'}
            </p>
            <FieldError id={`${id}-wrong`}>{wrong ?? undefined}</FieldError>
          </div>
          {failure && (
            <div className="flex flex-col items-start gap-2">
              <FormFailure>{failure}</FormFailure>
              <Button size="sm" look="secondary" onClick={weighing.retry}>
                Try again
              </Button>
            </div>
          )}
          <div className="flex gap-2">
            <Button type="submit" className="flex-1" pendingLabel={isPending && 'Saving...'}>
              Save weight
            </Button>
            <Button look="quiet" onClick={weighing.skip}>
              Skip
            </Button>
          </div>
        </PlainForm>
      ) : (
        <p className="text-lg font-semibold">Everything is weighed. Finish the orders below.</p>
      )}
      {last && lastLabel !== null && <LastSaved saved={last} weighing={weighing} label={lastLabel} />}
    </Card>
  );
}
