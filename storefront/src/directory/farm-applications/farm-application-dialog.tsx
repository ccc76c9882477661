import { Dialog } from '../../ui/dialog';

export function FarmApplicationDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog {...props} title="Post a Listing">
      {null}
    </Dialog>
  );
}
