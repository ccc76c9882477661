import { ACCEPTED_PICTURES } from '@farmgate/backend/contract/shared/images';
import { clsx } from 'clsx';
import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useState } from 'react';
import { buttonClass } from '../button';
import { instead } from '../events';
import { Spinner } from '../states/spinner';

interface FileButtonProps {
  label: string;
  icon: ReactNode;
  /** Opens the camera instead of the files. */
  fromCamera?: boolean;
  describedBy: string;
  isInvalid: boolean;
  isDisabled: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
  isMultiple: boolean;
  onFile: (file: File) => void;
}

/** The platform's own way to a file, as a button. */
function FileButton(props: FileButtonProps) {
  const { label, icon, fromCamera, describedBy, isInvalid, isDisabled, inputRef, isMultiple, onFile } = props;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file can be chosen once more.
    currentTarget.value = '';
    files.forEach(onFile);
  };
  return (
    <label
      className={buttonClass(
        { look: 'secondary' },
        clsx(
          'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf',
          fromCamera && 'pointer-fine:hidden',
          isDisabled && 'pointer-events-none text-soft',
        ),
      )}
    >
      {icon}
      {label}
      <input
        ref={inputRef}
        type="file"
        accept={ACCEPTED_PICTURES}
        {...(fromCamera && { capture: 'environment' as const })}
        multiple={isMultiple && !fromCamera}
        disabled={isDisabled}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={choose}
        className="sr-only"
      />
    </label>
  );
}

export interface PictureDropProps {
  /** What the button says, e.g. 'Choose a picture'. */
  label: string;
  /** The ids of what belongs to it: its hint, its error. */
  describedBy: string;
  isInvalid?: boolean;
  /** A chosen picture is being made smaller. */
  isBusy?: boolean;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Several can be chosen or dropped at once; each is handed on by itself. */
  isMultiple?: boolean;
  /** Below the buttons: the hint. */
  children?: ReactNode;
  /** A file that somebody chose, dropped or photographed; nothing is checked yet. */
  onFile: (file: File) => void;
}

/** Where a picture is chosen, dropped, or, on phones, taken. */
export function PictureDrop(props: PictureDropProps) {
  const {
    label,
    describedBy,
    isInvalid = false,
    isBusy = false,
    isDisabled = false,
    isMultiple = false,
    children,
    onFile,
  } = props;
  const [isOver, setOver] = useState(false);
  const drop = instead((event: DragEvent) => {
    setOver(false);
    const files = [...event.dataTransfer.files].slice(0, isMultiple ? undefined : 1);
    if (!isBusy && !isDisabled) files.forEach(onFile);
  });
  const over = instead(() => setOver(true));
  const button = { describedBy, isInvalid, isDisabled: isDisabled || isBusy, isMultiple, onFile };
  return (
    <div
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-4 py-6 text-center transition-colors',
        isOver ? 'border-leaf bg-moss' : isInvalid ? 'border-danger bg-card' : 'border-line bg-card',
      )}
    >
      <div className="flex flex-wrap justify-center gap-3">
        <FileButton
          {...button}
          label={isBusy ? 'Preparing...' : label}
          icon={isBusy ? <Spinner /> : <ImagePlus aria-hidden size={18} />}
          inputRef={props.inputRef}
        />
        <FileButton {...button} label="Take a photo" icon={<Camera aria-hidden size={18} />} fromCamera />
      </div>
      <p className="text-sm text-soft pointer-coarse:hidden">or drop {isMultiple ? 'them' : 'it'} here</p>
      {children}
    </div>
  );
}
