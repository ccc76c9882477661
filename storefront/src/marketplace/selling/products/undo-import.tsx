import type { ImportUndo, ProductImportView } from '@farmgate/backend/contract/marketplace/product-files';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { FormFailure } from '../../../ui/forms/form-failure';
import { Spinner } from '../../../ui/states/spinner';
import { OWN_PRODUCTS, ownProductsQuery, refreshVendor } from '../vendor-queries';
import { ImportedPhotos } from './imported-photos';
import { importedText, KEPT_WORDS, undoSentences } from './undo.rules';

const IMPORTS = `${OWN_PRODUCTS}/imports`;
const LOOK_AGAIN_MS = 3_000;
const isComing = (imports: readonly ProductImportView[] = []) =>
  imports.some(({ photos }) => photos.coming > 0);
/** GET /api/vendor/products/imports */
const importsQuery = () => ({
  ...apiQuery<ProductImportView[]>(IMPORTS),
  refetchInterval: ({ state }: { state: { data: ProductImportView[] | undefined } }) =>
    isComing(state.data) && LOOK_AGAIN_MS,
});
const undoQuery = (id: number) => ({ ...apiQuery<ImportUndo>(`${IMPORTS}/${id}`), staleTime: 0 });

const MOST_NAMED = 20;

/** Some of the products that something happens to, and how many more there are. */
function Named({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  const more = names.length - MOST_NAMED;
  return (
    <p className="text-sm wrap-anywhere text-soft">
      {label}: {names.slice(0, MOST_NAMED).join(', ')}
      {more > 0 && ` and ${more} more`}
    </p>
  );
}

function Plan({ id, onDone }: { id: number; onDone: () => void }) {
  const client = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => callJson<ImportUndo>(`${IMPORTS}/${id}/undo`, { method: 'POST' }),
    onSuccess: (done) => {
      toast({ title: 'Import undone', description: undoSentences(done).join(' ') });
      onDone();
      // An import that is undone can't be asked for again.
      client.removeQueries({ queryKey: undoQuery(id).queryKey });
      void refreshVendor(client, ownProductsQuery().queryKey[0] as string, '/api/products');
    },
  });
  const { data, error } = useQuery({ ...undoQuery(id), enabled: !undoing.isSuccess });
  if (undoing.isSuccess) return null;
  if (error)
    return <FormFailure>{sentenceOf(error, 'We couldn’t load this import. Try again.')}</FormFailure>;
  if (!data) return <Spinner />;
  const more = data.kept.length - MOST_NAMED;
  const isNothing = data.removed.length + data.restored.length === 0;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">{undoSentences(data).join(' ')}</p>
      <Named label="To delete" names={data.removed} />
      <Named label="To change back" names={data.restored} />
      {data.kept.length > 0 && (
        <ul className="list-disc pl-5 text-sm text-soft">
          {data.kept.slice(0, MOST_NAMED).map(({ name, reason }, at) => (
            <li key={at} className="wrap-anywhere">
              {name}: {KEPT_WORDS[reason]}
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
      {undoing.error && (
        <FormFailure>{sentenceOf(undoing.error, 'We couldn’t undo this import. Try again.')}</FormFailure>
      )}
      {!isNothing && (
        <Button
          look="danger"
          className="self-start"
          pendingLabel={undoing.isPending && 'Undoing...'}
          onClick={() => undoing.mutate()}
        >
          Undo import
        </Button>
      )}
    </div>
  );
}

/** Imports of the last day, each with what undoing it would do. */
export function UndoImport({ onDone }: { onDone: () => void }) {
  const { data: imports = [], error } = useQuery(importsQuery());
  const [open, setOpen] = useState<number | null>(null);
  const client = useQueryClient();
  const wasComing = useRef(false);
  useEffect(() => {
    // The last photo is there: the list of products shows it.
    if (wasComing.current && !isComing(imports))
      void refreshVendor(client, ownProductsQuery().queryKey[0] as string, '/api/products');
    wasComing.current = isComing(imports);
  }, [imports, client]);
  if (error && imports.length === 0)
    return (
      <FormFailure>
        {sentenceOf(error, 'We couldn’t load your recent imports. Close this and try again.')}
      </FormFailure>
    );
  if (imports.length === 0) return null;
  return (
    <section aria-label="Recent imports" className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">Imported in the last day</h3>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {imports.map((one) => (
          <li key={one.id} className="flex flex-col gap-3 px-4 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="text-sm">{importedText(one)}</p>
              <Button
                look="secondary"
                aria-expanded={open === one.id}
                onClick={() => setOpen(open === one.id ? null : one.id)}
              >
                {open === one.id ? 'Keep it' : 'Undo...'}
              </Button>
            </div>
            <ImportedPhotos photos={one.photos} />
            {open === one.id && <Plan id={one.id} onDone={onDone} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
