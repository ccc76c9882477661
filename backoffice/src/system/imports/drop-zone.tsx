import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { sizeText } from './import-words';

interface Props {
  file: File | null;
  onChoose: (file: File | null) => void;
  /** What is wrong with the file. */
  problem: string | undefined;
}

/** The whole area is the field's label; what browsers draw of it would only repeat that. */
const UNSEEN = { position: 'absolute', width: 1, height: 1, opacity: 0 } as const;
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.json,.geojson,.kml,text/csv,application/json';

/** A field for one file, which also takes one that is dropped on it. */
export function DropZone({ file, onChoose, problem }: Props) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onChoose(event.dataTransfer.files[0] ?? null);
  };
  return (
    <Box
      component="label"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        position: 'relative',
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        px: 2,
        py: 5,
        textAlign: 'center',
        cursor: 'pointer',
        border: '2px dashed',
        borderColor: problem ? 'error.main' : isOver ? 'primary.main' : 'divider',
        borderRadius: '12px',
        bgcolor: isOver ? 'action.hover' : 'background.default',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-within': { borderColor: 'primary.main', outline: '3px solid', outlineOffset: 2 },
      }}
    >
      <Box component="span" sx={{ color: 'primary.main', display: 'inline-flex' }}>
        <FileSpreadsheet size={36} aria-hidden="true" />
      </Box>
      <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {file ? `${file.name}, ${sizeText(file.size)}` : 'Choose a file, or drop one here'}
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        CSV, Excel, GeoJSON, ArcGIS JSON or KML; at most 15 MB
      </Typography>
      <input
        ref={input}
        type="file"
        name="file"
        aria-label="Directory file"
        accept={ACCEPTED}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'file-problem' : undefined}
        onChange={() => onChoose(input.current?.files?.[0] ?? null)}
        style={UNSEEN}
      />
      {problem && (
        <Typography component="span" id="file-problem" role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Typography>
      )}
    </Box>
  );
}
