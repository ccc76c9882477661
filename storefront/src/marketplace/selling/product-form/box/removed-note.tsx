import { Undo2 } from 'lucide-react';
import { Button } from '../../../../ui/button';
import type { BoxEditor } from './use-box';

interface RemovedNoteProps {
  editor: BoxEditor;
  /** Of which contents: their week, empty for the standing ones, or "weeks" for a week itself. */
  from: string;
}

/** The button that removed it is gone: the focus goes on to the one that brings it back. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** What was taken out last, where it was taken out. */
export function RemovedNote({ editor, from }: RemovedNoteProps) {
  const { removed, undo } = editor;
  return (
    <div role="status" className="empty:hidden">
      {removed?.from === from && (
        <div className="flex items-center justify-between gap-3 rounded-control bg-sunk py-1 pr-1 pl-3.5 text-sm">
          <span className="min-w-0 wrap-anywhere">Removed {removed.name}.</span>
          <Button
            key={removed.key}
            ref={focusOnce}
            look="quiet"
            size="sm"
            className="shrink-0"
            icon={<Undo2 aria-hidden size={16} />}
            onClick={undo}
          >
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}
