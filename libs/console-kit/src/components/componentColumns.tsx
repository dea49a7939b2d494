import { type DataColumn, StatusTag, type Tone, useLanguage, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { ComponentThumbnail } from './ComponentThumbnail.js'
import { componentMessages } from './componentMessages.js'
import type { Component } from './componentQueries.js'
import type { ComponentStatus } from './componentQuery.js'

type Word =
  | 'name'
  | 'code'
  | 'thumbnail'
  | 'kind'
  | 'category'
  | 'status'
  | 'release'
  | 'size'
  | 'minSize'
  | 'url'
  | 'visibleTo'
  | 'createdAt'
  | 'updatedAt'

const word = (key: Word) => (language: Language) => componentMessages[language][key]

const tones: Readonly<Record<ComponentStatus, Tone>> = {
  draft: 'neutral',
  on_shelf: 'success',
  off_shelf: 'warning',
}

/** Width by height, in cells. */
export function sizeText({ w, h }: Component['size']): string {
  return `${w} × ${h}`
}

/** The columns of the table; the first one names the row. */
export const componentColumns: readonly DataColumn<Component>[] = [
  {
    id: 'name',
    header: word('name'),
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
    width: 108,
    text: ({ status }, language) => componentMessages[language][status],
    cell: ({ status }) => <ComponentState status={status} />,
  },
  { id: 'code', header: word('code'), width: 180 },
  {
    id: 'kind',
    header: word('kind'),
    width: 92,
    text: ({ kind }, language) => componentMessages[language][kind],
    cell: ({ kind }) => <ComponentWord of={kind} />,
  },
  { id: 'category', header: word('category'), width: 112 },
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
    cell: ({ size }) => sizeText(size),
  },
  {
    id: 'minSize',
    header: word('minSize'),
    width: 104,
    isHidden: true,
    text: ({ minSize }) => sizeText(minSize),
    cell: ({ minSize }) => sizeText(minSize),
  },
  {
    id: 'visibleTo',
    header: word('visibleTo'),
    width: 144,
    text: audienceText,
    cell: (component) => <Audience {...component} />,
  },
  { id: 'url', header: word('url'), minWidth: 160, isHidden: true },
  {
    id: 'updatedAt',
    header: word('updatedAt'),
    width: 184,
    text: ({ updatedAt }) => formatTime(updatedAt),
    cell: ({ updatedAt }) => formatTime(updatedAt),
  },
  {
    id: 'createdAt',
    header: word('createdAt'),
    width: 184,
    isHidden: true,
    text: ({ createdAt }) => formatTime(createdAt),
    cell: ({ createdAt }) => formatTime(createdAt),
  },
]

function ComponentName({ name }: Pick<Component, 'name'>) {
  const text = name[useLanguage()]
  return <span title={text}>{text}</span>
}

function ComponentState({ status }: Pick<Component, 'status'>) {
  return <StatusTag tone={tones[status]}>{useMessages(componentMessages)[status]}</StatusTag>
}

function ComponentWord({ of }: { of: Component['kind'] }) {
  return useMessages(componentMessages)[of]
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

function Audience(component: Pick<Component, 'visibleTo' | 'tenantIds'>) {
  return audienceText(component, useLanguage())
}

function audienceText(
  { visibleTo, tenantIds }: Pick<Component, 'visibleTo' | 'tenantIds'>,
  language: Language,
): string {
  const t = componentMessages[language]
  return visibleTo === 'all' ? t.visibleToAll : t.visibleCount(tenantIds.length)
}
