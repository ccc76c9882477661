import type { OwnFarmView } from '@farmgate/backend/contract/directory/farms';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { call, sentenceOf } from '../../../lib/api/api';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { toast } from '../../../ui/dialogs/toast';
import { refreshFarms } from '../farm-queries';

export interface ReleaseFarmProps {
  farm: OwnFarmView;
  onReleased: () => void;
}

/** Gives a farm of the directory back, after it was asked for twice. */
export function ReleaseFarm({ farm, onReleased }: ReleaseFarmProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const releasing = useMutation({
    mutationFn: () => call(`/api/farms/${farm.id}/release`, { method: 'POST', body: {} }),
    onSuccess: async () => {
      onReleased();
      toast({
        title: 'You no longer manage this farm',
        description: `${farm.name} stays in our directory.`,
      });
      await navigate(paths.farmerDashboard);
      await refreshFarms(client);
    },
  });
  return (
    <section
      aria-labelledby="release-farm"
      className="flex flex-col items-start gap-3 border-t border-line pt-7"
    >
      <h2 id="release-farm" className="text-lg">
        Stop managing this farm
      </h2>
      <p className="max-w-measure text-sm text-soft">
        The farm was in our directory before you claimed it, so it stays there.
        {!farm.isUnderReview && ' If it has closed, say so above under “Business status”.'}
      </p>
      <ConfirmButton
        label="Stop managing"
        look="danger"
        icon={<LogOut aria-hidden size={18} />}
        title={`Stop managing ${farm.name}?`}
        confirmLabel="Stop managing"
        pendingLabel={releasing.isPending && 'Saving...'}
        isDangerous
        failure={releasing.error && sentenceOf(releasing.error, 'That didn’t work. Please try again.')}
        onOpen={releasing.reset}
        onConfirm={() => releasing.mutate()}
      >
        <p>Its page goes back to what it was before you claimed it. Anyone can claim it then.</p>
      </ConfirmButton>
    </section>
  );
}
