import { type ApiClient, mutationOf, queryOf } from '@spruce/api-client'
import {
  addMenu,
  editMenu,
  listMenuHistory,
  listMenuTree,
  orderMenus,
  overrideMenu,
  previewMenuRemoval,
  removeMenu,
  resetMenus,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import {
  type ActionContext,
  actionsOf,
  type DataColumn,
  defineDialog,
  deleteWord,
} from '@spruce/shell-ui'
import { AccessDialog } from '../roles/AccessDialog.js'
import { bodyOfMenu, changesOfMenu, type MenuDraft, withReasons } from './menuDraft.js'
import { MenuFormDialog } from './MenuFormDialog.js'
import { impactMessage } from './impactMessage.js'
import { menuMessages, type MenuTexts } from './menuMessages.js'
import {
  type ManagedMenu,
  type MenuApp,
  type MenuImpact,
  menuOptionsOptions,
  menusKey,
} from './menuQueries.js'
import { menuSearch } from './menuQuery.js'
import { menuTrailOf, placeBelow, stepOf } from './menuTree.js'
import { MoveMenuDialog } from './MoveMenuDialog.js'

const accessDialog = defineDialog(AccessDialog)
const formDialog = defineDialog(MenuFormDialog)
const moveDialog = defineDialog(MoveMenuDialog)
const shared = { messages: menuMessages, search: menuSearch, key: menusKey }
/** No table shows them. */
const menuColumns: readonly DataColumn<ManagedMenu>[] = []
const appColumns: readonly DataColumn<MenuApp>[] = []

/** An action on a menu, and the page's own on the application whose menus are shown. */
const onMenu = actionsOf({ ...shared, columns: menuColumns })
const onApp = actionsOf({ ...shared, columns: appColumns })

type Reading = Pick<ActionContext, 'api' | 'read' | 'client'>

/** Of the application whose menus are on show. */
export const appActions = [
  onApp.confirmAction({
    label: 'resetApp',
    permission: 'menu:reset',
    isVisible: ({ origin }) => origin === 'platform',
    question: ({ t }, { name }) => ({ title: t.resetAppQuestion(name), message: t.resetAppText }),
    run: ({ api, send }, { appCode }) => send(mutationOf(api, resetMenus), { body: { appCode } }),
    done: ({ t }, _app, { changed }) => t.restoredCount(changed),
  }),
  onApp.formAction({
    label: 'add',
    permission: 'menu:add',
    primary: true,
    isVisible: ({ state }) => state !== 'removed',
    dialog: formDialog,
    props: (context, { appCode }) => choicesOf(context, appCode),
    submit: (context, draft, { appCode }) => addOne(context, draft, appCode),
    done: ({ t, language }, { name }) => t.added(name[language]),
  }),
]

/** Of one menu or button. */
export const menuActions = [
  onMenu.formAction({
    label: 'edit',
    permission: 'menu:edit',
    dialog: formDialog,
    props: async (context, menu) => ({ menu, ...(await choicesOf(context, menu.appCode)) }),
    load: async ({ api, read }, { id, appCode }) => {
      const menus = await read(treeOf(api, appCode))
      const [latest] = menuTrailOf(menus, id).slice(-1)
      if (!latest) throw new Error(`Menu ${id} is gone`)
      return latest
    },
    submit: (context, draft, menu, { changes, version }) => {
      const { api, send, t } = context
      const { id, origin } = menu
      const body = { ...changesOfMenu(changes, draft), version }
      return withReasons(
        () =>
          origin === 'tenant'
            ? send(mutationOf(api, editMenu), { path: { id }, body })
            : send(mutationOf(api, overrideMenu), { path: { id }, body: productChanges(body) }),
        t,
      )
    },
    done: ({ t, language }, { name }) => t.saved(name[language]),
  }),
  onMenu.formAction({
    label: 'addChild',
    permission: 'menu:add',
    isVisible: ({ type }) => type === 0,
    dialog: formDialog,
    props: async (context, { id, appCode }) => ({
      parentId: id,
      ...(await choicesOf(context, appCode)),
    }),
    submit: (context, draft, { appCode }) => addOne(context, draft, appCode),
    done: ({ t, language }, { name }) => t.added(name[language]),
  }),
  stepAction('up', -1),
  stepAction('down', 1),
  onMenu.formAction({
    label: 'moveTo',
    permission: 'menu:edit',
    dialog: moveDialog,
    props: async ({ api, read }, menu) => ({ menu, menus: await read(treeOf(api, menu.appCode)) }),
    submit: async ({ api, send, read, t }, { parentId }, { id, appCode }) => {
      const body = placeBelow(await read(treeOf(api, appCode)), id, parentId)
      await withReasons(() => send(mutationOf(api, orderMenus), { body }), t)
      return true as const
    },
    done: ({ t, language }, _isMoved, { name }) => t.saved(name[language]),
  }),
  onMenu.rowAction({
    label: 'show',
    permission: 'menu:edit',
    isVisible: ({ visible }) => !visible,
    run: (context, menu) => context.send(visibilityOptions(context.api), { menu, visible: true }),
    done: ({ t, language }, _saved, { name }) => t.saved(name[language]),
  }),
  onMenu.confirmAction({
    label: 'hide',
    permission: 'menu:edit',
    isVisible: ({ visible }) => visible,
    question: async (context, menu) => ({
      title: context.t.hideQuestion(menu.name[context.language]),
      message: impactMessage(await impactOf(context, menu), context.t.hideText, context.t),
    }),
    run: (context, menu) => context.send(visibilityOptions(context.api), { menu, visible: false }),
    done: ({ t, language }, { name }) => t.saved(name[language]),
  }),
  onMenu.rowAction({
    label: 'checkAccess',
    permission: 'role:list',
    run: ({ open, language }, { id, name }) =>
      open(accessDialog, { object: { kind: 'menu', id, name: name[language] } }),
  }),
  historyAction<ManagedMenu>({
    source: recordHistory(listMenuHistory, 'menu:list'),
    nameOf: ({ name }, language) => name[language],
  }),
  onMenu.confirmAction({
    label: 'reset',
    permission: 'menu:reset',
    isVisible: ({ changed }) => changed.length > 0,
    question: ({ t, language }, { name }) => ({
      title: t.resetQuestion(name[language]),
      message: t.resetText,
    }),
    run: ({ api, send }, { id, appCode }) =>
      send(mutationOf(api, resetMenus), { body: { appCode, ids: [id] } }),
    done: ({ t, language }, { name }) => t.restored(name[language]),
  }),
  onMenu.confirmAction({
    label: 'remove',
    permission: 'menu:remove',
    danger: true,
    isVisible: ({ origin }) => origin === 'tenant',
    question: async (context, menu) => ({
      title: context.t.removeQuestion(menu.name[context.language]),
      message: impactMessage(await impactOf(context, menu), context.t.removeText, context.t),
      ...(menu.children.length > 0 && { requireText: deleteWord }),
    }),
    run: ({ api, send }, { id, version }) =>
      send(mutationOf(api, removeMenu), { path: { id }, body: { version } }),
    done: ({ t, language }, { name }) => t.removed(name[language]),
  }),
]

/** Shows or hides a menu: one of the product by a change on top of it. */
function visibilityOptions(api: ApiClient) {
  const own = mutationOf(api, editMenu)
  const ofProduct = mutationOf(api, overrideMenu)
  return {
    meta: own.meta,
    mutationFn: ({ menu, visible }: { menu: ManagedMenu; visible: boolean }) => {
      const { id, version, origin } = menu
      const input = { path: { id }, body: { version, visible } }
      return origin === 'tenant' ? own.mutationFn(input) : ofProduct.mutationFn(input)
    },
  }
}

function stepAction(label: 'up' | 'down', step: -1 | 1) {
  return onMenu.rowAction({
    label,
    permission: 'menu:edit',
    run: async ({ api, send, read }, menu) => {
      const body = stepOf(await read(treeOf(api, menu.appCode)), menu, step)
      if (body) await send(mutationOf(api, orderMenus), { body })
    },
  })
}

function addOne(
  { api, send, t }: ActionContext & { t: MenuTexts },
  draft: MenuDraft,
  appCode: string,
) {
  return withReasons(() => send(mutationOf(api, addMenu), { body: bodyOfMenu(draft, appCode) }), t)
}

async function choicesOf({ api, client, read }: Reading, appCode: string) {
  const [menus, { permissions }] = await Promise.all([
    read(treeOf(api, appCode)),
    client.query(menuOptionsOptions(api)),
  ])
  return { menus, permissionChoices: permissions }
}

function impactOf({ api, read }: Reading, { id }: ManagedMenu): Promise<MenuImpact> {
  return read(queryOf(api, previewMenuRemoval, { path: { id } }))
}

function treeOf(api: ApiClient, appCode: string) {
  return queryOf(api, listMenuTree, { query: { appCode } })
}

function productChanges({
  version,
  name,
  icon,
  visible,
}: ReturnType<typeof changesOfMenu> & { version: number }) {
  return {
    version,
    ...(name !== undefined && { name }),
    ...(icon !== undefined && { icon }),
    ...(visible !== undefined && { visible }),
  }
}
