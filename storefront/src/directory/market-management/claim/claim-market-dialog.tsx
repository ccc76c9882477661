import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../ui/dialogs/toast';
import { myMarketsQuery } from '../market-queries';
import type { ClaimedMarket } from './claim-ways';
import { CodeForm } from './code-form';
import { WayForm } from './way-form';

export interface ClaimMarketDialogProps {
  market: ClaimedMarket;
  myId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface Sent {
  /** Where the code went; null where they have it from before. */
  sentTo: string | null;
  email: string | null;
}

/** Makes somebody the first manager of a market: choose a way, enter the code, and there they are. */
export function ClaimMarketDialog({ market, myId, ...dialog }: ClaimMarketDialogProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  if (sent) {
    return (
      <CodeForm
        {...dialog}
        {...sent}
        market={market}
        onSentAgain={({ sentTo }) => setSent({ ...sent, sentTo })}
        onOtherWay={() => setSent(null)}
        onProven={() => {
          void client.invalidateQueries({ queryKey: myMarketsQuery().queryKey });
          toast({ title: `You now run ${market.name}`, staysOn: true });
          void navigate(paths.manageMarket(market.id));
        }}
      />
    );
  }
  return (
    <WayForm
      {...dialog}
      market={market}
      myId={myId}
      onCodeSent={({ sentTo }, email) => setSent({ sentTo, email })}
      onHasCode={() => setSent({ sentTo: null, email: null })}
      onAsked={() => {
        dialog.onOpenChange(false);
        toast({ title: 'Request sent', description: 'Our team will email you what we decide.' });
      }}
    />
  );
}
