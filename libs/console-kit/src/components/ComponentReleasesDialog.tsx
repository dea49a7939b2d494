import {
  type DataColumn,
  defineAction,
  defineDialog,
  type DialogProps,
  ListDialog,
  ResourcePage,
  StatusTag,
  useDialogList,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useMemo } from 'react'
import { sizeText } from './componentColumns.js'
import { componentMessages } from './componentMessages.js'
import type { ComponentRow } from './componentRow.js'
import type { ComponentRelease, ComponentSource, DialogQuery } from './componentSource.js'
import { ReleaseDialog } from './ReleaseDialog.js'

export interface ComponentReleasesDialogProps extends DialogProps<never> {
  /** The component whose releases are listed. */
  component: Pick<ComponentRow, 'id' | 'name' | 'release'>
  /** Where its releases come from. */
  source: Pick<ComponentSource, 'releases' | 'permissions'>
}

const releaseDialog = defineDialog(ReleaseDialog)

/** What designers got of one component, the newest first. */
export function ComponentReleasesDialog({
  component,
  source,
  onClose,
}: ComponentReleasesDialogProps) {
  const permission = source.permissions.list
  const t = useMessages(componentMessages)
  const language = useLanguage()
  const name = component.name[language]
  const list = useDialogList({
    list: (api, query: DialogQuery) => source.releases(api, component.id, query),
    rowId: ({ number }) => String(number),
  })
  const columns = useMemo<readonly DataColumn<ComponentRelease>[]>(
    () => [
      {
        id: 'number',
        header: t.release,
        minWidth: 176,
        cell: ({ number }) => (
          <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
            {t.releaseNumber(number)}
            {number === component.release && <StatusTag tone="success">{t.current}</StatusTag>}
          </span>
        ),
      },
      {
        id: 'releasedAt',
        header: t.releasedAt,
        minWidth: 184,
        cell: ({ releasedAt }) => formatTime(releasedAt),
      },
      {
        id: 'uses',
        header: t.usesOfRelease,
        minWidth: 144,
        align: 'end',
      },
      {
        id: 'size',
        header: t.size,
        minWidth: 96,
        isHidden: true, // beside the rest it fits into no dialog; a release's view says it, too
        cell: ({ size }) => sizeText(size),
      },
      {
        id: 'minSize',
        header: t.minSize,
        minWidth: 96,
        isHidden: true,
        cell: ({ minSize }) => sizeText(minSize),
      },
    ],
    [t, component.release],
  )
  const actions = useMemo(
    () => [
      defineAction<ComponentRelease>({
        label: t.view,
        run: (release) => void releaseDialog.open({ name, release }),
      }),
    ],
    [t, name],
  )
  return (
    <ListDialog title={t.releasesTitle(name)} lead={t.followsNewest} onClose={() => onClose()}>
      <ResourcePage state={list} title={t.releases} isSection permission={permission}>
        <ResourcePage.Table
          columns={columns}
          actions={actions}
          rowId={({ number }) => String(number)}
          rowName={({ number }) => t.releaseNumber(number)}
          permission={permission}
        />
        <ResourcePage.Pagination isCompact />
      </ResourcePage>
    </ListDialog>
  )
}
