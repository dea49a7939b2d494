import { mutationOf, queryOf } from '@spruce/api-client'
import {
  addRole,
  copyRole,
  getRole,
  getRolePermissions,
  listRoleHistory,
  setRolePermissions,
  setRoleStatus,
  startRoleView,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { actionsOf, defineDialog, deleteWord, toast } from '@spruce/shell-ui'
import { AccessDialog } from './AccessDialog.js'
import { CompareRolesDialog } from './CompareRolesDialog.js'
import { RoleCopyDialog } from './RoleCopyDialog.js'
import { RoleFormDialog } from './RoleFormDialog.js'
import { RoleMembersDialog } from './RoleMembersDialog.js'
import { RolePermissionsDialog } from './RolePermissionsDialog.js'
import { RoleViewDialog } from './RoleViewDialog.js'
import { bodyOfRole, changesOfRole, namesOfRole, type RoleDraft } from './roleDraft.js'
import { editRoleOptions, removeRolesOptions, type RoleRecord } from './roleQueries.js'
import { roleResource } from './roleResource.js'

const accessDialog = defineDialog(AccessDialog)
const compareDialog = defineDialog(CompareRolesDialog)
const formDialog = defineDialog(RoleFormDialog)
const copyDialog = defineDialog(RoleCopyDialog)
const membersDialog = defineDialog(RoleMembersDialog)
const viewDialog = defineDialog(RoleViewDialog)
const permissionsDialog = defineDialog(RolePermissionsDialog)
const { addAction, bulkAction, confirmAction, formAction, pageAction, rowAction } =
  actionsOf(roleResource)

/** On the page itself. */
export const rolePageActions = [
  pageAction({
    label: 'checkAccess',
    permission: 'role:list',
    run: ({ open }) => open(accessDialog, {}),
  }),
  addAction({
    label: 'add',
    permission: 'role:add',
    primary: true,
    dialog: formDialog,
    submit: ({ api, send }, draft) => send(mutationOf(api, addRole), { body: bodyOfRole(draft) }),
    done: ({ t }, { name }) => t.saved(name),
  }),
]

/** Opens the matrix below the page of roles of a console. */
export function matrixAction(rolesPath: string) {
  return pageAction({
    label: 'matrix',
    permission: 'role:list',
    run: ({ goTo }) => goTo(`${rolesPath}/matrix`),
  })
}

/** With one of them. */
export const roleRowActions = [
  rowAction({
    label: 'access',
    permission: 'role:edit',
    run: async ({ api, open, read, send }, { id, name }) => {
      const permissions = await read(queryOf(api, getRolePermissions, { path: { id } }))
      const { version, grantsAll } = permissions
      const isSaved = await open(permissionsDialog, {
        name,
        permissions,
        onSubmit: (codes) =>
          send(mutationOf(api, setRolePermissions), { path: { id }, body: { version, codes } }),
      })
      return isSaved && !grantsAll
    },
    done: ({ t }, isSaved, { name }) => (isSaved ? t.permissionsSaved(name) : undefined),
  }),
  rowAction({
    label: 'members',
    permission: 'role:list',
    run: ({ open }, { id, name }) => open(membersDialog, { role: { id, name } }),
  }),
  formAction({
    label: 'edit',
    permission: 'role:edit',
    dialog: formDialog,
    props: (_context, role) => ({ role }),
    load: ({ api, read }, { id }) => read(queryOf(api, getRole, { path: { id } })),
    submit: ({ api, send }, draft, { id }, { changes, version }) =>
      send(editRoleOptions(api), {
        path: { id },
        body: { ...changesOfRole(withScope(changes, draft)), version },
      }),
    done: ({ t }, { name }) => t.saved(name),
  }),
  formAction({
    label: 'copy',
    permission: 'role:add',
    dialog: copyDialog,
    props: (_context, role) => ({ role }),
    submit: ({ api, send }, draft, { id }) =>
      send(mutationOf(api, copyRole), { path: { id }, body: namesOfRole(draft) }),
    done: ({ t }, { name }) => t.saved(name),
  }),
  rowAction({
    label: 'compare',
    permission: 'role:list',
    run: ({ open }, { id, name }) => open(compareDialog, { role: { id, name } }),
  }),
  historyAction<RoleRecord>({
    source: recordHistory(listRoleHistory, 'role:list'),
    nameOf: ({ name }) => name,
  }),
  rowAction({
    label: 'viewAs',
    permission: 'role:assign',
    isVisible: ({ enabled }) => enabled,
    run: async ({ api, open, send, t }, { id, name }) => {
      const begun = await open(viewDialog, {
        role: { name },
        onSubmit: (body) => send(mutationOf(api, startRoleView), { path: { id }, body }),
      })
      if (!begun) return
      const url = `/?tenant=${encodeURIComponent(begun.tenantCode)}#session=${begun.xSession ?? ''}`
      const show = () => void window.open(url, '_blank', 'noopener')
      show()
      toast.success(t.viewBegun(name), {
        description: t.viewBegunText,
        duration: 10_000,
        action: { label: t.viewOpenAgain, onClick: show },
      })
    },
  }),
  rowAction({
    label: 'enable',
    permission: 'role:edit',
    isVisible: ({ enabled }) => !enabled,
    run: ({ api, send }, { id, version }) =>
      send(mutationOf(api, setRoleStatus), { path: { id }, body: { version, enabled: true } }),
    done: ({ t }, { name }) => t.saved(name),
  }),
  confirmAction({
    label: 'disable',
    permission: 'role:edit',
    isVisible: ({ enabled, grantsAll }) => enabled && !grantsAll,
    question: ({ t }, { name }) => ({ title: t.disableQuestion(name), message: t.disableText }),
    run: ({ api, send }, { id, version }) =>
      send(mutationOf(api, setRoleStatus), { path: { id }, body: { version, enabled: false } }),
    done: ({ t }, { name }) => t.saved(name),
  }),
  confirmAction({
    label: 'remove',
    permission: 'role:remove',
    danger: true,
    isVisible: ({ builtin }) => !builtin,
    question: ({ t }, { name }) => ({ title: t.removeQuestion(name), message: t.removeText }),
    run: ({ api, send }, { id }) => send(removeRolesOptions(api), { body: { ids: [id] } }),
    done: ({ t, list }) => {
      list?.clearSelection()
      return t.removed(1)
    },
  }),
]

/** With those that are selected. */
export const roleBulkActions = [
  bulkAction({
    label: 'remove',
    permission: 'role:remove',
    danger: true,
    max: 100, // `maxItems` of the ids in the contract
    takes: ({ builtin }) => !builtin, // those that came with the product are in every selection of all
    none: 'builtinStay',
    question: ({ t }, roles) => ({
      title: roles[1] ? t.removeManyQuestion(roles.length) : t.removeQuestion(roles[0].name),
      message: t.removeText,
      ...(roles[1] && { requireText: deleteWord }),
    }),
    run: ({ api, send }, roles) =>
      send(removeRolesOptions(api), { body: { ids: roles.map(({ id }) => id) } }),
    done: ({ t }, roles) => t.removed(roles.length),
  }),
]

/** Scope and departments are said together: departments only with the scope that needs them. */
function withScope(
  { departmentIds, ...changes }: Partial<RoleDraft>,
  draft: RoleDraft,
): Partial<RoleDraft> {
  const isTouched = departmentIds !== undefined || changes.dataScope !== undefined
  if (draft.dataScope !== 'custom' || !isTouched) return changes
  return { ...changes, dataScope: 'custom', departmentIds: draft.departmentIds }
}
