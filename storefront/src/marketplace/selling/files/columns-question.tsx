import { useState } from 'react';
import { countOf } from '../../../lib/format/format';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/fields/field';
import { choose } from './columns.rules';

interface PreviewColumn<Column extends string> {
  head: string;
  samples: readonly string[];
  is: Column | '';
}

/** Longer files are mostly of other programs, with columns that mean nothing here. */
const MOST_OPEN = 10;

interface ColumnProps<Column extends string> {
  column: PreviewColumn<Column>;
  at: number;
  labels: Readonly<Record<Column, string>>;
  value: Column | '';
  onChange: (value: Column | '') => void;
}

function ColumnField<Column extends string>({
  column: { head, samples },
  at,
  labels,
  value,
  onChange,
}: ColumnProps<Column>) {
  return (
    <Select
      label={head || `Column ${at + 1}`}
      help={samples.length > 0 ? <span className="wrap-anywhere">{samples.join(' · ')}</span> : 'Empty'}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Column | '')}
    >
      <option value="">Leave out</option>
      {(Object.keys(labels) as Column[]).map((column) => (
        <option key={column} value={column}>
          {labels[column]}
        </option>
      ))}
    </Select>
  );
}

export interface ColumnsQuestionProps<Column extends string> {
  columns: readonly PreviewColumn<Column>[];
  /** What a column can be, in order. */
  labels: Readonly<Record<Column, string>>;
  /** Whether rows can be read by these columns. */
  isReadable: (columns: readonly (Column | '')[]) => boolean;
  isRemembered: boolean;
  isPending: boolean;
  /** Something was changed that isn't looked at yet. */
  onEdit: () => void;
  onChoose: (columns: (Column | '')[]) => void;
}

function Columns<Column extends string>({
  columns,
  labels,
  isReadable,
  isPending,
  hint,
  onEdit,
  onChoose,
}: Omit<ColumnsQuestionProps<Column>, 'isRemembered'> & { hint: string | null }) {
  const [chosen, setChosen] = useState(() => columns.map(({ is }) => is));
  const isFolded = ({ is }: PreviewColumn<Column>, at: number) => is === '' && at >= MOST_OPEN;
  const folded = columns.filter(isFolded).length;
  const field = (column: PreviewColumn<Column>, at: number) => (
    <ColumnField
      key={at}
      column={column}
      at={at}
      labels={labels}
      value={chosen[at] ?? ''}
      onChange={(value) => {
        setChosen(choose(chosen, at, value));
        onEdit();
      }}
    />
  );
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="flex flex-col gap-3" disabled={isPending}>
        <legend className="mb-1 font-semibold">What is in each column?</legend>
        {hint !== null && <p className="text-sm text-soft">{hint}</p>}
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          {columns.map((column, at) => !isFolded(column, at) && field(column, at))}
        </div>
        {folded > 0 && (
          <details>
            <summary className="hit w-fit text-sm font-semibold text-leaf">
              {countOf(folded, 'more column')} left out
            </summary>
            <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2">
              {columns.map((column, at) => isFolded(column, at) && field(column, at))}
            </div>
          </details>
        )}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="secondary"
          disabled={!isReadable(chosen)}
          pendingLabel={isPending && 'Reading...'}
          onClick={() => onChoose(chosen)}
        >
          Show what happens
        </Button>
        {!isReadable(chosen) && (
          <p role="status" className="text-sm text-soft">
            Choose which column has the name.
          </p>
        )}
      </div>
    </div>
  );
}

const UNKNOWN =
  'We don’t know this file, so please check what each column is. We’ll remember it for files with these columns.';

/** What each column of a file is that no one knows, with what we guess filled in; folded once it was said. */
export function ColumnsQuestion<Column extends string>({
  isRemembered,
  ...question
}: ColumnsQuestionProps<Column>) {
  // Looking at other columns remembers them, which must not fold what is being chosen.
  const [isFolded] = useState(isRemembered);
  if (!isFolded) return <Columns {...question} hint={UNKNOWN} />;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-soft">
        You imported a file with these columns before, so we read it the same way.
      </p>
      <details>
        <summary className="hit w-fit text-sm font-semibold text-leaf">Change columns</summary>
        <div className="mt-3">
          <Columns {...question} hint={null} />
        </div>
      </details>
    </div>
  );
}
