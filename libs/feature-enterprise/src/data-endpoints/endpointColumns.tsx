import { Box } from '@chakra-ui/react/box'
import { type DataColumn, timeColumn, wordsOf } from '@spruce/shell-ui'
import { endpointMessages } from './endpointMessages.js'
import type { Endpoint } from './endpointQueries.js'

const word = wordsOf(endpointMessages)

/** The columns of the table; the first one names the row. */
export const endpointColumns: readonly DataColumn<Endpoint>[] = [
  { id: 'name', header: word('name'), minWidth: 150, isSortable: true },
  {
    id: 'enabled',
    header: word('status'),
    width: 128,
    isSortable: true,
    text: ({ enabled }, language) => endpointMessages[language][enabled ? 'enabled' : 'disabled'],
    tone: ({ enabled }) => (enabled ? 'success' : 'neutral'),
  },
  {
    id: 'baseUrl',
    header: word('baseUrl'),
    minWidth: 240,
    isSortable: true,
    cell: ({ baseUrl }) => <Address of={baseUrl} />,
  },
  {
    id: 'auth',
    header: word('auth'),
    minWidth: 150,
    text: ({ auth }, language) => endpointMessages[language][auth],
  },
  {
    id: 'hasSecret',
    header: word('secret'),
    width: 124,
    text: ({ auth, hasSecret }, language) =>
      auth === 'none' ? '' : endpointMessages[language][hasSecret ? 'withSecret' : 'withoutSecret'],
  },
  {
    id: 'uses',
    header: word('usesColumn'),
    width: 104,
    text: ({ uses }, language) =>
      uses === undefined ? '' : endpointMessages[language].usesCount(uses),
  },
  timeColumn('updatedAt', word('updatedAt')),
]

/** All of it, in as many lines as it takes: its end says which service it is. */
function Address({ of }: { of: string }) {
  return (
    <Box as="span" display="block" paddingBlock="1" whiteSpace="normal" overflowWrap="anywhere">
      {of}
    </Box>
  )
}
