import { confirmDialog } from '../dialogs/ConfirmDialog.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { useErrorReport } from '../provider/errors.js'
import { toast } from '../provider/toast.js'
import type { TableViews } from './useTableViews.js'
import { viewMessages } from './viewMessages.js'
import { viewNameDialog } from './ViewNameDialog.js'
import { splitKey } from './ViewPort.js'

/** How long a deletion can be taken back, in milliseconds. */
const undoTime = 8000

/** What the menu's commands do: ask, keep, say so. A failure of one without a dialog goes to the portal. */
export function useViewActions(views: TableViews) {
  const words = useMessages(viewMessages)
  const report = useErrorReport()
  const { current, set, limits } = views
  const [kind, name] = splitKey(current)
  const taken = {
    mine: set?.mine.map((view) => view.name) ?? [],
    shared: set?.shared.map((view) => view.name) ?? [],
  }
  const shared = { taken, mostCharacters: limits.name }

  function follow(done: Promise<unknown>, text: string) {
    done.then(() => toast.success(text)).catch(report)
  }

  async function remove() {
    if (kind === 'shared') {
      const isRemoved = await confirmDialog.open({
        title: words.removeSharedTitle(name),
        message: words.removeSharedText,
        confirmLabel: words.remove,
        danger: true,
        onConfirm: () => views.remove(current),
      })
      if (isRemoved) toast.success(words.removed(name))
      return
    }
    const undo = await views.remove(current)
    toast.success(words.removed(name), {
      duration: undoTime,
      action: { label: words.undo, onClick: () => follow(undo(), words.restored(name)) },
    })
  }

  return {
    save: () => follow(views.save(), words.saved(name)),
    async saveAs() {
      if (taken.mine.length >= limits.views) {
        toast.warning(words.tooMany(limits.views))
        return
      }
      let saved = ''
      const isSaved = await viewNameDialog.open({
        ...shared,
        canShare: views.canShare,
        onSubmit: (draft) => {
          saved = draft.name
          return views.saveAs(draft.name, draft.isShared)
        },
      })
      if (isSaved) toast.success(words.saved(saved))
    },
    async rename() {
      let renamed = ''
      const isDone = await viewNameDialog.open({
        ...shared,
        former: name,
        isShared: kind === 'shared',
        onSubmit: (draft) => {
          renamed = draft.name
          return views.rename(current, draft.name)
        },
      })
      if (isDone) toast.success(words.renamed(renamed))
    },
    setDefault: () => follow(views.setDefault(name), words.defaultSet(name)),
    unsetDefault: () => follow(views.setDefault(undefined), words.defaultUnset),
    remove: () => void remove().catch(report),
  }
}
