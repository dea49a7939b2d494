import type { ContextOf } from '@spruce/shell-ui'
import type { EnterpriseTexts } from '../messages.js'
import { departmentName } from './departmentNames.js'
import type { Member } from './memberQueries.js'
import type { OrganizationQuery } from './organizationQuery.js'

/** What the actions of the member list get. */
export type MemberContext = ContextOf<EnterpriseTexts, OrganizationQuery, Member>

export type Members = readonly Member[]

/** The department whose people are on screen; undefined: the whole tenant. */
export function shownDepartment({
  client,
  list,
}: MemberContext): { id: string; name: string } | undefined {
  const id = list?.query.deptId
  return id === undefined ? undefined : { id, name: departmentName(client, id) ?? '' }
}

export function idsOf(members: Members): string[] {
  return members.map(({ id }) => id)
}

/** “张伟”、“李娜”、“王强”等 5 人. */
export function namesText(t: EnterpriseTexts, members: Members): string {
  const shown = members
    .slice(0, 3)
    .map(({ nickName }) => t.quoted(nickName))
    .join(t.nameSeparator)
  return members.length > 3 ? t.namesAndMore(shown, members.length) : shown
}
