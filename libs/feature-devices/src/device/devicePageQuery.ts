import {
  defineSearch,
  searchChoice,
  type SearchField,
  type SearchQuery,
} from '@spruce/shell-ui/search'

const codes = /^[0-9A-Za-z_.:-]{1,50}(,[0-9A-Za-z_.:-]{1,50}){0,19}$/

const readCodes: SearchField<string> = (value) => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && codes.test(text) ? text : undefined
}

const readMoment: SearchField<string> = (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return undefined
  return Number.isNaN(Date.parse(value)) ? undefined : value
}

/** How a step of the chart gets its value. */
export const ways = ['extremes', 'avg', 'min', 'max', 'last'] as const

/** What the address of the page of a device holds. */
export const devicePageSearch = defineSearch(
  {
    /** Codes of the points in the chart; absent: the first ones. */
    points: readCodes,
    /** A window that ends now. */
    last: searchChoice(['1h', '6h', '24h', '7d', '30d']),
    /** A window of its own. */
    from: readMoment,
    to: readMoment,
    by: searchChoice(ways),
    /** The window before is in the chart, too. */
    compare: searchChoice(['previous']),
  },
  {
    check: (query) => {
      const { from, to } = query
      const isWindow = from !== undefined && to !== undefined && from < to
      return isWindow ? query : { ...query, from: undefined, to: undefined }
    },
  },
)

/** Absent: the last day of the first points by their extremes. */
export type DevicePageQuery = SearchQuery<typeof devicePageSearch>

/** Reads the search part of an address. */
export const readDevicePageQuery = devicePageSearch.read
