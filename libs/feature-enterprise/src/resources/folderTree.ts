import type { NestedNode } from '@spruce/shell-ui'
import type { Folder } from './resourceQueries.js'

/** A folder with those below it. */
export interface FolderNode extends NestedNode {
  id: string
  folder: Folder
  children: FolderNode[]
}

/** The folders as a tree, in the order of the list; one whose parent is gone stands at the top. */
export function folderTree(folders: readonly Folder[], excluded?: string): FolderNode[] {
  const known = new Set(folders.map(({ id }) => id))
  const below = (parentId: string | null): FolderNode[] =>
    folders
      .filter(({ id, parentId: own }) => {
        const isHere = own === parentId || (parentId === null && own !== null && !known.has(own))
        return isHere && id !== excluded
      })
      .map((folder) => ({ id: folder.id, folder, children: below(folder.id) }))
  return below(null)
}

/** The ids of the folders above one, from the top. */
export function folderTrail(folders: readonly Folder[], id: string): string[] {
  const trail: string[] = []
  let at = folders.find((folder) => folder.id === id)?.parentId
  while (at && !trail.includes(at)) {
    trail.unshift(at)
    at = folders.find((folder) => folder.id === at)?.parentId
  }
  return trail
}
