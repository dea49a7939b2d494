import { TreeSelectField, useMessages, useNestedSource } from '@spruce/shell-ui'
import { useCallback, useMemo } from 'react'
import { type FolderNode, folderTree } from './folderTree.js'
import { resourceMessages } from './resourceMessages.js'
import type { Folder } from './resourceQueries.js'

export interface FolderFieldProps {
  /** Key of the draft; it holds the id of a folder, or null. */
  name: string
  /** What it is: stands above the field and names it. */
  label: string
  /** What null says. */
  rootLabel: string
  /** All folders. */
  folders: readonly Folder[]
  /** A folder that is not offered, nor are those below it. */
  excluded?: string | undefined
}

/** Chooses a folder, or none. */
export function FolderField(props: FolderFieldProps) {
  const { name, label, rootLabel, folders, excluded } = props
  const t = useMessages(resourceMessages)
  const tree = useMemo(() => folderTree(folders, excluded), [folders, excluded])
  const toItem = useCallback(
    ({ id, folder, children }: FolderNode) => ({
      id,
      label: folder.name,
      hasChildren: children.length > 0,
      note: t.fileCount(folder.files),
      data: folder,
    }),
    [t],
  )
  return (
    <TreeSelectField<Folder>
      name={name}
      label={label}
      rootLabel={rootLabel}
      {...useNestedSource(tree, toItem)}
      labelOf={(id) => folders.find((folder) => folder.id === id)?.name}
    />
  )
}
