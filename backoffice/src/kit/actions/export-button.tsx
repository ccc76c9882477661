import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useListContext } from 'react-admin';
import { API } from '../../lib/data-provider';

/** The whole list as it is filtered and sorted, as a file for spreadsheets. The server writes it. */
export function ExportButton() {
  const { resource, sort, total, ...list } = useListContext();
  const filter = { ...(list.filterValues as object), ...(list.filter as object | undefined) };
  const query = new URLSearchParams({
    sort: JSON.stringify([sort.field, sort.order]),
    filter: JSON.stringify(filter),
  });
  return (
    <Button
      size="small"
      disabled={total === 0}
      href={`${API}/${resource}/export.csv?${query.toString()}`}
      startIcon={<Download size={18} aria-hidden="true" />}
    >
      Export
    </Button>
  );
}
