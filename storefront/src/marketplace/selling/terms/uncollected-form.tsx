import {
  UNCOLLECTED,
  UNCOLLECTED_HELP,
  UNCOLLECTED_LABELS,
  type Uncollected,
} from '@farmgate/backend/contract/marketplace/pickup/uncollected';
import type { UncollectedView } from '@farmgate/backend/contract/marketplace/pickup/uncollected-rule';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { MeanwhileNote } from '../../../ui/forms/before/meanwhile-note';
import { useStateMeanwhile } from '../../../ui/forms/before/use-state-meanwhile';
import { FormFailure } from '../../../ui/forms/form-failure';
import { FormSection } from '../../../ui/forms/form-section';

const UNCOLLECTED_RULE = '/api/vendor/uncollected';

const NO_RULE = {
  label: 'Nothing automatic',
  help: 'You and the customer decide. Nothing is refunded, canceled or emailed.',
};

type Rule = Uncollected | null;

interface ChoiceProps {
  name: string;
  rule: Rule;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ name, rule, isChosen, onChoose }: ChoiceProps) {
  const { label, help } = rule ? { label: UNCOLLECTED_LABELS[rule], help: UNCOLLECTED_HELP[rule] } : NO_RULE;
  return (
    <label className="flex min-h-11 items-start gap-3 py-1 text-sm">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-4 shrink-0 accent-leaf"
      />
      <span>
        <span className="font-semibold">{label}</span>
        <span className="block text-soft">{help}</span>
      </span>
    </label>
  );
}

const LABELS = { rule: 'Orders that aren’t picked up' };
const WORDS = { rule: { ...UNCOLLECTED_LABELS, none: NO_RULE.label } };
const valuesOf = ({ rule }: Pick<UncollectedView, 'rule'>): { rule: Uncollected | 'none' } => ({
  rule: rule ?? 'none',
});

function useRuleForm(saved: UncollectedView) {
  const client = useQueryClient();
  const [values, setValues] = useState(() => valuesOf(saved));
  const rule = values.rule === 'none' ? null : values.rule;
  const meanwhile = useStateMeanwhile(values, setValues, {
    ...{ first: saved, valuesOf },
    load: () => client.fetchQuery({ ...apiQuery<UncollectedView>(UNCOLLECTED_RULE), staleTime: 0 }),
  });
  const saving = useMutation({
    mutationFn: (wanted: Rule) => {
      const seen = meanwhile.seen.current?.rule ?? null;
      const body = { rule: wanted, was: seen === wanted ? {} : { rule: seen } };
      return callJson<UncollectedView>(UNCOLLECTED_RULE, { method: 'PUT', body });
    },
    onError: (error: Error) => meanwhile.onError(error),
    onSuccess: (answer) => {
      client.setQueryData([UNCOLLECTED_RULE], answer);
      meanwhile.restart(answer);
      setValues(valuesOf(answer));
      toast({ title: 'Rule saved', description: 'It’s for orders placed from now on.' });
    },
  });
  return { rule, setRule: (one: Rule) => setValues(valuesOf({ rule: one })), meanwhile, saving };
}

function RuleForm({ saved }: { saved: UncollectedView }) {
  const id = useId();
  const { rule, setRule, meanwhile, saving } = useRuleForm(saved);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(rule);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-8 flex max-w-3xl flex-col gap-5">
      <FormSection title="Orders that aren’t picked up">
        <p className="text-sm text-soft">
          Shoppers read your rule before they order. It’s used for orders at your pickup sites that you didn’t
          mark as picked up, so please mark them on the day.
        </p>
        <fieldset className="flex flex-col gap-1">
          <legend className="sr-only">Orders that aren’t picked up</legend>
          {[null, ...UNCOLLECTED].map((one) => (
            <Choice
              key={one ?? 'none'}
              name={id}
              rule={one}
              isChosen={rule === one}
              onChoose={() => setRule(one)}
            />
          ))}
        </fieldset>
      </FormSection>
      <MeanwhileNote labels={LABELS} words={WORDS} {...meanwhile} />
      {saving.error && !meanwhile.conflicts && (
        <FormFailure>{sentenceOf(saving.error, 'We couldn’t save your rule. Please try again.')}</FormFailure>
      )}
      <div>
        <Button type="submit" look="secondary" size="lg" pendingLabel={saving.isPending && 'Saving...'}>
          Save rule
        </Button>
      </div>
    </form>
  );
}

/** What a vendor with pickup sites does with orders that are not picked up. */
export function UncollectedForm() {
  const { data, error, refetch } = useQuery(apiQuery<UncollectedView>(UNCOLLECTED_RULE));
  if (error && !data)
    return (
      <div role="alert" className="mt-8 flex flex-col items-start gap-3 text-sm">
        <p>{sentenceOf(error, 'We couldn’t load your rule for orders that aren’t picked up.')}</p>
        <Button look="secondary" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  return data?.hasSites ? <RuleForm saved={data} /> : null;
}
