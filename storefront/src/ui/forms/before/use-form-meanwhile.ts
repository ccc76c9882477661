import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type Meanwhile, type MeanwhileOptions, useMeanwhile } from './use-meanwhile';

/** `useMeanwhile` of a form whose values are all that it holds. */
export const useFormMeanwhile = <View, Values extends FieldValues, Request>(
  form: UseFormReturn<Values, unknown, Request>,
  options: Pick<MeanwhileOptions<View>, 'first' | 'valuesOf' | 'load'>,
): Meanwhile<View> =>
  useMeanwhile({
    ...options,
    getValues: () => form.getValues(),
    setValue: (field, value) =>
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true }),
  });
