import type { SellingGuide } from '@farmgate/backend/contract/marketplace/selling-guide';
import { useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../lib/api/api';
import { toast } from '../../ui/dialogs/toast';
import { SELLING_GUIDE, sellingGuideQuery } from './guide-query';

/** @returns what puts the guide away, or back; it says whether that was done */
export function useDismissing() {
  const client = useQueryClient();
  const put = async (isDismissed: boolean): Promise<boolean> => {
    try {
      const body = { isDismissed };
      client.setQueryData(
        sellingGuideQuery().queryKey,
        await callJson<SellingGuide>(SELLING_GUIDE, { method: 'PUT', body }),
      );
      if (isDismissed)
        toast({
          title: 'Guide dismissed',
          action: { label: 'Undo', onPress: () => void put(false) },
        });
      return true;
    } catch (error) {
      const description = sentenceOf(error, 'Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
      return false;
    }
  };
  return put;
}
