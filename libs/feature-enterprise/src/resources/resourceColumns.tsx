import { sayBytes } from '@spruce/console-kit/files'
import { type DataColumn, timeColumn, wordsOf } from '@spruce/shell-ui'
import { extensionOf } from './resourceKinds.js'
import { resourceMessages } from './resourceMessages.js'
import type { Resource } from './resourceQueries.js'
import { Thumbnail } from './Thumbnail.js'

const word = wordsOf(resourceMessages)

/** The columns of the table; the first one names the row. */
export const resourceColumns: readonly DataColumn<Resource>[] = [
  {
    id: 'name',
    header: word('name'),
    minWidth: 200,
    isSortable: true,
    cell: (resource) => (
      <span className="sp-resource-name" title={resource.name}>
        <Thumbnail resource={resource} size="s" />
        <span>{resource.name}</span>
      </span>
    ),
  },
  {
    id: 'mediaType',
    header: word('mediaType'),
    width: 96,
    isSortable: true,
    text: ({ name }) => extensionOf(name),
  },
  {
    id: 'bytes',
    header: word('bytes'),
    width: 104,
    align: 'end',
    isSortable: true,
    text: ({ bytes }) => sayBytes(bytes),
  },
  {
    id: 'dimensions',
    header: word('dimensions'),
    width: 124,
    text: ({ width, height }) => (width === null || height === null ? '' : `${width} × ${height}`),
  },
  {
    id: 'keepsMetadata',
    header: word('keepsMetadata'),
    width: 140,
    isHidden: true,
    text: ({ keepsMetadata }, language) => (keepsMetadata ? resourceMessages[language].isKept : ''),
  },
  {
    id: 'folder',
    header: word('folder'),
    minWidth: 120,
    text: ({ folder }) => folder?.name ?? '',
  },
  {
    id: 'tags',
    header: word('tags'),
    minWidth: 120,
    text: ({ tags }, language) => tags.join(resourceMessages[language].separator),
  },
  {
    id: 'uses',
    header: word('uses'),
    width: 112,
    isSortable: true,
    text: ({ uses }, language) => resourceMessages[language].usesCount(uses),
  },
  {
    id: 'uploader',
    header: word('uploader'),
    width: 120,
    isHidden: true,
    text: ({ uploader }) => uploader?.name ?? '',
  },
  timeColumn('updatedAt', word('updatedAt')),
  timeColumn('createdAt', word('createdAt'), { isHidden: true }),
]
