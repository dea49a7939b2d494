import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createTestApi } from '@spruce/api-client/testing'
import { editMemberOptions, memberKeys } from '../organization/memberQueries.js'
import { runMutation } from '@spruce/shell-ui'
import { addRoleMembersOptions, removeRoleMembersOptions } from './roleMemberQueries.js'
import { makeRoleMembers } from './roleMembersHandlers.js'
import { editRoleOptions, removeRolesOptions, roleListOptions } from './roleQueries.js'
import { makeRoles } from './rolesHandlers.js'

const [role] = makeRoles(1)
const [member] = makeRoleMembers(1)
const api = createTestApi({
  'POST /spruce/api/v1/roles/{id}/members': () => ({ changed: 1 }),
  'POST /spruce/api/v1/roles/{id}/members/remove': () => ({ changed: 1 }),
  'PUT /spruce/api/v1/roles/{id}': () => role!,
  'POST /spruce/api/v1/roles/remove': () => ({ removed: 1 }),
  'PUT /spruce/api/v1/members/{id}': () => member!,
})
const who = { path: { id: 'r1' }, body: { memberIds: ['m1'] } }
const members = memberKeys.list({})
const roles = roleListOptions(api, {}).queryKey

/** A cache in which both lists are fresh. */
function seeded() {
  const client = new QueryClient()
  client.setQueryData(members, { rows: [], total: 0 })
  client.setQueryData(roles, { rows: [], total: 0 })
  return client
}

it.each([
  ['are given it', addRoleMembersOptions(api), who],
  ['lose it', removeRoleMembersOptions(api), who],
  [
    'see it renamed',
    editRoleOptions(api),
    { path: { id: 'r1' }, body: { version: 1, name: '新' } },
  ],
  ['see it removed', removeRolesOptions(api), { body: { ids: ['r1'] } }],
])('the list of people is asked again when they %s', async (_, options, variables) => {
  const client = seeded()
  await runMutation(client, options as never, variables as never)
  expect(client.getQueryState(members)?.isInvalidated).toBe(true)
})

it('the list of roles is asked again when a person has other ones', async () => {
  const client = seeded()
  const change = { id: 'm1', version: 1 }
  await runMutation(client, editMemberOptions(api), { ...change, nickName: '李' })
  expect(client.getQueryState(roles)?.isInvalidated).toBe(false)
  await runMutation(client, editMemberOptions(api), { ...change, roleIds: ['r1'] })
  expect(client.getQueryState(roles)?.isInvalidated).toBe(true)
})
