import { mutationOf } from '@spruce/api-client'
import { restoreResourceVersion } from '@spruce/api-client/operations'
import { sayBytes } from '@spruce/console-kit/files'
import { useApi } from '@spruce/session/react'
import {
  confirmDialog,
  type DataColumn,
  DataTable,
  defineAction,
  type DialogProps,
  EmptyState,
  ListDialog,
  timeColumn,
  toast,
  useMessages,
  wordsOf,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadFrom } from './openDownload.js'
import { previewKindOf } from './resourceKinds.js'
import { resourceMessages } from './resourceMessages.js'
import { type Resource, resourceVersionsOptions, type ResourceVersion } from './resourceQueries.js'

export interface VersionsDialogProps extends DialogProps {
  /** Whose older contents are listed. */
  resource: Pick<Resource, 'id' | 'name' | 'uses' | 'version'>
}

const word = wordsOf(resourceMessages)
const columns: readonly DataColumn<ResourceVersion>[] = [
  {
    id: 'number',
    header: word('versionNumber'),
    minWidth: 130,
    cell: (row) => <VersionName {...row} />,
  },
  {
    id: 'bytes',
    header: word('bytes'),
    width: 96,
    align: 'end',
    text: ({ bytes }) => sayBytes(bytes),
  },
  {
    id: 'replacedBy',
    header: word('replacedBy'),
    width: 120,
    text: ({ replacedBy }) => replacedBy?.name ?? '',
  },
  timeColumn('replacedAt', word('replacedAt'), { isSortable: false }),
]

function VersionName({ number, mediaType, keepsMetadata, url }: ResourceVersion) {
  const t = useMessages(resourceMessages)
  return (
    <span className="sp-resource-name">
      {previewKindOf(mediaType) === 'picture' && (
        <img src={url} alt="" width={28} height={28} loading="lazy" />
      )}
      <span>
        {t.versionOf(number)}
        {keepsMetadata && <span className="sp-help"> {t.keepsMetadata}</span>}
      </span>
    </span>
  )
}

/** What a resource was before its content was replaced: each can be downloaded and made its content again. */
export function VersionsDialog({ resource, onClose }: VersionsDialogProps) {
  const t = useMessages(resourceMessages)
  const { data, error, isPending, refetch } = useQuery(
    resourceVersionsOptions(useApi(), resource.id),
  )
  // A restoration raises it; the row of the list behind is older.
  const [version, setVersion] = useState(resource.version)
  const actions = [
    defineAction<ResourceVersion>({
      label: word('download'),
      // The addresses at hand may have ended.
      run: async ({ number }, { api, read }) => {
        const now = await read(resourceVersionsOptions(api, resource.id))
        const wanted = now.find((one) => one.number === number)
        if (wanted) downloadFrom(wanted.downloadUrl)
      },
    }),
    defineAction<ResourceVersion>({
      label: word('restoreVersion'),
      permission: 'resource:edit',
      run: async ({ number }, { api, open, send }) => {
        const isDone = await open(confirmDialog, {
          title: t.restoreVersionQuestion(number),
          message: t.replaceText(resource.uses),
          confirmLabel: t.restoreVersion,
          onConfirm: async () => {
            const changed = await send(mutationOf(api, restoreResourceVersion), {
              path: { id: resource.id },
              body: { version, number },
            })
            setVersion(changed.version)
          },
        })
        if (isDone) toast.success(t.versionRestored(number))
      },
    }),
  ]
  return (
    <ListDialog
      title={t.versionsTitle(resource.name)}
      lead={t.versionsLead}
      onClose={() => onClose()}
    >
      <DataTable<ResourceVersion>
        label={t.versionsLead}
        columns={columns}
        rows={data ?? []}
        total={data?.length ?? 0}
        rowId={({ number }) => String(number)}
        rowName={({ number }) => t.versionOf(number)}
        actions={actions}
        isLoading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t.noVersions} text={t.noVersionsHelp} />}
      />
    </ListDialog>
  )
}
