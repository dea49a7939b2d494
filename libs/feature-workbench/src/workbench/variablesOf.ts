import type { TabPageProps, TabQuery } from '@spruce/shell-ui'

/** The variables in the address of the tab; what else it says stays. */
export function variablesOf({ query = {}, onQueryChange }: Partial<TabPageProps>) {
  return (
    onQueryChange && {
      search: query,
      onSearchChange: (search: TabQuery) => {
        const before = Object.keys(query).filter((key) => ofVariables.test(key))
        onQueryChange({ ...Object.fromEntries(before.map((key) => [key, undefined])), ...search })
      },
    }
  )
}

/** The parameters that say variables. */
const ofVariables = /^(?:v\..+|from|to|refresh)$/
