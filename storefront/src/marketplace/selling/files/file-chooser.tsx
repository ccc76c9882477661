import { FileSpreadsheet } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { buttonClass } from '../../../ui/button';
import { Spinner } from '../../../ui/states/spinner';

export interface FileChooserProps {
  file: File | null;
  /** Whose files can be chosen. */
  from: string;
  isReading: boolean;
  onFile: (file: File) => void;
}

/** Chooses a spreadsheet, and another one after it. */
export function FileChooser({ file, from, isReading, onFile }: FileChooserProps) {
  const id = useId();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    // The same file can be chosen once more, after it was mended.
    currentTarget.value = '';
    if (chosen) onFile(chosen);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <label
        className={buttonClass(
          { look: 'secondary' },
          'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf',
        )}
      >
        {isReading ? <Spinner /> : <FileSpreadsheet aria-hidden size={18} />}
        {file ? 'Choose another file' : 'Choose a CSV file'}
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-describedby={id}
          disabled={isReading}
          onChange={choose}
          className="sr-only"
        />
      </label>
      <p id={id} className="text-xs text-soft wrap-anywhere">
        {file ? file.name : from}
      </p>
    </div>
  );
}
