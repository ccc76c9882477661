import { MAX_PRODUCT_IMAGES } from '@farmgate/backend/contract/marketplace/shop';
import { CircleAlert } from 'lucide-react';
import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { moved } from '../../../lib/page/moved';
import { useDragging, useFocusAfterMove } from '../../../ui/pictures/arranging';
import { choosePicture } from '../../../ui/pictures/choose-picture';
import { PhotoItem, type PhotoItemProps } from '../../../ui/pictures/photo-item';
import { PictureDrop } from '../../../ui/pictures/picture-drop';
import { PICTURE_HINT } from '../../../ui/pictures/picture-field';
import { usePreview } from '../../../ui/pictures/use-preview';
import type { FormPicture } from './product-form-values';

type Pictures = readonly FormPicture[];

function Item({ picture, ...rest }: Omit<PhotoItemProps, 'photo'> & { picture: FormPicture }) {
  const preview = usePreview(picture.file);
  return (
    <PhotoItem photo={{ id: picture.id, imageUrl: preview ?? picture.url, alt: picture.alt }} {...rest} />
  );
}

let lastId = 0;

/** Takes chosen files in, one after the other: checked, made smaller, or refused with a message. */
function useAdding(pictures: Pictures, onChange: Dispatch<SetStateAction<Pictures>>) {
  const [busy, setBusy] = useState(0);
  const [message, setMessage] = useState<string | null>(null);
  const isHere = useRef(true);
  const taken = useRef(0);
  taken.current = pictures.length + busy;
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const add = async (file: File) => {
    if (taken.current >= MAX_PRODUCT_IMAGES) {
      setMessage(`A product can have at most ${MAX_PRODUCT_IMAGES} photos.`);
      return;
    }
    // Several may come at once, before anything is drawn again.
    taken.current += 1;
    setBusy((count) => count + 1);
    setMessage(null);
    const choice = await choosePicture(file);
    if (!isHere.current) return;
    setBusy((count) => count - 1);
    if (choice.file) {
      const picture = { id: `new-${(lastId += 1)}`, url: null, file: choice.file, alt: '' };
      onChange((all) => [...all, picture]);
    } else setMessage(`${file.name}: ${choice.message}`);
  };
  return { add, isBusy: busy > 0, message };
}

export interface ProductPicturesProps {
  pictures: Pictures;
  onChange: Dispatch<SetStateAction<Pictures>>;
  /** What the server found wrong with them. */
  error?: string | undefined;
  isDisabled: boolean;
  /** What a photo does, above where one is chosen. */
  children: ReactNode;
}

/** The pictures of a product in their order, of which the first one stands on its card. */
export function ProductPictures({ pictures, onChange, error, isDisabled, children }: ProductPicturesProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { add, isBusy, message } = useAdding(pictures, onChange);
  const { list, wanted } = useFocusAfterMove(pictures);
  const { drag, over } = useDragging((from, to) => onChange((all) => moved(all, from, to)));
  const isFull = pictures.length >= MAX_PRODUCT_IMAGES;
  const trouble = message ?? error;
  const move = (index: number, by: -1 | 1) => {
    const picture = pictures[index];
    if (picture) wanted.current = { id: picture.id, by };
    onChange((all) => moved(all, index, index + by));
  };
  const remove = (picture: FormPicture) => {
    onChange((all) => all.filter((one) => one.id !== picture.id));
    // The button that was pressed is gone with its picture.
    setTimeout(() => input.current?.focus());
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}-label`} className="text-lg">
          Start with a photo
        </h2>
        <span role="status" className="text-xs text-soft">
          {pictures.length} of at most {MAX_PRODUCT_IMAGES}
        </span>
      </div>
      <p className="max-w-measure text-sm text-soft">
        Shoppers see the first photo on your product’s card, on its page and in their cart.
      </p>
      {children}
      {pictures.length > 0 && (
        <ul ref={list} aria-labelledby={`${id}-label`} className="flex flex-col gap-3">
          {pictures.map((picture, index) => (
            <Item
              key={picture.id}
              picture={picture}
              index={index}
              count={pictures.length}
              isDisabled={isDisabled}
              isTarget={over === index}
              onMove={(by) => move(index, by)}
              onDescribe={(alt) =>
                onChange((all) => all.map((one) => (one.id === picture.id ? { ...one, alt } : one)))
              }
              onRemove={() => remove(picture)}
              onDrag={drag(index)}
            />
          ))}
        </ul>
      )}
      <PictureDrop
        label={pictures.length === 0 ? 'Choose photos' : 'Add photos'}
        describedBy={`${id}-hint ${id}-error`}
        isInvalid={trouble !== undefined}
        isBusy={isBusy}
        isDisabled={isDisabled || isFull}
        isMultiple
        inputRef={input}
        onFile={(file) => void add(file)}
      >
        <p id={`${id}-hint`} className="text-xs text-soft">
          {isFull ? 'Remove one to add another.' : PICTURE_HINT}
        </p>
      </PictureDrop>
      <p
        id={`${id}-error`}
        role="alert"
        className="flex items-start gap-1.5 text-sm text-danger empty:hidden"
      >
        {trouble && (
          <>
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {trouble}
          </>
        )}
      </p>
    </div>
  );
}
