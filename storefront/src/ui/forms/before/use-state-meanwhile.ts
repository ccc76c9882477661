import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import { type Meanwhile, type MeanwhileOptions, useMeanwhile } from './use-meanwhile';

/** `useMeanwhile` of a form that keeps what it holds in a state. */
export function useStateMeanwhile<View, Values extends object>(
  values: Values,
  setValues: Dispatch<SetStateAction<Values>>,
  options: Pick<MeanwhileOptions<View>, 'first' | 'valuesOf' | 'load'>,
): Meanwhile<View> {
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  return useMeanwhile({
    ...options,
    getValues: () => latest.current,
    setValue: (field, value) => setValues((before) => ({ ...before, [field]: value })),
  });
}
