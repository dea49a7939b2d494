import { type DataColumn, defineResource, timeColumn, wordsOf } from '@spruce/shell-ui'
import { devicesKey } from '../devices/deviceQueries.js'
import { tokenMessages } from './tokenMessages.js'
import { type Token, tokenListOptions } from './tokenQueries.js'
import { tokenSearch } from './tokenQuery.js'

const word = wordsOf(tokenMessages)

/** The columns of the table; the first one names the row. */
const columns: readonly DataColumn<Token>[] = [
  { id: 'name', header: word('name'), minWidth: 160, isSortable: true },
  { id: 'place', header: word('place'), minWidth: 160, isSortable: true },
  timeColumn('seenAt', word('seenAt')),
  timeColumn('createdAt', word('createdAt')),
]

/** The tokens of a tenant, as their page lists them. */
export const tokenResource = defineResource({
  table: 'device-tokens',
  messages: tokenMessages,
  title: 'title',
  search: tokenSearch,
  columns,
  list: tokenListOptions,
  permission: 'devicetoken:edit',
  key: devicesKey,
})
