import type { OwnNewsView } from '@farmgate/backend/contract/directory/news';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { callJson, sentenceOf } from '../../lib/api/api';
import { Button } from '../../ui/button';
import { toast } from '../../ui/dialogs/toast';
import { newsAddress } from './news-queries';

const ConfirmDialog = lazy(() =>
  import('../../ui/dialogs/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** Takes a farm's post off its page. */
export function RemoveNews({
  farmId,
  news,
  date,
  onRemoved,
}: {
  farmId: number;
  news: OwnNewsView;
  date: string;
  onRemoved: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callJson(`${newsAddress(farmId)}/${news.id}`, { method: 'DELETE' }),
    onSuccess: () => {
      setAsking(false);
      toast({ title: 'News deleted' });
      onRemoved();
    },
  });
  return (
    <>
      <Button
        look="quiet"
        size="sm"
        icon={<Trash2 aria-hidden size={16} />}
        aria-label={`Delete the news of ${date}`}
        className="button-flush"
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title="Delete this news?"
            confirmLabel="Delete news"
            pendingLabel={isPending && 'Deleting...'}
            isDangerous
            failure={error && sentenceOf(error, 'We couldn’t delete it. Please try again.')}
            onConfirm={() => mutate()}
          >
            It leaves your farm’s page permanently. Followers keep what we’ve already sent them. It still
            counts toward your posts of these 7 days.
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
