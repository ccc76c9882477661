import type { Suggestion } from '@farmgate/backend/contract/site/suggestions';
import { useNavigate } from 'react-router-dom';

/** @returns what a search does with what is chosen: it looks for foods and products, the rest have pages */
export function useChoose() {
  const navigate = useNavigate();
  return ({ kind, value, path }: Suggestion, input: HTMLInputElement): void => {
    if (kind !== 'food' && kind !== 'product') return void navigate(path);
    input.value = value;
    input.form?.requestSubmit();
  };
}
