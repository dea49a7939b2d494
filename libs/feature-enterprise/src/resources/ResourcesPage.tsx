import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import {
  EmptyState,
  FailedState,
  NoPermissionState,
  SidePanel,
  type TabPageProps,
  useMedia,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { DropArea } from './DropArea.js'
import { FolderPanel } from './FolderPanel.js'
import { uploadDialog } from './resourceActions.js'
import { resourceMessages } from './resourceMessages.js'
import { folderListOptions } from './resourceQueries.js'
import { noFolder, type ResourceQuery } from './resourceQuery.js'
import { ResourceSection } from './ResourceSection.js'
import { resourceStyles } from './resourceStyles.js'
import { StorageMeter } from './StorageMeter.js'

export type ResourcesPageProps = Pick<TabPageProps<ResourceQuery>, 'query' | 'onQueryChange'>

/** The pictures and documents of a company in their folders. */
export function ResourcesPage(props: ResourcesPageProps) {
  const isAllowed = usePermitted()('resource:list')
  return isAllowed ? <Resources {...props} /> : <NoPermissionState permission="resource:list" />
}

function Resources({ query, onQueryChange }: ResourcesPageProps) {
  const t = useMessages(resourceMessages)
  const canAdd = usePermitted()('resource:add')
  const isTight = useMedia('(max-width: 1100px)')
  const { data: folders, error, refetch } = useQuery(folderListOptions(useApi()))
  const folder = folders?.find(({ id }) => id === query.folder)
  const isGone = folders && query.folder !== undefined && query.folder !== noFolder && !folder
  const title =
    query.folder === undefined
      ? t.allResources
      : query.folder === noFolder
        ? t.noFolder
        : (folder?.name ?? '')

  const choose = (id: string | undefined) =>
    onQueryChange({ folder: id, page: undefined }, { push: true })

  return (
    <Box css={resourceStyles}>
      <SidePanel
        title={t.folders}
        closeKey={query.folder}
        initialWidth={isTight ? 200 : 240}
        content={
          <DropArea
            onFiles={canAdd ? (files) => void uploadDialog.open({ folder, files }) : undefined}
          >
            {isGone ? (
              <EmptyState
                title={t.folderGone}
                action={
                  <Button variant="outline" colorPalette="gray" onClick={() => choose(undefined)}>
                    {t.allResources}
                  </Button>
                }
              />
            ) : (
              <ResourceSection query={query} onQueryChange={onQueryChange} title={title} />
            )}
          </DropArea>
        }
      >
        {error && !folders ? (
          <FailedState error={error} onRetry={() => void refetch()} />
        ) : folders ? (
          <FolderPanel folders={folders} selected={query.folder} onSelect={choose} />
        ) : (
          <p role="status">{t.loadingFolders}</p>
        )}
        <StorageMeter />
      </SidePanel>
    </Box>
  )
}
