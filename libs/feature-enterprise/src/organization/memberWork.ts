import { type ApiClient, type Schemas, unwrap } from '@spruce/api-client'
import {
  confirmDialog,
  defineDialog,
  deleteWord,
  keepFocus,
  OneTimePasswordDialog,
  saveEdit,
  StaleDialog,
  toast,
} from '@spruce/shell-ui'
import type { QueryClient } from '@tanstack/react-query'
import type { EnterpriseTexts } from '../messages.js'
import { departmentName } from './departmentNames.js'
import { emptyMemberDraft, memberDraftOf, memberFields, type MemberDraft } from './memberDraft.js'
import { MemberFormDialog } from './MemberFormDialog.js'
import {
  addMemberOptions,
  editMemberOptions,
  type Member,
  memberKeys,
  memberOptions,
  moveMembersOptions,
  removeMembersOptions,
  setMemberStatusOptions,
} from './memberQueries.js'
import { MoveMembersDialog } from './MoveMembersDialog.js'
import { roleListOptions } from './roleQueries.js'
import { runMutation } from './runMutation.js'

const addDialog = defineDialog(MemberFormDialog<Schemas['AddedMember']>)
const editDialog = defineDialog(MemberFormDialog<Member>)
const moveDialog = defineDialog(MoveMembersDialog)
const passwordDialog = defineDialog(OneTimePasswordDialog)
const staleDialog = defineDialog(StaleDialog)

/** The department whose people are on screen. */
export interface ShownDepartment {
  id: string
  name: string
}

/** What memberWork needs of the page. */
export interface MemberWorkOptions {
  api: ApiClient
  client: QueryClient
  t: EnterpriseTexts
  /** Undefined: the whole tenant. */
  department: ShownDepartment | undefined
}

/** What can be done with people: each opens its dialog, saves, and says so. */
export type MemberWork = ReturnType<typeof memberWork>

