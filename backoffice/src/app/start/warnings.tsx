import type { Warnings as Sentences } from '@farmgate/backend/contract/backoffice/start.admin';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { API } from '../../lib/data-provider';
import { http } from '../../lib/http';

/** What has to be changed before the public comes, in red. */
export function Warnings() {
  const { data } = useQuery({
    queryKey: ['start', 'warnings'],
    queryFn: async () => (await http(`${API}/start/warnings`)).json as Sentences,
  });
  return data?.map((text) => (
    <Alert key={text} severity="error" variant="filled">
      {text}
    </Alert>
  ));
}
