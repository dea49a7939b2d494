import { useApi } from '@spruce/session/react'
import {
  type Action,
  confirmDialog,
  defineAction,
  defineDialog,
  deleteWord,
  keepFocus,
  type ResourceState,
  saveEdit,
  StaleDialog,
  toast,
  useMessages,
} from '@spruce/shell-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { departmentName } from '../organization/departmentNames.js'
import { RoleCopyDialog } from './RoleCopyDialog.js'
import { draftOfRole, fieldTexts, scopeTexts } from './roleDraft.js'
import { RoleFormDialog } from './RoleFormDialog.js'
import { RoleMembersDialog } from './RoleMembersDialog.js'
import { roleMessages } from './roleMessages.js'
import { RolePermissionsDialog } from './RolePermissionsDialog.js'
import type { RoleQuery } from './roleQuery.js'
import {
  addRoleOptions,
  copyRoleOptions,
  type DataScope,
  editRoleOptions,
  loadRole,
  removeRolesOptions,
  roleKeys,
  type RoleDraft,
  type RolePermissions,
  rolePermissionsOptions,
  type RoleRecord,
  setRolePermissionsOptions,
  setRoleStatusOptions,
} from './roleQueries.js'

const formDialog = defineDialog(RoleFormDialog)
const copyDialog = defineDialog(RoleCopyDialog)
const membersDialog = defineDialog(RoleMembersDialog)
const staleDialog = defineDialog(StaleDialog)
const permissionsDialog = defineDialog(RolePermissionsDialog)

/** What a person may do: on the page, with one row, with the selected ones. */
export interface RoleActions {
  page: readonly Action[]
  row: readonly Action<RoleRecord>[]
  bulk: readonly Action<ReadonlySet<string>>[]
}

/** How many roles are removed at once: `maxItems` of the ids in the contract. */
export const mostRoles = 100

