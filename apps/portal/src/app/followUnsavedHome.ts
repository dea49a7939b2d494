import { unwrap } from '@spruce/api-client'
import { enterpriseConsoleBase, pathOf, pcFormKey, unSaveHomeKey } from '@spruce/session'
import { confirmDialog, toast, type TabsStore } from '@spruce/shell-ui'
import type { PortalEntry } from '../entry/PortalEntry.js'
import { portalMessages } from '../messages.js'

/** What the question works with. */
export interface UnsavedHomeParts {
  readonly entry: PortalEntry
  readonly tabs: TabsStore
  /** Asks for the system data anew. */
  readonly reload: () => Promise<void>
}

/** Where the custom home page is edited: who is there sees what is not saved. */
const editorPath = `${enterpriseConsoleBase}/base/pc`

/**
 * Asks about edits of the custom home page whose page was left (spec sections 4 and 8). The editor
 * keeps them as `pcForm` and marks them by `unSaveHome`. They are asked about once: saved, both go;
 * otherwise the mark goes and the form stays, so nothing that was typed is lost. Returns how to stop.
 */
export function followUnsavedHome(parts: UnsavedHomeParts): () => void {
  const { entry, tabs } = parts
  let isAsking = false

  async function follow(): Promise<void> {
    const path = pathOf(entry.router.latestLocation.pathname)
    const isOnPage = tabs.active !== undefined && pathOf(tabs.active.url) === path
    if (!isOnPage || path === editorPath || isAsking) return
    if (entry.storage.get(unSaveHomeKey) !== true) return
    isAsking = true
    await askToSave(parts)
    isAsking = false
  }

  return entry.router.subscribe('onLoad', () => void follow())
}

async function askToSave({ entry, reload }: UnsavedHomeParts): Promise<void> {
  const { storage, api } = entry
  const form = storage.get(pcFormKey)
  const messages = portalMessages[entry.state.language]
  const isSaved =
    form !== undefined &&
    (await confirmDialog.open(
      {
        title: messages.saveHomeTitle,
        message: messages.saveHomeText,
        confirmLabel: messages.saveHome,
        cancelLabel: messages.leaveHomeUnsaved,
        onConfirm: () =>
          unwrap(api.POST('/aba-base/api/enterprise-infos/homepage', { body: { ...form } })),
      },
      { isOfFrame: true }, // asked once, and a page may follow at once
    )) === true
  storage.remove(unSaveHomeKey)
  if (!isSaved) return
  storage.remove(pcFormKey)
  toast.success(portalMessages[entry.state.language].homeSaved)
  await reload()
}
