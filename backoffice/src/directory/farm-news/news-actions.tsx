import type { AdminNews } from '@farmgate/backend/contract/directory/admin/farm-news.admin';
import { BellOff, BellRing, EyeOff, Flag, RotateCcw } from 'lucide-react';
import { useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';

/** What can be done with a farm's news where it stands. */
export function NewsActions() {
  const news = useRecordContext<AdminNews>();
  if (!news) return null;
  const { isHidden, openReports, farmName, stoppedAt } = news;
  return (
    <>
      {stoppedAt === null ? (
        <ActionButton
          action="stop-farm"
          label="Stop this farm’s news"
          icon={BellOff}
          color="error"
          title={`Stop news from ${farmName}`}
          explanation="The farm can’t post news until you let it again. What it posted stays, and so does its page. We email the farm."
          asksReason
          success="News stopped."
          tells="the farm"
        />
      ) : (
        <ActionButton
          action="resume-farm"
          label="Let this farm post again"
          icon={BellRing}
          title={`Let ${farmName} post news`}
          explanation="The farm can tell its followers what’s new again. We email the farm."
          success="The farm can post again."
          tells="the farm"
        />
      )}
      {isHidden ? (
        <ActionButton
          action="restore"
          label="Restore"
          icon={RotateCcw}
          variant="contained"
          title="Restore this news"
          explanation="Everyone can see it on the farm’s page again. Followers aren’t told once more. We email the farm."
          success="News restored."
          tells="the farm"
        />
      ) : (
        <ActionButton
          action="hide"
          andNext
          label="Hide"
          icon={EyeOff}
          color="error"
          title={`Hide news from ${farmName}`}
          explanation="Only the farm can see it, and no more followers are told of it. This also settles its reports. We email the farm."
          asksReason
          success="News hidden."
          tells="the farm"
        />
      )}
      {openReports > 0 && (
        <ActionButton
          action="dismiss-reports"
          andNext
          label="Dismiss reports"
          icon={Flag}
          variant="contained"
          success="Reports dismissed."
        />
      )}
    </>
  );
}
