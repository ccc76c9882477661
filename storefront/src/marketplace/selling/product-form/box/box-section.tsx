import { weekText } from '@farmgate/backend/contract/marketplace/box-words';
import { MAX_BOX_WEEKS } from '@farmgate/backend/contract/marketplace/boxes';
import { localDay } from '@farmgate/backend/contract/shared/calendar/local-day';
import { useQuery } from '@tanstack/react-query';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useNow } from '../../../../lib/page/visit';
import { Button } from '../../../../ui/button';
import { Checkbox } from '../../../../ui/fields/field';
import { FieldError } from '../../../../ui/fields/field-error';
import { CouldNotLoad } from '../../../../ui/states/could-not-load';
import { ownProductsQuery } from '../../vendor-queries';
import type { ProductFieldsProps } from '../product-fields';
import { type ContentsValues, type Good, goodsOf, nextWeek } from './box-values';
import { ContentsEditor, type ContentsErrors } from './contents-editor';
import { RemovedNote } from './removed-note';
import { type BoxEditor, useBox } from './use-box';

export interface BoxSectionProps extends ProductFieldsProps {
  /** Of the product that is edited; left out for a new one. */
  productId: number | undefined;
  isDisabled: boolean;
}

interface ContentsProps {
  editor: BoxEditor;
  goods: readonly Good[];
  price: string;
  errors: readonly (ContentsErrors | undefined)[];
  isDisabled: boolean;
}

function Week({ contents, index, ...props }: ContentsProps & { contents: ContentsValues; index: number }) {
  const { editor, isDisabled, errors } = props;
  const name = weekText(contents.week);
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-base">{name}</h3>
        <div className="-mr-2 flex flex-wrap">
          <Button
            look="quiet"
            size="sm"
            disabled={isDisabled}
            icon={<Copy aria-hidden size={16} />}
            aria-label={`Copy the week before into ${name}`}
            onClick={() => editor.copyBefore(contents)}
          >
            Copy the week before
          </Button>
          <Button
            look="quiet"
            size="sm"
            disabled={isDisabled}
            className="text-danger!"
            icon={<Trash2 aria-hidden size={16} />}
            aria-label={`Remove the plan for ${name}`}
            onClick={() => editor.removeWeek(contents, name)}
          >
            Remove
          </Button>
        </div>
      </div>
      <ContentsEditor {...props} contents={contents} name={name} errors={errors[index]} />
    </li>
  );
}

function Weeks(props: ContentsProps) {
  const { editor, isDisabled } = props;
  const today = localDay(new Date(useNow()));
  const next = nextWeek(editor.box, today);
  const id = useId();
  const weeks = editor.box.slice(1);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 className="text-base">Different contents for a week</h3>
        <p className="max-w-measure text-sm text-soft">
          A week without contents of its own has the usual ones. Customers get the box of the week in which
          they pick it up or it’s delivered.
        </p>
      </div>
      {weeks.length > 0 && (
        <ol className="flex flex-col gap-4">
          {weeks.map((contents, at) => (
            <Week key={contents.week} {...props} contents={contents} index={at + 1} />
          ))}
        </ol>
      )}
      <RemovedNote editor={editor} from="weeks" />
      <div className="flex flex-col items-start gap-1.5">
        <Button
          look="secondary"
          aria-describedby={`${id}-hint`}
          disabled={isDisabled || next === null}
          icon={<Plus aria-hidden size={18} />}
          onClick={() => editor.plan(today)}
        >
          {next === null ? 'Plan a week' : `Plan ${weekText(next)}`}
        </Button>
        <p id={`${id}-hint`} className="max-w-measure text-xs text-soft">
          {next === null
            ? `You can plan ${MAX_BOX_WEEKS} weeks ahead.`
            : 'It begins as a copy of the week before.'}
        </p>
      </div>
    </div>
  );
}

function Contents({
  productId,
  ...props
}: Omit<ContentsProps, 'goods'> & Pick<BoxSectionProps, 'productId'>) {
  const { data, error, refetch } = useQuery(ownProductsQuery());
  const { editor } = props;
  const [standing] = editor.box;
  if (!standing) return null;
  if (!data && error)
    return <CouldNotLoad title="We couldn’t load your products." error={error} onRetry={refetch} />;
  if (!data) return <p className="text-sm text-soft">Loading your products...</p>;
  const goods = goodsOf(data).filter((good) => good.productId !== productId);
  return (
    <>
      <ContentsEditor
        {...props}
        goods={goods}
        contents={standing}
        name="In the box"
        errors={props.errors[0]}
      />
      <Weeks {...props} goods={goods} />
    </>
  );
}

/** Whether it is a box, and what is in it. */
export function BoxSection({ form, productId, isDisabled }: BoxSectionProps) {
  const id = useId();
  const editor = useBox(form);
  const price = useWatch({ control: form.control, name: 'price' });
  const hasOptions = useWatch({ control: form.control, name: 'variants' }).length > 0;
  const wrong = form.errors.box as (ContentsErrors[] & { message?: string }) | undefined;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 border-t border-line pt-7">
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-lg">
          Box
        </h2>
        <p className="max-w-measure text-sm text-soft">
          A box is made of your other products, such as a weekly CSA share. Its stock follows theirs.
        </p>
      </div>
      <Checkbox
        label="This is a box of my other products"
        checked={editor.isBox}
        disabled={isDisabled || (hasOptions && !editor.isBox)}
        onChange={({ target }) => editor.turn(target.checked)}
      />
      {hasOptions && (
        <p className="text-sm text-soft">
          A box can’t have options. Remove the options below first, or add a box for each size.
        </p>
      )}
      {wrong?.message && <FieldError id={`${id}-error`}>{wrong.message}</FieldError>}
      {editor.isBox && (
        <Contents
          editor={editor}
          productId={productId}
          price={price}
          errors={wrong ?? []}
          isDisabled={isDisabled}
        />
      )}
    </section>
  );
}
