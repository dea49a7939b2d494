import { defineSearch, searchChoice, searchText, type SearchQuery } from '@spruce/shell-ui/search'

/** Where a component stands: not yet out, offered to designers, taken back. @public */
export type ComponentStatus = 'draft' | 'on_shelf' | 'off_shelf'

/** Code of the platform, or somebody's page in a frame. @public */
export type ComponentKind = 'builtin' | 'frame'

/** In the order of a component's life. */
export const componentStatuses = ['draft', 'on_shelf', 'off_shelf'] as const

export const componentKinds = ['builtin', 'frame'] as const

/** What the address of the page holds. @public */
export const componentSearch = defineSearch(
  {
    keyword: searchText(),
    status: searchChoice(componentStatuses),
    kind: searchChoice(componentKinds),
  },
  { sort: ['name', 'code', 'category', 'status', 'updatedAt', 'createdAt'] },
)

/** Absent: no filter, first page, default size. @public */
export type ComponentQuery = SearchQuery<typeof componentSearch> & {
  /** Whose a component is, as one company sees it. */
  origin?: 'platform' | 'tenant' | undefined
  /** Whether its designers may use it. */
  enabled?: 'yes' | 'no' | undefined
  /** The id of a role that sees it. */
  roleId?: string | undefined
}

/** Reads the search part of an address; what is malformed or the default is left out. @public */
export const readComponentQuery = componentSearch.read
