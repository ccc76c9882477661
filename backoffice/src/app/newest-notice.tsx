import { useEffect } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

/**
 * One notice at a time, and the newest at once: the one on screen leaves for it, and what still waits is
 * dropped, except what can be undone, which is only done once its notice has left.
 */
export function NewestNotice() {
  const { notifications, setNotifications } = useNotificationContext();
  useEffect(() => {
    if (notifications.length < 2) return;
    setNotifications((waiting) =>
      waiting.filter((notice, index) => notice.notificationOptions?.undoable || index === waiting.length - 1),
    );
  }, [notifications, setNotifications]);
  return <Notification autoHideDuration={5000} {...(notifications.length > 0 && { open: false })} />;
}