export function memberWork({ api, client, t, department }: MemberWorkOptions) {
  async function add() {
    const added = await addDialog.open({
      isNew: true,
      initialValues: emptyMemberDraft(department?.id),
      departments: department ? [department] : [],
      onSubmit: async (draft) => {
        const password = draft.password && (await encrypt(api, draft.password))
        return runMutation(client, addMemberOptions(api), {
          ...memberFields(draft),
          nickName: draft.nickName.trim(),
          loginName: draft.loginName.trim(),
          departmentIds: draft.departmentIds,
          ...(password && { password }),
        })
      },
    })
    if (!added) return
    toast.success(t.memberAdded(added.nickName))
    const { nickName, loginName, oneTimePassword } = added
    const title = t.oneTimePasswordTitle(nickName)
    if (oneTimePassword) await passwordDialog.open({ title, loginName, password: oneTimePassword })
  }

  /** Settles as soon as the form is open; what follows is the form's business. */
  async function edit({ id }: Pick<Member, 'id'>) {
    const open = keepFocus()
    const member = await client.query(memberOptions(api, id))
    open(() => openForm(member))
  }

  async function openForm(member: Member) {
    const edited = await editDialog.open({
      isNew: false,
      initialValues: memberDraftOf(member),
      departments: member.departments,
      onSubmit: (draft) =>
        saveEdit<MemberDraft, Member>({
          entity: member,
          draft,
          draftOf: memberDraftOf,
          send: (changes, version) =>
            runMutation(client, editMemberOptions(api), {
              id: member.id,
              version,
              ...memberFields(changes),
            }),
          load: async () => {
            const latest = await unwrap(
              api.GET('/spruce/api/v1/members/{id}', { params: { path: { id: member.id } } }),
            )
            await client.invalidateQueries({ queryKey: memberKeys.lists() })
            return latest
          },
          ask: (conflicts, latest) =>
            staleDialog.open({
              name: latest.nickName,
              fields: conflicts.map(({ field, mine, theirs }) => ({
                label: fieldLabel(t, field),
                mine: valueText(field, mine),
                theirs: valueText(field, theirs),
              })),
            }),
        }),
    })
    if (edited) toast.success(t.memberSaved(edited.nickName))
  }

  /** Resolves with true when they were moved. */
  async function move(members: readonly Member[]): Promise<boolean> {
    const from = sharedDepartment(members, department)
    const target = await moveDialog.open({
      names: members.map(({ nickName }) => nickName),
      from,
      onSubmit: (toDeptId) =>
        runMutation(client, moveMembersOptions(api), {
          ids: members.map(({ id }) => id),
          ...(from && { fromDeptId: from.id }),
          toDeptId,
        }),
    })
    if (!target) return false
    toast.success(t.membersMoved(members.length, departmentName(client, target) ?? ''))
    return true
  }

  /** Resolves with true when it was done. */
  async function setStatus(
    members: readonly Member[],
    status: 'active' | 'disabled',
  ): Promise<boolean> {
    const isDisabling = status === 'disabled'
    const names = namesText(t, members)
    const isDone = await confirmDialog.open({
      danger: isDisabling,
      title: isDisabling ? t.disableQuestion(names) : t.enableQuestion(names),
      message: isDisabling ? t.disableText : t.enableText,
      confirmLabel: isDisabling ? t.disable : t.enable,
      onConfirm: () =>
        runMutation(client, setMemberStatusOptions(api), {
          ids: members.map(({ id }) => id),
          status,
        }),
    })
    if (!isDone) return false
    const { length } = members
    toast.success(isDisabling ? t.membersDisabled(length) : t.membersEnabled(length))
    return true
  }

  /** Resolves with true when they are gone. */
  async function remove(members: readonly Member[]): Promise<boolean> {
    const isDone = await confirmDialog.open({
      danger: true,
      title: t.removeQuestion(namesText(t, members)),
      message: t.removeText,
      confirmLabel: t.remove,
      ...(members.length > 1 && { requireText: deleteWord }),
      onConfirm: () =>
        runMutation(
          client,
          removeMembersOptions(api),
          members.map(({ id }) => id),
        ),
    })
    if (!isDone) return false
    toast.success(t.membersRemoved(members.length))
    return true
  }

  function valueText(field: string, value: unknown): string {
    if (!Array.isArray(value)) return typeof value === 'string' ? value : ''
    const roles = client.getQueryData(roleListOptions(api).queryKey)?.rows
    const nameOf = (id: string) =>
      field === 'roleIds' ? roles?.find((role) => role.id === id)?.name : departmentName(client, id)
    return value.map((id: string) => nameOf(id) ?? id).join(t.nameSeparator)
  }

  return { add, edit, move, setStatus, remove }
}

/** The shown department, if all of them belong to it itself and not only to one below it. */
function sharedDepartment(
  members: readonly Member[],
  department: ShownDepartment | undefined,
): ShownDepartment | undefined {
  const isShared = members.every(({ departments }) =>
    departments.some(({ id }) => id === department?.id),
  )
  return isShared ? department : undefined
}

/** “张伟”、“李娜”、“王强”等 5 人. */
export function namesText(
  t: EnterpriseTexts,
  members: readonly Pick<Member, 'nickName'>[],
): string {
  const shown = members
    .slice(0, 3)
    .map(({ nickName }) => t.quoted(nickName))
    .join(t.nameSeparator)
  return members.length > 3 ? t.namesAndMore(shown, members.length) : shown
}

function fieldLabel(t: EnterpriseTexts, field: string): string {
  const labels: Record<string, string> = {
    nickName: t.name,
    employeeCode: t.employeeCode,
    mobile: t.mobile,
    email: t.email,
    departmentIds: t.departments,
    roleIds: t.roles,
  }
  return labels[field] ?? field
}

/** The cipher comes only when somebody sets a password. */
async function encrypt(api: ApiClient, password: string): Promise<string> {
  const { encryptInitialPassword } = await import('./encryptInitialPassword.js')
  return encryptInitialPassword(api, password)
}
