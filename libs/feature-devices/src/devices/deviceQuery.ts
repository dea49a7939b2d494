import {
  defineSearch,
  searchChoice,
  searchId,
  searchText,
  type SearchQuery,
} from '@spruce/shell-ui/search'

/** What the address of the page holds. */
export const deviceSearch = defineSearch(
  {
    /** The chosen area; absent: all of them. */
    area: searchId,
    keyword: searchText(),
    type: searchId,
    state: searchChoice(['online', 'offline']),
  },
  {
    sort: ['code', 'name', 'areaName', 'typeName', 'model', 'pointCount', 'seenAt', 'updatedAt'],
    places: ['area'],
  },
)

/** Absent: all devices, first page, default size and order. */
export type DeviceQuery = SearchQuery<typeof deviceSearch>

/** Reads the search part of an address. */
export const readDeviceQuery = deviceSearch.read
