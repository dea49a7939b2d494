import { useFormContext, useWatch } from 'react-hook-form'

/** The draft's value under `name`, as it changes: for what depends on another field. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows its draft
export function useFieldValue<Value>(name: string): Value {
  const { control } = useFormContext()
  return useWatch({ control, name }) as Value
}
