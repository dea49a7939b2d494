import { mutationOf } from '@spruce/api-client'
import { resetMenus, setMenuVisibility } from '@spruce/api-client/operations'
import {
  type Action,
  confirmDialog,
  defineAction,
  runMutation,
  toast,
  wordsOf,
} from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import { menuMessages } from './menuMessages.js'
import type { ManagedMenu } from './menuQueries.js'

const word = wordsOf(menuMessages)
/** `maxItems` of the ids in the contract. */
const mostMenus = 200
/** So many are named before they are hidden. */
const named = 8
/** How long showing or hiding can be taken back, in milliseconds. */
const undoTime = 8000

/** With the menus and buttons that are selected. */
export const selectionActions: Action<readonly ManagedMenu[]>[] = [
  visibilityAction('show', true),
  visibilityAction('hide', false),
  defineAction<readonly ManagedMenu[]>({
    label: word('reset'),
    permission: 'menu:reset',
    isDisabled: (menus) => changedOf(menus).length === 0,
    run: async (menus, { api, send, language }) => {
      const changed = changedOf(menus)
      const { appCode = '' } = changed[0] ?? {}
      const ids = changed.map(({ id }) => id)
      const result = await send(mutationOf(api, resetMenus), { body: { appCode, ids } })
      toast.success(menuMessages[language].restoredCount(result.changed))
    },
  }),
]

/** In one call, so that a selection is shown or hidden as a whole or not at all. */
function visibilityAction(
  label: 'show' | 'hide',
  visible: boolean,
): Action<readonly ManagedMenu[]> {
  const others = (menus: readonly ManagedMenu[]) => menus.filter((menu) => menu.visible !== visible)
  return defineAction<readonly ManagedMenu[]>({
    label: word(label),
    permission: 'menu:edit',
    isDisabled: (menus) => others(menus).length === 0 || others(menus).length > mostMenus,
    run: async (menus, { api, client, send, open, language }) => {
      const t = menuMessages[language]
      const isSure = visible || (await open(confirmDialog, hideQuestion(others(menus), language)))
      if (!isSure) return
      const ids = others(menus).map(({ id }) => id)
      const set = mutationOf(api, setMenuVisibility)
      const { changed } = await send(set, { body: { ids, visible } })
      // After the action no renderer shows its failure: the caches of the portal do.
      const undo = async () => {
        const back = await runMutation(client, set, { body: { ids, visible: !visible } })
        toast.success(t.undone(back.changed))
      }
      toast.success(t.changedMany(changed), {
        duration: undoTime,
        action: { label: t.undo, onClick: () => void undo().catch(() => undefined) },
      })
    },
  })
}

function hideQuestion(menus: readonly ManagedMenu[], language: Language) {
  const t = menuMessages[language]
  const names = menus.slice(0, named).map(({ name }) => name[language])
  const more = menus.length - names.length
  const text = names.join(t.separator)
  return {
    title: t.hideMany(menus.length),
    message: `${more > 0 ? t.differenceMore(text, more) : text}${t.fullStop}${t.hideText}`,
    confirmLabel: t.hide,
  }
}

function changedOf(menus: readonly ManagedMenu[]): ManagedMenu[] {
  return menus.filter(({ changed }) => changed.length > 0)
}
