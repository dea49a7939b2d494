import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import {
  EmptyState,
  nestedBranches,
  Tree,
  type TreeHandle,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { useMutation } from '@tanstack/react-query'
import { Files, Folder as FolderIcon, Inbox } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { folderTreeActions, moveFolderOptions } from './folderActions.js'
import { folderTrail, folderTree } from './folderTree.js'
import { resourceMessages } from './resourceMessages.js'
import type { Folder } from './resourceQueries.js'
import { noFolder } from './resourceQuery.js'

export interface FolderPanelProps {
  /** All folders. */
  folders: readonly Folder[]
  /** The chosen folder, or `none`; undefined: all resources. */
  selected: string | undefined
  /** Chooses a folder, `none`, or all resources. */
  onSelect: (folder: string | undefined) => void
}

/** The folders: chosen, added, renamed, moved by pointer and keys, removed. */
export function FolderPanel({ folders, selected, onSelect }: FolderPanelProps) {
  const t = useMessages(resourceMessages)
  const api = useApi()
  const canEdit = usePermitted()('resource:edit')
  const ref = useRef<TreeHandle>(null)
  const [opened, setOpened] = useState<ReadonlySet<string>>()
  const move = useMutation(moveFolderOptions(api))
  const getBranch = useMemo(
    () =>
      nestedBranches(folderTree(folders), ({ id, folder, children }) => ({
        id,
        label: folder.name,
        hasChildren: children.length > 0,
        note: String(folder.files),
        data: folder,
      })),
    [folders],
  )
  const expanded = opened ?? new Set(selected === undefined ? [] : folderTrail(folders, selected))
  return (
    <>
      <PlaceButton
        label={t.allResources}
        icon={Files}
        isChosen={selected === undefined}
        onChoose={() => onSelect(undefined)}
      />
      <PlaceButton
        label={t.noFolder}
        icon={Inbox}
        isChosen={selected === noFolder}
        onChoose={() => onSelect(noFolder)}
      />
      <Tree<Folder>
        ref={ref}
        label={t.folders}
        getBranch={getBranch}
        expanded={expanded}
        onExpandedChange={setOpened}
        selected={selected}
        onSelect={({ id }) => onSelect(id)}
        actions={folderTreeActions}
        icon={() => <FolderIcon size={16} aria-hidden />}
        {...(canEdit && {
          onMove: ({ data }, parent) => move.mutate({ folder: data, parentId: parent?.id ?? null }),
        })}
        empty={<EmptyState title={t.noFolders} text={t.noFoldersHelp} />}
      />
    </>
  )
}

interface PlaceButtonProps {
  label: string
  icon: typeof Files
  isChosen: boolean
  onChoose: () => void
}

function PlaceButton({ label, icon: Icon, isChosen, onChoose }: PlaceButtonProps) {
  return (
    <Button
      variant="ghost"
      colorPalette={isChosen ? 'accent' : 'gray'}
      bg={isChosen ? 'accent.subtle' : undefined}
      flex="none"
      justifyContent="flex-start"
      width="full"
      px="2"
      fontWeight={isChosen ? 'medium' : 'normal'}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <Icon aria-hidden />
      {label}
    </Button>
  )
}
