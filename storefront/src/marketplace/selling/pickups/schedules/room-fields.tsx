import { TextField } from '../../../../ui/fields/field';
import { Segmented } from '../../../../ui/fields/segmented';
import { FormSection } from '../../../../ui/forms/form-section';
import { Choices } from './choices';
import type { SchedulePart } from './schedule-values';

/** How much fits into one pickup day. */
export function RoomFields({ form }: { form: SchedulePart }) {
  const { values, change, field } = form;
  return (
    <FormSection title="Room" hint="When a pickup day is full, customers can’t choose it.">
      <Choices
        legend="How much you can handle in one day"
        value={values.isLimited ? 'some' : 'all'}
        options={[
          { value: 'some', label: 'A set amount' },
          { value: 'all', label: 'No limit' },
        ]}
        onChange={(chosen) => change({ isLimited: chosen === 'some' })}
      />
      {values.isLimited && (
        <div className="flex flex-col gap-2">
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label="Room for"
              inputMode="numeric"
              maxLength={6}
              className="w-28"
              {...field('capacity')}
            />
            <Segmented
              label="What the room is counted in"
              name="capacity-unit"
              value={values.capacityUnit}
              options={[
                { value: 'orders', label: 'Orders' },
                { value: 'crates', label: 'Crates' },
              ]}
              onChange={(capacityUnit) => change({ capacityUnit })}
            />
          </div>
          {values.capacityUnit === 'crates' && (
            <p className="text-xs text-soft">
              Each product takes one crate, unless you say otherwise when you edit the product.
            </p>
          )}
        </div>
      )}
    </FormSection>
  );
}
