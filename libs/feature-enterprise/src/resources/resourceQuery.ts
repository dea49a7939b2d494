import { orderedDays, readDay } from '@spruce/console-kit/days'
import {
  defineSearch,
  searchChoice,
  type SearchField,
  searchId,
  searchText,
  type SearchQuery,
} from '@spruce/shell-ui/search'

/** Kinds of files that the list is narrowed to. */
export const resourceGroups = ['image', 'document', 'media'] as const

/** How large files are that the list is narrowed to. */
export const resourceSizes = ['tiny', 'small', 'medium', 'large'] as const

/** Stands for no folder in the address. */
export const noFolder = 'none'

const readFolder: SearchField<string> = (value) => (value === noFolder ? value : searchId(value))

/** What the address of the page holds. */
export const resourceSearch = defineSearch(
  {
    /** The chosen folder, or `none`; absent: all resources. */
    folder: readFolder,
    keyword: searchText(),
    group: searchChoice(resourceGroups),
    tag: searchText(30),
    /** Id of the member. */
    uploader: searchId,
    bytes: searchChoice(resourceSizes),
    from: readDay,
    to: readDay,
    /** Absent: a table. */
    layout: searchChoice(['grid']),
  },
  {
    sort: ['name', 'mediaType', 'bytes', 'uses', 'createdAt', 'updatedAt'],
    places: ['folder'],
    check: orderedDays,
  },
)

/** Absent: no filter, first page, default size and order. */
export type ResourceQuery = SearchQuery<typeof resourceSearch>

/** Reads the search part of an address. */
export const readResourceQuery = resourceSearch.read
