import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { MAX_VARIANTS } from '@farmgate/backend/contract/marketplace/variants';
import { Plus, Scale, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../ui/button';
import { FieldError } from '../../../../ui/fields/field-error';
import type { ProductFieldsProps } from '../product-fields';
import type { FormPicture } from '../product-form-values';
import { OptionItem } from './option-item';
import { OutdatedNote } from './outdated-note';
import { soldAs } from './sold-as';
import { useOptions } from './use-options';

export interface OptionsSectionProps extends ProductFieldsProps {
  pictures: readonly FormPicture[];
  isDisabled: boolean;
  /** Where the product has other options than the form began with: how to read them. */
  loadCurrent: (() => Promise<OwnProductView>) | undefined;
  /** They are shown. */
  onCurrent: () => void;
}

function RemovedNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-control bg-sunk py-1 pr-1 pl-3.5 text-sm">
      <span className="min-w-0 wrap-anywhere">Removed {name.trim() || 'the option without a name'}.</span>
      <Button
        look="quiet"
        size="sm"
        data-focus="undo"
        className="shrink-0"
        icon={<Undo2 aria-hidden size={16} />}
        onClick={onUndo}
      >
        Undo
      </Button>
    </div>
  );
}

/** The sizes and options that it is sold in; of a product without any, only the way to add some. */
export function OptionsSection(props: OptionsSectionProps) {
  const { form, pictures, isDisabled, loadCurrent, onCurrent } = props;
  const id = useId();
  const options = useOptions(form);
  const count = options.list.length;
  const isFull = count >= MAX_VARIANTS;
  const note = options.removed && <RemovedNote name={options.removed.name} onUndo={options.undo} />;
  const outdated = loadCurrent && (
    <OutdatedNote
      load={loadCurrent}
      onLoaded={(now) => {
        options.showCurrent(soldAs(now));
        onCurrent();
      }}
    />
  );
  const addButton = (label: string, hint: string) => (
    <div className="flex flex-col items-start gap-1.5">
      <Button
        look="secondary"
        aria-describedby={`${id}-hint`}
        data-focus="add"
        disabled={isDisabled || isFull}
        icon={<Plus aria-hidden size={18} />}
        onClick={() => options.add()}
      >
        {label}
      </Button>
      <p id={`${id}-hint`} className="max-w-measure text-xs text-soft">
        {hint}
      </p>
    </div>
  );
  if (count === 0)
    return (
      <section ref={options.section} aria-label="Sizes and options" className="-mt-3 flex flex-col gap-3">
        {outdated}
        <div role="status">{note}</div>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          {addButton(
            'Add sizes or options',
            'For example a dozen and a flat of 30, each with its own price and stock.',
          )}
          <div className="flex flex-col items-start gap-1.5">
            <Button
              look="secondary"
              aria-describedby={`${id}-weight`}
              disabled={isDisabled}
              icon={<Scale aria-hidden size={18} />}
              onClick={() => options.add({ name: form.getValues('name'), isByWeight: true })}
            >
              Sell it by weight
            </Button>
            <p id={`${id}-weight`} className="max-w-measure text-xs text-soft">
              For example a roast of 3 to 5 lb. Customers pay for what it weighs.
            </p>
          </div>
        </div>
      </section>
    );
  return (
    <section
      ref={options.section}
      aria-labelledby={`${id}-title`}
      className="flex flex-col gap-5 border-t border-line pt-7"
    >
      <div className="flex flex-col gap-1">
        <h2 id={`${id}-title`} className="text-lg">
          Sizes and options
        </h2>
        <p className="max-w-measure text-sm text-soft">
          Shoppers choose one of these, in this order. Lists show the lowest price and the total stock.
        </p>
      </div>
      {outdated}
      <ol className="flex flex-col gap-4">
        {options.list.map(({ key }, index) => (
          <OptionItem
            key={key}
            form={form}
            index={index}
            count={count}
            pictures={pictures}
            isDisabled={isDisabled}
            onMove={(by) => options.move(index, by)}
            onRemove={() => options.remove(index)}
          />
        ))}
      </ol>
      <div role="status">{note}</div>
      <FieldError id={`${id}-error`}>{form.errorOf('variants')}</FieldError>
      {addButton(
        'Add another option',
        isFull
          ? `A product can have at most ${MAX_VARIANTS} options.`
          : 'To sell it without options again, remove them all.',
      )}
    </section>
  );
}