/** The actions, bound to the server. @param list whose selection is cleared after rows are gone */
export function useRoleActions(
  list: Pick<ResourceState<RoleQuery, RoleRecord>, 'rowsOf' | 'clearSelection'>,
): RoleActions {
  const { rowsOf, clearSelection } = list
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(roleMessages)
  const { mutateAsync: add } = useMutation(addRoleOptions(api))
  const { mutateAsync: edit } = useMutation(editRoleOptions(api))
  const { mutateAsync: copy } = useMutation(copyRoleOptions(api))
  const { mutateAsync: setStatus } = useMutation(setRoleStatusOptions(api))
  const { mutateAsync: setPermissions } = useMutation(setRolePermissionsOptions(api))
  const { mutateAsync: remove } = useMutation(removeRolesOptions(api))

  return useMemo(() => {
    const say = (saved: RoleRecord | undefined) => saved && toast.success(t.saved(saved.name))
    const ask = async (title: string, ids: readonly string[]) => {
      const isRemoved = await confirmDialog.open({
        title,
        message: t.removeText,
        confirmLabel: t.remove,
        danger: true,
        ...(ids.length > 1 && { requireText: deleteWord }),
        onConfirm: () => remove(ids),
      })
      if (!isRemoved) return
      clearSelection()
      toast.success(t.removed(ids.length))
    }
    const changePermissions = async (id: string, name: string, permissions: RolePermissions) => {
      const isSaved = await permissionsDialog.open({
        name,
        permissions,
        onSubmit: (codes) => setPermissions({ id, version: permissions.version, codes }),
      })
      if (isSaved && !permissions.grantsAll) toast.success(t.permissionsSaved(name))
    }
    const change = async (role: RoleRecord) =>
      say(
        await formDialog.open({
          role,
          onSubmit: (draft) =>
            saveEdit<RoleDraft, RoleRecord>({
              entity: role,
              draft,
              draftOf: draftOfRole,
              send: (changes, version) =>
                edit({ id: role.id, version, changes: withScope(changes, draft) }),
              load: async () => {
                const latest = await loadRole(api, role.id)
                await client.invalidateQueries({ queryKey: roleKeys.all })
                return latest
              },
              ask: (conflicts, latest) =>
                staleDialog.open({
                  name: latest.name,
                  fields: conflicts.map(({ field, mine, theirs }) => ({
                    label: t[fieldTexts[field]],
                    mine: valueText(field, mine),
                    theirs: valueText(field, theirs),
                  })),
                }),
            }),
        }),
      )
    /** A value in words; a department that the page does not know stays its id. */
    const valueText = (field: keyof RoleDraft, value: RoleDraft[keyof RoleDraft]): string => {
      if (Array.isArray(value))
        return value.map((id) => departmentName(client, id) ?? id).join(t.nameSeparator)
      return field === 'dataScope' ? t[scopeTexts[value as DataScope]] : value
    }
    const duplicate = async (role: RoleRecord) =>
      say(await copyDialog.open({ role, onSubmit: (draft) => copy({ id: role.id, draft }) }))
    const disable = async ({ id, version, name }: RoleRecord) => {
      const isDone = await confirmDialog.open({
        title: t.disableQuestion(name),
        message: t.disableText,
        confirmLabel: t.disable,
        onConfirm: () => setStatus({ id, version, enabled: false }),
      })
      if (isDone) toast.success(t.saved(name))
    }
    return {
      page: [
        defineAction({
          label: t.add,
          permission: 'role:add',
          primary: true,
          run: async () => say(await formDialog.open({ onSubmit: (draft) => add(draft) })),
        }),
      ],
      row: [
        defineAction<RoleRecord>({
          label: t.access,
          permission: 'role:edit',
          // Awaited here: a failure belongs to the action, which tells the person.
          run: async ({ id, name }) => {
            const openLater = keepFocus()
            const permissions = await client.query({
              ...rolePermissionsOptions(api, id),
              staleTime: 0,
            })
            openLater(() => changePermissions(id, name, permissions))
          },
        }),
        defineAction<RoleRecord>({
          label: t.members,
          permission: 'role:list',
          run: ({ id, name }) => keepFocus()(() => membersDialog.open({ role: { id, name } })),
        }),
        defineAction<RoleRecord>({
          label: t.edit,
          permission: 'role:edit',
          run: (role) => keepFocus()(() => change(role)),
        }),
        defineAction<RoleRecord>({
          label: t.copy,
          permission: 'role:add',
          run: (role) => keepFocus()(() => duplicate(role)),
        }),
        defineAction<RoleRecord>({
          label: t.enable,
          permission: 'role:edit',
          isVisible: ({ enabled }) => !enabled,
          run: async ({ id, version }) => say(await setStatus({ id, version, enabled: true })),
        }),
        defineAction<RoleRecord>({
          label: t.disable,
          permission: 'role:edit',
          isVisible: ({ enabled, grantsAll }) => enabled && !grantsAll,
          run: (role) => keepFocus()(() => disable(role)),
        }),
        defineAction<RoleRecord>({
          label: t.remove,
          permission: 'role:remove',
          danger: true,
          isVisible: ({ builtin }) => !builtin,
          run: ({ id, name }) => keepFocus()(() => ask(t.removeQuestion(name), [id])),
        }),
      ],
      bulk: [
        defineAction<ReadonlySet<string>>({
          label: t.remove,
          permission: 'role:remove',
          danger: true,
          run: (ids) => {
            // Those that came with the product cannot go: they are in every selection of all.
            const removable = rowsOf(ids).filter(({ builtin }) => !builtin)
            if (removable.length === 0) return toast.warning(t.builtinStay)
            const [first] = removable
            const title =
              first && removable.length === 1
                ? t.removeQuestion(first.name)
                : t.removeManyQuestion(removable.length)
            return ask(
              title,
              removable.map(({ id }) => id),
            )
          },
        }),
      ],
    }
  }, [api, client, t, add, edit, copy, setStatus, setPermissions, remove, rowsOf, clearSelection])
}

/** Scope and departments are said together: departments only with the scope that needs them. */
function withScope(
  { departmentIds, ...changes }: Partial<RoleDraft>,
  draft: RoleDraft,
): Partial<RoleDraft> {
  const isTouched = departmentIds !== undefined || changes.dataScope !== undefined
  if (draft.dataScope !== 'custom' || !isTouched) return changes
  return { ...changes, dataScope: 'custom', departmentIds: draft.departmentIds }
}
