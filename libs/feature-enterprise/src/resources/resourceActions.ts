import { mutationOf, queryOf, unwrap } from '@spruce/api-client'
import {
  editResource,
  getResource,
  listResourceHistory,
  moveResources,
  removeResources,
  tagResources,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { mayHoldMetadata } from '@spruce/console-kit/resources'
import {
  type ActionContext,
  actionsOf,
  confirmDialog,
  defineDialog,
  deleteWord,
  toast,
} from '@spruce/shell-ui'
import { chooseFile } from '../menus/chooseFile.js'
import { addFolderAction, readFolders } from './folderActions.js'
import { MoveDialog } from './MoveDialog.js'
import { openArchive, openDownload } from './openDownload.js'
import { PreviewDialog } from './PreviewDialog.js'
import { ReplaceDialog } from './ReplaceDialog.js'
import { ResourceFormDialog } from './ResourceFormDialog.js'
import { type Resource, resourceFacetsOptions, resourcesKey } from './resourceQueries.js'
import { resourceResource } from './resourceResource.js'
import { TagsDialog } from './TagsDialog.js'
import { UploadDialog } from './UploadDialog.js'
import { UsesDialog } from './UsesDialog.js'
import { VersionsDialog } from './VersionsDialog.js'

const formDialog = defineDialog(ResourceFormDialog)
const moveDialog = defineDialog(MoveDialog)
const usesDialog = defineDialog(UsesDialog)
const replaceDialog = defineDialog(ReplaceDialog)
const tagsDialog = defineDialog(TagsDialog)
const versionsDialog = defineDialog(VersionsDialog)
/** Opened by the grid, too. */
export const previewDialog = defineDialog(PreviewDialog)
/** Opened by the page, too, for what is dropped or pasted on it. */
export const uploadDialog = defineDialog(UploadDialog)
const { bulkAction, confirmAction, formAction, pageAction, rowAction } = actionsOf(resourceResource)

/** `maxItems` of the ids in the contract. */
const max = 200

/** On the page itself. */
export const resourcePageActions = [
  addFolderAction,
  pageAction({
    label: 'upload',
    permission: 'resource:add',
    primary: true,
    run: async (context) => {
      const wanted = context.list?.query.folder
      const folders = await readFolders(context)
      return context.open(uploadDialog, { folder: folders.find(({ id }) => id === wanted) })
    },
  }),
]

/** Shows it, with those around it. */
export const previewAction = rowAction({
  label: 'preview',
  permission: 'resource:list',
  run: ({ open, list }, resource) => {
    const shown = list?.rows ?? [resource]
    const start = Math.max(
      shown.findIndex(({ id }) => id === resource.id),
      0,
    )
    return open(previewDialog, { resources: shown, start })
  },
})

/** With one of them. */
export const resourceRowActions = [
  previewAction,
  rowAction({
    label: 'download',
    permission: 'resource:list',
    run: ({ api }, { id }) => openDownload(api, id),
  }),
  formAction({
    label: 'edit',
    permission: 'resource:edit',
    dialog: formDialog,
    props: async (context, resource) => ({
      resource,
      folders: await readFolders(context),
      known: await readTags(context),
    }),
    load: ({ api, read }, { id }) => read(queryOf(api, getResource, { path: { id } })),
    submit: ({ api, send }, _draft, { id }, { changes: { name, folderId, tags }, version }) =>
      send(mutationOf(api, editResource), {
        path: { id },
        body: {
          version,
          ...(name !== undefined && { name: name.trim() }),
          ...(folderId !== undefined && { folderId }),
          ...(tags !== undefined && { tags: [...tags] }),
        },
      }),
    done: ({ t }, { name }) => t.saved(name),
  }),
  rowAction({
    label: 'replace',
    permission: 'resource:edit',
    run: async ({ api, open, send, t }, { id, name, uses, version }) => {
      const file = await chooseFile(t.chooseReplacement, '')
      if (!file) return
      const replace = (keepsMetadata: boolean) =>
        send(
          {
            mutationFn: () => replaceContent(api, { id, version, file, keepsMetadata }),
            meta: { invalidates: resourcesKey },
          },
          undefined,
        )
      const isDone = mayHoldMetadata(file)
        ? await open(replaceDialog, {
            resource: { name, uses },
            fileName: file.name,
            onSubmit: ({ keepsMetadata }) => replace(keepsMetadata),
          })
        : await open(confirmDialog, {
            title: t.replaceQuestion(name),
            message: `${file.name}\n${t.replaceText(uses)}`,
            confirmLabel: t.replace,
            onConfirm: async () => {
              await replace(false)
            },
          })
      if (isDone) toast.success(t.replaced(name))
    },
  }),
  rowAction({
    label: 'copyAddress',
    permission: 'resource:list',
    isVisible: ({ url }) => url !== null,
    run: async ({ t }, { url }) => {
      try {
        await navigator.clipboard.writeText(new URL(url ?? '', location.origin).href)
        toast.success(t.addressCopied)
      } catch {
        toast.error(t.addressNotCopied)
      }
    },
  }),
  rowAction({
    label: 'showUses',
    permission: 'resource:list',
    run: ({ open }, resource) => open(usesDialog, { resource }),
  }),
  rowAction({
    label: 'versions',
    permission: 'resource:list',
    isVisible: ({ olderVersions }) => olderVersions > 0,
    run: ({ open }, resource) => open(versionsDialog, { resource }),
  }),
  historyAction<Resource>({
    source: recordHistory(listResourceHistory, 'resource:list'),
    nameOf: ({ name }) => name,
  }),
  rowAction({
    label: 'remove',
    permission: 'resource:remove',
    danger: true,
    isVisible: ({ uses }) => uses > 0,
    run: ({ open }, resource) => open(usesDialog, { resource, isRemoval: true }),
  }),
  confirmAction({
    label: 'remove',
    permission: 'resource:remove',
    danger: true,
    isVisible: ({ uses }) => uses === 0,
    question: ({ t }, { name }) => ({ title: t.removeQuestion(name), message: t.removeText }),
    run: ({ api, send }, { id }) => send(mutationOf(api, removeResources), { body: { ids: [id] } }),
    done: ({ t, list }) => {
      list?.clearSelection()
      return t.removed(1)
    },
  }),
]

/** With those that are selected. */
export const resourceBulkActions = [
  bulkAction({
    label: 'moveTo',
    permission: 'resource:edit',
    max,
    run: async (context, resources) => {
      const { api, open, send, t } = context
      const places = new Set(resources.map(({ folderId }) => folderId))
      const isMoved = await open(moveDialog, {
        title: t.moveTitle(resources.length),
        from: places.size === 1 ? [...places][0] : undefined,
        rootLabel: t.noFolder,
        folders: await readFolders(context),
        onSubmit: async ({ folderId }) => {
          const ids = resources.map(({ id }) => id)
          await send(mutationOf(api, moveResources), { body: { ids, folderId } })
          return true as const
        },
      })
      return isMoved ?? false
    },
    done: ({ t }, resources) => t.moved(resources.length),
  }),
  bulkAction({
    label: 'changeTags',
    permission: 'resource:edit',
    max,
    run: async (context, resources) => {
      const { api, open, send } = context
      const isDone = await open(tagsDialog, {
        count: resources.length,
        known: await readTags(context),
        present: [...new Set(resources.flatMap(({ tags }) => tags))].sort(),
        onSubmit: async ({ add, remove }) => {
          const ids = resources.map(({ id }) => id)
          const body = { ids, add: [...add], remove: [...remove] }
          await send(mutationOf(api, tagResources), { body })
          return true as const
        },
      })
      return isDone ?? false
    },
    done: ({ t }, resources) => t.tagged(resources.length),
  }),
  bulkAction({
    label: 'download',
    permission: 'resource:list',
    max,
    run: ({ api }, [first, ...others]) =>
      others[0]
        ? openArchive(api, [first.id, ...others.map(({ id }) => id)])
        : openDownload(api, first.id),
    done: ({ t }, { length }) => t.downloadBegun(length),
  }),
  bulkAction({
    label: 'remove',
    permission: 'resource:remove',
    danger: true,
    max,
    takes: ({ uses }) => uses === 0,
    none: 'usedStay',
    question: ({ t }, resources) => ({
      title: resources[1]
        ? t.removeManyQuestion(resources.length)
        : t.removeQuestion(resources[0].name),
      message: t.removeText,
      ...(resources[1] && { requireText: deleteWord }),
    }),
    run: ({ api, send }, resources) =>
      send(mutationOf(api, removeResources), { body: { ids: resources.map(({ id }) => id) } }),
    done: ({ t }, resources) => t.removed(resources.length),
  }),
]

/** Tags that the company uses. */
async function readTags({ api, read }: Pick<ActionContext, 'api' | 'read'>): Promise<string[]> {
  const { tags } = await read(resourceFacetsOptions(api))
  return tags.map(({ name }) => name)
}

function replaceContent(
  api: Parameters<typeof openDownload>[0],
  content: { id: string; version: number; file: File; keepsMetadata: boolean },
): Promise<Resource> {
  const { id, version, file, keepsMetadata } = content
  const metadata = keepsMetadata ? ('keep' as const) : ('strip' as const)
  const form = new FormData()
  form.append('file', file)
  return unwrap(
    api.POST('/spruce/api/v1/resources/{id}/content', {
      params: { path: { id }, query: { version, metadata } },
      body: { file },
      bodySerializer: () => form,
    }),
  )
}
