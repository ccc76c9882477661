import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useNavigate } from 'react-router-dom';
import { useDismissing } from '../../shared/selling-guide/use-dismissing';
import { useLeftGuide } from '../../shared/selling-guide/use-open-guide';
import { Button } from '../../ui/button';

/** The way back to the guide for those who put it away before its last step. */
export function ShowGuide() {
  const guide = useLeftGuide();
  const dismiss = useDismissing();
  const navigate = useNavigate();
  if (!guide?.isDismissed) return null;
  const show = async () => {
    if (await dismiss(false)) void navigate(paths.farmerDashboard);
  };
  return (
    <Button look="quiet" className="self-start" onClick={() => void show()}>
      Show the guide again
    </Button>
  );
}
