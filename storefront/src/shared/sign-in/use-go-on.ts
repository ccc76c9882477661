import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOtherProgram } from './return-to';

/**
 * @returns how to lead a person on to another page in the place of this one, which back does not come back to
 */
export function useGoOn(): (address: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (address) => {
      if (isOtherProgram(address)) window.location.replace(address);
      else void navigate(address, { replace: true });
    },
    [navigate],
  );
}
