import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { call, sentenceOf } from '../../../lib/api/api';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { toast } from '../../../ui/dialogs/toast';
import { farmQuery, refreshFarms } from '../farm-queries';

export interface DeleteFarmProps {
  farm: FarmView;
  /** How many listings go with it. */
  listings: number;
  onDeleted: () => void;
}

function listingsInWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' Its one listing is deleted, too.' : ` Its ${count} listings are deleted, too.`;
}

/** The end of a farm, after it was asked for twice. */
export function DeleteFarm({ farm, listings, onDeleted }: DeleteFarmProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const deleting = useMutation({
    mutationFn: () => call(`/api/farms/${farm.id}`, { method: 'DELETE' }),
    onSuccess: async () => {
      onDeleted();
      toast({ title: 'Farm deleted', description: `We deleted ${farm.name}.` });
      await navigate(paths.farmerDashboard);
      client.removeQueries({ queryKey: farmQuery(String(farm.id)).queryKey });
      await refreshFarms(client);
    },
  });
  return (
    <section
      aria-labelledby="delete-farm"
      className="flex flex-col items-start gap-3 border-t border-line pt-7"
    >
      <h2 id="delete-farm" className="text-lg">
        Delete the farm
      </h2>
      <p className="max-w-measure text-sm text-soft">
        This permanently deletes the farm’s page, photos and listings. If you’re closed for a while, change
        “Business status” above instead.
      </p>
      <ConfirmButton
        label="Delete this farm"
        look="danger"
        icon={<Trash2 aria-hidden size={18} />}
        title={`Delete ${farm.name}?`}
        confirmLabel="Delete farm"
        pendingLabel={deleting.isPending && 'Deleting...'}
        isDangerous
        failure={
          deleting.error && sentenceOf(deleting.error, 'We couldn’t delete this farm. Please try again.')
        }
        onOpen={deleting.reset}
        onConfirm={() => deleting.mutate()}
      >
        <p>
          This permanently deletes the farm’s page and photos.
          {listingsInWords(listings)}
        </p>
      </ConfirmButton>
    </section>
  );
}
