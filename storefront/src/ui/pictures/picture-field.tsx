import { isHeicFile } from '@farmgate/backend/contract/shared/images';
import { CircleAlert, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button';
import { choosePicture } from './choose-picture';
import { Picture } from './picture';
import { PictureDrop } from './picture-drop';
import type { PictureValue } from './picture-value';
import { usePreview } from './use-preview';

export const PICTURE_HINT = 'Max 5MB, JPG or PNG. HEIC photos from phones work, too.';

/** @returns what to say of a chosen photo that the browser cannot show */
export const unseenNote = (file: File | null) =>
  file && isHeicFile(file)
    ? 'Your browser can’t show HEIC photos. Shoppers will see it: we convert it when you save.'
    : 'We can’t show this photo.';

export interface PictureFieldProps {
  label: string;
  value: PictureValue;
  onChange: (value: PictureValue) => void;
  /** The address of the picture that is kept so far. */
  kept?: string | null;
  /** What the server found wrong with the picture. */
  error?: string | undefined;
  /** While the form is on its way. */
  isDisabled?: boolean;
  /** It may be left out for now, but not forever. */
  isWanted?: boolean;
  /** The field for the picture's description; shown once there is a picture. */
  description?: ReactNode;
}

interface ShownProps {
  address: string;
  /** Where the browser cannot show it. */
  note: string;
  isDisabled: boolean;
  onRemove: () => void;
}

function Shown({ address, note, isDisabled, onRemove }: ShownProps) {
  const gone = <p className="p-4 text-sm text-soft">{note}</p>;
  return (
    <div className="flex flex-col overflow-hidden rounded-card border border-line bg-card sm:flex-row sm:items-center">
      <div className="aspect-4/3 w-full bg-sunk sm:w-56">
        <Picture address={address} alt="The picture you chose" sizes="16rem" eager otherwise={gone} />
      </div>
      <div className="p-4">
        <Button
          look="secondary"
          disabled={isDisabled}
          icon={<Trash2 aria-hidden size={18} />}
          onClick={onRemove}
        >
          Remove picture
        </Button>
      </div>
    </div>
  );
}

/** Takes a chosen file in: checked, made smaller, or refused with a message. */
function useChoosing(onFile: (file: File) => void) {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const choose = async (file: File) => {
    setBusy(true);
    setMessage(null);
    const choice = await choosePicture(file);
    if (!isHere.current) return;
    setBusy(false);
    if (choice.file) onFile(choice.file);
    else setMessage(choice.message);
  };
  return { isBusy, message, choose };
}

/** One picture of a form: chosen, dropped or taken, shown before it is sent, and removed again. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, onChange, kept = null, isDisabled = false, isWanted = false, description } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const wasRemoved = useRef(false);
  const preview = usePreview(value.file);
  const { isBusy, message, choose } = useChoosing((file) => onChange({ file, isRemoved: false }));
  const shown = preview ?? (value.file || value.isRemoved ? null : kept);
  const error = message ?? props.error;
  useEffect(() => {
    // The button that was pressed is gone: the focus goes to where another picture can be chosen.
    if (shown === null && wasRemoved.current) input.current?.focus();
    wasRemoved.current = false;
  }, [shown]);
  const remove = () => {
    wasRemoved.current = true;
    onChange({ file: null, isRemoved: kept !== null });
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-col gap-1.5">
      <span id={`${id}-label`} className="text-sm font-semibold">
        {label}
        {!isWanted && <span className="font-normal text-soft"> (optional)</span>}
      </span>
      {shown ? (
        <Shown address={shown} note={unseenNote(value.file)} isDisabled={isDisabled} onRemove={remove} />
      ) : (
        <PictureDrop
          label="Choose a picture"
          describedBy={`${id}-hint ${id}-error`}
          isInvalid={error !== undefined}
          isBusy={isBusy}
          isDisabled={isDisabled}
          inputRef={input}
          onFile={(file) => void choose(file)}
        >
          <p id={`${id}-hint`} className="text-xs text-soft">
            {PICTURE_HINT}
          </p>
        </PictureDrop>
      )}
      <p
        id={`${id}-error`}
        role="alert"
        className="flex items-start gap-1.5 text-sm text-danger empty:hidden"
      >
        {error && (
          <>
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {error}
          </>
        )}
      </p>
      {shown && description}
    </div>
  );
}
