import { MAX_BOX_PARTS } from '@farmgate/backend/contract/marketplace/boxes';
import { MAX_QUANTITY } from '@farmgate/backend/contract/marketplace/shop';
import { centsOf, dollars } from '@farmgate/backend/contract/shared/money';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { formatCount, formatUnit } from '../../../../lib/format/format';
import { controlClass } from '../../../../ui/fields/control-class';
import { FieldError } from '../../../../ui/fields/field-error';
import { IconButton } from '../../../../ui/icon-button';
import { type ContentsValues, type Good, isSamePart, sumsOf } from './box-values';
import { PartSearch } from './part-search';
import { RemovedNote } from './removed-note';
import { stockText } from './stock-text';
import type { BoxEditor } from './use-box';

/** What is wrong with contents, as the form has it. */
export interface ContentsErrors {
  message?: string | undefined;
  root?: { message?: string | undefined };
  parts?: readonly ({ quantity?: { message?: string | undefined } } | undefined)[];
}

export interface ContentsEditorProps {
  contents: ContentsValues;
  /** What they are called: "In every box", "Nov 23-29". */
  name: string;
  goods: readonly Good[];
  /** As it is typed. */
  price: string;
  errors: ContentsErrors | undefined;
  isDisabled: boolean;
  editor: BoxEditor;
}

/** What the parts cost alone, and how many boxes there are. */
function Sums({ contents, goods, price }: Pick<ContentsEditorProps, 'contents' | 'goods' | 'price'>) {
  const { cents, boxes, scarce, missing } = sumsOf(contents.parts, goods);
  const own = centsOf(price.trim().replace(/^\$\s*/, ''));
  const saved = own !== null && own > 0 && own < cents ? Math.round(((cents - own) / cents) * 100) : 0;
  return (
    <div aria-live="polite" className="flex flex-col gap-1 text-sm">
      <p>
        <span className="font-semibold tabular-nums">{dollars(cents)}</span> if bought one by one
        {saved > 0 && <span className="text-soft">. Shoppers save {saved}% with the box</span>}.
      </p>
      {missing !== null ? (
        <p className="font-semibold text-danger">
          {missing} is inactive or no longer sold, so this box isn’t sold either. Take it out, or make it
          active again.
        </p>
      ) : (
        <p>
          {boxes >= MAX_QUANTITY ? (
            'Everything in it is made to order, so the box never sells out.'
          ) : (
            <>
              Enough stock for{' '}
              <span className="font-semibold tabular-nums">
                {formatCount(boxes)} {boxes === 1 ? 'box' : 'boxes'}
              </span>
              {scarce !== null && contents.parts.length > 1 && (
                <span className="text-soft">. {scarce} runs out first</span>
              )}
              .
            </>
          )}
        </p>
      )}
    </div>
  );
}

function Part({ index, ...props }: ContentsEditorProps & { index: number }) {
  const { contents, goods, errors, isDisabled, editor } = props;
  const id = useId();
  const part = contents.parts[index];
  if (!part) return null;
  const good = goods.find((one) => isSamePart(one, part));
  const error = errors?.parts?.[index]?.quantity?.message;
  return (
    <li className="flex flex-col gap-1 border-t border-line py-2.5">
      <div className="flex items-center gap-3">
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          aria-label={`Quantity of ${part.name}`}
          aria-describedby={error ? id : undefined}
          aria-invalid={error ? true : undefined}
          value={part.quantity}
          disabled={isDisabled}
          onChange={({ target }) => editor.setQuantity(contents.week, index, target.value)}
          className={`${controlClass} h-11 w-16! shrink-0 text-right tabular-nums`}
        />
        <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
          {good?.name ?? part.name}{' '}
          {good && good.variantId === null && (
            <span className="text-sm text-soft">{formatUnit(good.unit)}</span>
          )}
          <span className="block text-sm text-soft">
            {good ? `${dollars(good.price)}, ${stockText(good)}` : 'No longer sold'}
          </span>
        </span>
        <IconButton
          label={`Take out ${part.name}`}
          icon={<Trash2 aria-hidden size={18} />}
          disabled={isDisabled}
          onClick={() => editor.remove(contents.week, index)}
          className="text-danger!"
        />
      </div>
      <FieldError id={id}>{error}</FieldError>
    </li>
  );
}

/** What is in a box always, or in one week. */
export function ContentsEditor(props: ContentsEditorProps) {
  const { contents, name, goods, errors, isDisabled, editor } = props;
  const id = useId();
  const error = errors?.message ?? errors?.root?.message;
  const isFull = contents.parts.length >= MAX_BOX_PARTS;
  return (
    <div className="flex flex-col gap-4" {...(error && { tabIndex: -1, 'data-invalid': true })}>
      {contents.parts.length > 0 && (
        <ul aria-label={name} className="flex flex-col border-b border-line">
          {contents.parts.map(({ productId, variantId }, index) => (
            <Part key={`${productId}-${variantId ?? 0}`} {...props} index={index} />
          ))}
        </ul>
      )}
      <RemovedNote editor={editor} from={contents.week} />
      <FieldError id={id}>{error}</FieldError>
      <PartSearch
        label={contents.week === '' ? 'Add a product' : `Add a product for ${name}`}
        goods={goods}
        parts={contents.parts}
        isDisabled={isDisabled || isFull}
        onAdd={(good) => editor.add(contents.week, good)}
      />
      {contents.parts.length > 0 && <Sums {...props} />}
    </div>
  );
}
