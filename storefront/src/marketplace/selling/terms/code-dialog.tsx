import type { DiscountCodeView } from '@farmgate/backend/contract/marketplace/discount-codes';
import { MAX_CODE_LENGTH } from '@farmgate/backend/contract/marketplace/discounts';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { isCode } from '../../../lib/api/is-code';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/dialog-form';
import { at } from '../../../ui/forms/field-errors';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { MeanwhileNote } from '../../../ui/forms/meanwhile-note';
import type { FormPart } from '../../../ui/forms/use-form';
import { useKeptForm } from '../../../ui/forms/use-kept-form';
import { SAVING_FAILED } from '../sending';
import { CodeProducts } from './code-products';
import {
  type CodeValues,
  NEW_CODE,
  codeFieldAt,
  codeParts,
  codeRequest,
  codeValues,
  codeWas,
  valuesOfPart,
} from './code-values';
import { loadCode, useSendCode } from './use-codes';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/discount-codes').then(
    (module) => module.DiscountCodeRequest,
  ),
);

interface CodeDialogProps {
  /** Null for a new one. */
  code: DiscountCodeView | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface FieldsProps {
  form: FormPart<CodeValues>;
}

const choiceClass = 'flex min-h-11 items-center gap-3 text-sm sm:min-h-8';

/** What is taken off. */
function Amount({ form: { values, change, field } }: FieldsProps) {
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
              onChange={() => change({ kind })}
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
        help={
          values.kind === 'percent'
            ? 'From 1 to 90.'
            : 'It only applies to orders worth more than this, so no order becomes free.'
        }
        {...field('value')}
      />
    </div>
  );
}

/** When it can be used, and how often. */
function Limits({ form: { field } }: FieldsProps) {
  const text = (name: 'leastGoods' | 'startsOn' | 'endsOn' | 'maxUses' | 'maxUsesEach') => ({
    optional: true,
    ...field(name),
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

/** What the form holds, and its way to the server. */
function useCodeForm({ code, onOpenChange }: CodeDialogProps) {
  const client = useQueryClient();
  const send = useSendCode();
  return useKeptForm<CodeValues, DiscountCodeView, DiscountCodeView, unknown>({
    schema,
    request: codeRequest,
    fieldAt: codeFieldAt,
    values: code ? codeValues(code) : NEW_CODE,
    wrongOf: (error) =>
      isCode(error, 'CHANGED_MEANWHILE')
        ? []
        : at('code', isCode(error, 'DISCOUNT_CODE_EXISTS') ? sentenceOf(error, '') : null),
    record: {
      first: code,
      valuesOf: codeValues,
      load: code ? () => loadCode(client, code.id) : undefined,
      parts: { of: codeParts, valuesOf: valuesOfPart },
    },
    // What is sent is what was typed: the server reads it by the same rules.
    send: (_checked, { values, seen }) => {
      const was = seen && codeWas(seen, values, code?.endedAt != null);
      const body = { ...codeRequest(values), ...(was && { was }) };
      return send(code ? 'PUT' : 'POST', code ? `/${code.id}` : '', body);
    },
    onSent: () => {
      toast({ title: code ? 'Code saved' : 'Code made' });
      onOpenChange(false);
    },
    failed: SAVING_FAILED,
  });
}

/** Makes a discount code, or changes one. */
export function CodeDialog(props: CodeDialogProps) {
  const { code, open, onOpenChange } = props;
  const form = useCodeForm(props);
  return (
    <DialogForm
      of={form}
      open={open}
      onOpenChange={onOpenChange}
      title={code ? `Edit ${code.code}` : 'New discount code'}
      description={code?.endedAt ? 'This code ended. It runs again when you save it.' : undefined}
      submitLabel={code ? 'Save code' : 'Make code'}
      pendingLabel="Saving..."
      failure={form.hasErrors ? 'Please check the fields marked above.' : form.failure}
    >
      <div className="flex flex-col gap-6">
        <TextField
          label="Code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CODE_LENGTH + 6}
          value={form.values.code}
          onChange={({ currentTarget }) => form.change({ code: currentTarget.value.toUpperCase() })}
          help="Letters and digits, such as SPRING10. Capitals don’t matter."
          error={form.errorOf('code')}
        />
        <Amount form={form} />
        <CodeProducts form={form} />
        <Limits form={form} />
        <MeanwhileNote of={form} labels={LABELS} />
      </div>
    </DialogForm>
  );
}
