import { mutationOf, tagKey } from '@spruce/api-client'
import { getPersonalisation, rollBackPersonalisation } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import {
  actionsOf,
  type DataColumn,
  defineDialog,
  type DialogProps,
  EmptyState,
  ListDialog,
  ResourcePage,
  useDialogList,
  useMessages,
} from '@spruce/shell-ui'
import { defineSearch } from '@spruce/shell-ui/search'
import { formatTime } from '@spruce/validators'
import { useMemo } from 'react'
import { brandMessages } from './brandMessages.js'
import { type ReleaseQuery, releasesOptions } from './brandQueries.js'
import type { BrandRelease } from './brandTypes.js'
import { LookDialog } from './LookDialog.js'
import { LookThumbnail } from './preview/LookThumbnail.js'

export type BrandHistoryDialogProps = DialogProps<never>

const permission = 'personalisation:list'
const lookDialog = defineDialog(LookDialog)

const { confirmAction, rowAction } = actionsOf({
  messages: brandMessages,
  search: defineSearch({}),
  columns: [] as readonly DataColumn<BrandRelease>[],
  key: tagKey(getPersonalisation),
})

const actions = [
  rowAction({ label: 'view', run: ({ open }, release) => open(lookDialog, { release }) }),
  confirmAction({
    label: 'rollBack',
    permission: 'personalisation:reset',
    question: ({ t }, { number }) => ({
      title: t.rollBackQuestion(number),
      message: t.rollBackText,
    }),
    run: ({ api, send }, { id }) =>
      send(mutationOf(api, rollBackPersonalisation), { path: { id }, body: {} }),
    done: ({ t }, _release, { number }) => t.rolledBack(number),
  }),
]

/** What was published, each as it looked; any of them can be published again. */
export function BrandHistoryDialog({ onClose }: BrandHistoryDialogProps) {
  const api = useApi()
  const t = useMessages(brandMessages)
  const list = useDialogList({
    list: (_api, query: ReleaseQuery) => releasesOptions(api, query),
  })
  const columns = useMemo<readonly DataColumn<BrandRelease>[]>(
    () => [
      {
        id: 'number',
        header: t.release,
        minWidth: 104,
        cell: ({ number }) => t.releaseNumber(number),
      },
      {
        id: 'look',
        header: t.look,
        minWidth: 88,
        cell: ({ number, value }) => <LookThumbnail look={value} label={t.lookOf(number)} />,
      },
      { id: 'note', header: t.note, minWidth: 120 },
      {
        id: 'publishedBy',
        header: t.publishedBy,
        minWidth: 96,
        cell: ({ publishedBy }) => publishedBy ?? t.formerMember,
      },
      {
        id: 'publishedAt',
        header: t.publishedAt,
        minWidth: 168,
        cell: ({ publishedAt }) => formatTime(publishedAt),
      },
    ],
    [t],
  )
  return (
    <ListDialog title={t.history} onClose={() => onClose()}>
      <ResourcePage state={list} title={t.releases} isSection permission={permission}>
        <ResourcePage.Table
          columns={columns}
          actions={actions}
          rowName={({ number }) => t.releaseNumber(number)}
          empty={<EmptyState title={t.noReleases} />}
          permission={permission}
        />
        <ResourcePage.Pagination isCompact />
      </ResourcePage>
    </ListDialog>
  )
}
