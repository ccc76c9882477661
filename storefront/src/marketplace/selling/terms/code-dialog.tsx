import type { DiscountCodeView } from '@farmgate/backend/contract/marketplace/discount-codes';
import { MAX_CODE_LENGTH } from '@farmgate/backend/contract/marketplace/discounts';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { isCode } from '../../../lib/api/is-code';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/before/dialog-form';
import { MeanwhileNote } from '../../../ui/forms/before/meanwhile-note';
import { useMeanwhile } from '../../../ui/forms/before/use-meanwhile';
import { failureSentence } from '../sending';
import { CodeProducts } from './code-products';
import {
  type CodeValues,
  NEW_CODE,
  codeErrors,
  codeParts,
  codeRequest,
  codeValues,
  codeWas,
  valuesOfPart,
} from './code-values';
import { loadCode, useCodeCall } from './use-codes';
import { foundWrong } from './wrong-fields';

interface CodeDialogProps {
  /** Null for a new one. */
  code: DiscountCodeView | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface FieldsProps {
  values: CodeValues;
  errors: Partial<Record<keyof CodeValues, string>>;
  onChange: (change: Partial<CodeValues>) => void;
}

const choiceClass = 'flex min-h-11 items-center gap-3 text-sm sm:min-h-8';

/** What is taken off. */
function Amount({ values, errors, onChange }: FieldsProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="mb-1 text-sm font-semibold">Discount</legend>
        {(['percent', 'amount'] as const).map((kind) => (
          <label key={kind} className={choiceClass}>
            <input
              type="radio"
              name={id}
              checked={values.kind === kind}
              onChange={() => onChange({ kind })}
              className="size-4 shrink-0 accent-leaf"
            />
            {kind === 'percent' ? 'A percentage' : 'An amount in dollars'}
          </label>
        ))}
      </fieldset>
      <TextField
        label={values.kind === 'percent' ? 'Percent off' : 'Dollars off'}
        inputMode="decimal"
        maxLength={12}
        value={values.value}
        onChange={({ currentTarget }) => onChange({ value: currentTarget.value })}
        help={
          values.kind === 'percent'
            ? 'From 1 to 90.'
            : 'It only applies to orders worth more than this, so no order becomes free.'
        }
        error={errors.value}
      />
    </div>
  );
}

/** When it can be used, and how often. */
function Limits({ values, errors, onChange }: FieldsProps) {
  const text = (name: 'leastGoods' | 'startsOn' | 'endsOn' | 'maxUses' | 'maxUsesEach') => ({
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
    error: errors[name],
    optional: true,
  });
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <TextField type="date" label="First day" {...text('startsOn')} />
      <TextField type="date" label="Last day" {...text('endsOn')} />
      <TextField
        label="Total uses"
        inputMode="numeric"
        maxLength={9}
        help="Blank means no limit."
        {...text('maxUses')}
      />
      <TextField
        label="Uses per customer"
        inputMode="numeric"
        maxLength={9}
        help="By account or email address."
        {...text('maxUsesEach')}
      />
      <TextField
        label="Minimum order"
        inputMode="decimal"
        maxLength={12}
        help="In dollars, before the discount."
        {...text('leastGoods')}
      />
    </div>
  );
}

/** What the form calls what it holds. */
const LABELS = {
  ...{ code: 'Code', discount: 'Discount', products: 'Products', startsOn: 'First day', endsOn: 'Last day' },
  ...{ maxUses: 'Total uses', maxUsesEach: 'Uses per customer', leastGoods: 'Minimum order' },
};

type SentCode = ReturnType<typeof codeRequest> & { was?: ReturnType<typeof codeWas> };

/** What the form holds, and its way to the server. */
function useCodeForm({ code, onOpenChange }: CodeDialogProps) {
  const client = useQueryClient();
  const [values, setValues] = useState(() => (code ? codeValues(code) : NEW_CODE));
  const latest = useRef(values);
  const change = (some: Partial<CodeValues>) => {
    latest.current = { ...latest.current, ...some };
    setValues(latest.current);
  };
  const meanwhile = useMeanwhile<DiscountCodeView>({
    first: code,
    valuesOf: (view) => codeParts(codeValues(view)),
    getValues: () => codeParts(latest.current),
    setValue: (part, held) => change(valuesOfPart(part, held)),
    load: code ? () => loadCode(client, code.id) : undefined,
  });
  const saving = useCodeCall<SentCode>(code ? 'PUT' : 'POST', code ? `/${code.id}` : '', () => {
    toast({ title: code ? 'Code saved' : 'Code made' });
    onOpenChange(false);
  });
  const send = () => {
    const seen = meanwhile.seen.current;
    const was = seen && codeWas(seen, values, code?.endedAt != null);
    const onError = (error: Error) => void meanwhile.onError(error);
    saving.mutate({ ...codeRequest(values), ...(was && { was }) }, { onError });
  };
  return { values, change, meanwhile, saving, send };
}

/** Makes a discount code, or changes one. */
export function CodeDialog(props: CodeDialogProps) {
  const { code, open, onOpenChange } = props;
  const id = useId();
  const { values, change, meanwhile, saving, send } = useCodeForm(props);
  const { error } = saving;
  const errors = codeErrors(isCode(error, 'CHANGED_MEANWHILE') ? [] : foundWrong(error));
  if (error && isCode(error, 'DISCOUNT_CODE_EXISTS')) errors.code = error.message;
  const hasFieldErrors = Object.keys(errors).length > 0;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!saving.isPending) send();
  };
  const fields = { values, errors, onChange: change };
  return (
    <DialogForm
      id={`${id}-form`}
      open={open}
      onOpenChange={onOpenChange}
      title={code ? `Edit ${code.code}` : 'New discount code'}
      description={code?.endedAt ? 'This code ended. It runs again when you save it.' : undefined}
      submitLabel={code ? 'Save code' : 'Make code'}
      pendingLabel={saving.isPending && 'Saving...'}
      failure={hasFieldErrors ? 'Please check the fields marked above.' : error && failureSentence(error)}
      onSubmit={submit}
    >
      <div className="flex flex-col gap-6">
        <TextField
          label="Code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CODE_LENGTH + 6}
          value={values.code}
          onChange={({ currentTarget }) => change({ code: currentTarget.value.toUpperCase() })}
          help="Letters and digits, such as SPRING10. Capitals don’t matter."
          error={errors.code}
        />
        <Amount {...fields} />
        <CodeProducts {...fields} />
        <Limits {...fields} />
        <MeanwhileNote labels={LABELS} {...meanwhile} />
      </div>
    </DialogForm>
  );
}
