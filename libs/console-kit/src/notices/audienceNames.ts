import type { Option } from '@spruce/shell-ui'
import type { QueryClient } from '@tanstack/react-query'

const nameKey = (kind: string, id: string) => ['audienceNames', kind, id] as const

/** Keeps the names of what can be chosen, for the fields and for what is said of their values. @public */
export function keepNames(client: QueryClient, kind: string, options: readonly Option[]): void {
  for (const option of options) client.setQueryData(nameKey(kind, option.value), option)
}

/** What is chosen, by its names as far as they are known. @public */
export function namedOptions(
  client: QueryClient,
  kind: string,
  ids: readonly string[],
  unknownName: string,
): Option[] {
  return ids.map(
    (value) => client.getQueryData<Option>(nameKey(kind, value)) ?? { value, label: unknownName },
  )
}
