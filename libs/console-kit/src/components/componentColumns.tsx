import {
  type DataColumn,
  timeColumn,
  type Tone,
  useLanguage,
  useMessages,
  wordsOf,
} from '@spruce/shell-ui'
import { ComponentThumbnail } from './ComponentThumbnail.js'
import { componentMessages } from './componentMessages.js'
import type { ComponentStatus } from './componentQuery.js'
import type { ComponentRow } from './componentRow.js'

const word = wordsOf(componentMessages)

const tones: Readonly<Record<ComponentStatus, Tone>> = {
  draft: 'neutral',
  on_shelf: 'success',
  off_shelf: 'warning',
}

/** Width by height, in cells. */
export function sizeText({ w, h }: ComponentRow['size']): string {
  return `${w} × ${h}`
}

/** The columns of the table, with those of one source; the first one names the row. */
export const componentColumns = (
  more: readonly DataColumn<ComponentRow>[],
): readonly DataColumn<ComponentRow>[] => [
  {
    id: 'name',
    header: word('name'),
    isSortable: true,
    minWidth: 180,
    text: ({ name }, language) => name[language],
    cell: ({ name }) => <ComponentName name={name} />,
  },
  {
    id: 'thumbnail',
    header: word('thumbnail'),
    width: 92,
    text: ({ thumbnail }) => thumbnail ?? '',
    cell: (component) => <ComponentThumbnail {...component} />,
  },
  {
    id: 'status',
    header: word('status'),
    isSortable: true,
    width: 124,
    text: ({ status }, language) => componentMessages[language][status],
    tone: ({ status }) => tones[status],
  },
  ...more,
  { id: 'code', header: word('code'), width: 180, isSortable: true },
  {
    id: 'kind',
    header: word('kind'),
    width: 92,
    text: ({ kind }, language) => componentMessages[language][kind],
  },
  { id: 'category', header: word('category'), width: 124, isSortable: true },
  {
    id: 'release',
    header: word('release'),
    width: 128,
    text: ({ release }, language) =>
      release === null ? '' : componentMessages[language].releaseNumber(release),
    cell: ({ release, hasChanges }) =>
      release === null ? null : <Release number={release} hasChanges={hasChanges} />,
  },
  {
    id: 'size',
    header: word('size'),
    width: 104,
    text: ({ size }) => sizeText(size),
  },
  {
    id: 'minSize',
    header: word('minSize'),
    width: 104,
    isHidden: true,
    text: ({ minSize }) => sizeText(minSize),
  },
  { id: 'url', header: word('url'), minWidth: 160, isHidden: true },
  timeColumn('updatedAt', word('updatedAt')),
  timeColumn('createdAt', word('createdAt'), { isHidden: true }),
]

function ComponentName({ name }: Pick<ComponentRow, 'name'>) {
  const text = name[useLanguage()]
  return <span title={text}>{text}</span>
}

function Release({ number, hasChanges }: { number: number; hasChanges: boolean }) {
  const t = useMessages(componentMessages)
  return (
    <span title={hasChanges ? t.hasChanges : undefined}>
      {t.releaseNumber(number)}
      {hasChanges && <small style={{ display: 'block', opacity: 0.8 }}>{t.hasChanges}</small>}
    </span>
  )
}
