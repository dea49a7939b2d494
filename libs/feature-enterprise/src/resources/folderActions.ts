import { mutationOf, queryOf } from '@spruce/api-client'
import {
  addFolder,
  editFolder,
  listFolderHistory,
  listFolders,
  removeFolder,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import {
  type Action,
  type ActionContext,
  actionsOf,
  type DataColumn,
  defineAction,
  defineDialog,
  type TreeItem,
} from '@spruce/shell-ui'
import { FolderFormDialog } from './FolderFormDialog.js'
import { MoveDialog } from './MoveDialog.js'
import { resourceMessages } from './resourceMessages.js'
import { type Folder, resourcesKey } from './resourceQueries.js'
import { resourceSearch } from './resourceQuery.js'

const formDialog = defineDialog(FolderFormDialog)
const moveDialog = defineDialog(MoveDialog)
/** No table shows them. */
const columns: readonly DataColumn<Folder>[] = []
const { addAction, confirmAction, formAction } = actionsOf({
  messages: resourceMessages,
  search: resourceSearch,
  columns,
  key: resourcesKey,
})

type Reading = Pick<ActionContext, 'api' | 'read'>

/** All folders as they are now. */
export const readFolders = ({ api, read }: Reading) => read(queryOf(api, listFolders))

/** A new folder at the top, or wherever is chosen. */
export const addFolderAction = addAction({
  label: 'addFolder',
  permission: 'resource:add',
  dialog: formDialog,
  props: async (context) => ({ folders: await readFolders(context) }),
  submit: ({ api, send }, { name, parentId }) =>
    send(mutationOf(api, addFolder), { body: { name: name.trim(), parentId } }),
  done: ({ t }, { name }) => t.folderSaved(name),
})

const folderActions: readonly Action<Folder>[] = [
  formAction({
    label: 'addChildFolder',
    permission: 'resource:add',
    dialog: formDialog,
    props: async (context, { id }) => ({ parentId: id, folders: await readFolders(context) }),
    submit: ({ api, send }, { name, parentId }) =>
      send(mutationOf(api, addFolder), { body: { name: name.trim(), parentId } }),
    done: ({ t }, { name }) => t.folderSaved(name),
  }),
  formAction({
    label: 'renameFolder',
    permission: 'resource:edit',
    dialog: formDialog,
    props: async (context, folder) => ({ folder, folders: await readFolders(context) }),
    load: async (context, { id }) => {
      const latest = (await readFolders(context)).find((folder) => folder.id === id)
      if (!latest) throw new Error(`Folder ${id} is gone`)
      return latest
    },
    submit: ({ api, send }, { name }, { id }, { version }) =>
      send(mutationOf(api, editFolder), { path: { id }, body: { version, name: name.trim() } }),
    done: ({ t }, { name }) => t.folderSaved(name),
  }),
  formAction({
    label: 'moveFolder',
    permission: 'resource:edit',
    dialog: moveDialog,
    props: async (context, { id, name, parentId }) => ({
      title: context.t.moveFolderTitle(name),
      from: parentId,
      rootLabel: context.t.topLevel,
      folders: await readFolders(context),
      excluded: id,
    }),
    submit: async ({ api, send }, { folderId }, folder) => {
      await send(moveFolderOptions(api), { folder, parentId: folderId })
      return true as const
    },
    done: ({ t }, _isMoved, { name }) => t.folderSaved(name),
  }),
  historyAction<Folder>({
    source: recordHistory(listFolderHistory, 'resource:list'),
    nameOf: ({ name }) => name,
  }),
  confirmAction({
    label: 'removeFolder',
    permission: 'resource:remove',
    danger: true,
    question: ({ t }, { name }) => ({
      title: t.removeFolderQuestion(name),
      message: t.removeFolderText,
    }),
    run: ({ api, send }, { id, version }) =>
      send(mutationOf(api, removeFolder), { path: { id }, body: { version } }),
    done: ({ t }, { name }) => t.folderRemoved(name),
  }),
]

/** The menu of a folder in the tree. */
export const folderTreeActions: readonly Action<TreeItem<Folder>>[] = folderActions.map(
  ({ isVisible: _isVisible, isDisabled: _isDisabled, run, ...action }) =>
    defineAction<TreeItem<Folder>>({
      ...action,
      run: ({ data }, context) => run(data, context),
    }),
)

/** Puts a folder below another one, or at the top. */
export function moveFolderOptions(api: ActionContext['api']) {
  const { mutationFn, meta } = mutationOf(api, editFolder)
  return {
    meta,
    mutationFn: ({ folder, parentId }: { folder: Folder; parentId: string | null }) =>
      mutationFn({ path: { id: folder.id }, body: { version: folder.version, parentId } }),
  }
}
