import { defineDialog } from '@spruce/shell-ui'
import { departmentName } from './departmentNames.js'
import { moveMembersOptions } from './memberQueries.js'
import { idsOf, type MemberContext, type Members, shownDepartment } from './memberTargets.js'
import { MoveMembersDialog } from './MoveMembersDialog.js'

const moveDialog = defineDialog(MoveMembersDialog)

/** Resolves with the department that they went to. */
export function moveMembers(context: MemberContext, members: Members): Promise<string | undefined> {
  const { api, open, send } = context
  const shown = shownDepartment(context)
  const isShared = members.every(({ departments }) =>
    departments.some(({ id }) => id === shown?.id),
  )
  const from = isShared ? shown : undefined // not those who belong to one below it only
  return open(moveDialog, {
    names: members.map(({ nickName }) => nickName),
    from,
    onSubmit: (toDeptId) =>
      send(moveMembersOptions(api), {
        ids: idsOf(members),
        ...(from && { fromDeptId: from.id }),
        toDeptId,
      }),
  })
}

export function sayMoved({ client, t }: MemberContext, count: number, target: string): string {
  return t.membersMoved(count, departmentName(client, target) ?? '')
}
