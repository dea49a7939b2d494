import { isApiError } from '@spruce/api-client'
import { defineDialog, toast, type WholeSelection } from '@spruce/shell-ui'
import { departmentName } from '../organization/departmentNames.js'
import { memberFilterOf } from '../organization/memberQueries.js'
import type { MemberContext, Members } from '../organization/memberTargets.js'
import { roleListOptions } from '../organization/roleQueries.js'
import { bulkMessages } from './bulkMessages.js'
import { BulkPreviewDialog } from './BulkPreviewDialog.js'
import {
  type BulkAction,
  type BulkFilter,
  bulkKey,
  type BulkWish,
  previewBulk,
  startBulk,
} from './bulkQueries.js'
import { BulkTargetDialog } from './BulkTargetDialog.js'

const targetDialog = defineDialog(BulkTargetDialog)
const previewDialog = defineDialog(BulkPreviewDialog)

/** So many may be left out one by one: `maxItems` of `exceptIds` in the contract. */
export const mostExcepted = 1_000

/** Does it to everybody whom the filters of the list find. @returns false: called off */
export function changeAll(
  context: MemberContext,
  action: BulkAction,
  { except, count }: WholeSelection,
): Promise<boolean> {
  if (except.size > mostExcepted) {
    toast.warning(bulkMessages[context.language].tooManyExcepted(except.size, mostExcepted))
    return Promise.resolve(false)
  }
  const filter = {
    ...memberFilterOf(context.list?.query ?? {}),
    ...(except.size > 0 && { exceptIds: [...except] }),
  }
  return change(context, action, { filter, count })
}

/** Does it to these people, as a job too. @returns false: called off */
export function changeSome(
  context: MemberContext,
  action: BulkAction,
  members: Members,
): Promise<boolean> {
  const filter = { ids: members.map(({ id }) => id) }
  return change(context, action, { filter, count: members.length })
}

/** Asks for the target, shows what would become of everybody, and starts what was shown. */
async function change(
  context: MemberContext,
  action: BulkAction,
  { filter, count }: { filter: BulkFilter; count: number },
): Promise<boolean> {
  const { api, client, open, language } = context
  const t = bulkMessages[language]
  const wish: BulkWish = { action, filter }
  let title: string = t[action]
  if (action === 'move' || action === 'addRole' || action === 'removeRole') {
    const target = await open(targetDialog, { action, count })
    if (!target) return false
    if (action === 'move') wish.departmentId = target.id
    else wish.roleId = target.id
    title = t.withTarget(title, await nameOf(context, action, target.id))
  }
  let isRenewed = false
  for (;;) {
    const preview = await previewBulk(api, wish)
    const found = { isStale: false }
    const isStarted = await open(previewDialog, {
      title,
      action,
      preview,
      isRenewed,
      onStart: () =>
        startBulk(api, wish, preview.fingerprint).catch((error: unknown) => {
          if (!isApiError(error) || error.status !== 412) throw error
          found.isStale = true // somebody has come, gone or changed: it is shown anew
        }),
    })
    if (!isStarted) return false
    if (!found.isStale) break
    isRenewed = true
  }
  toast.success(t.started)
  await client.invalidateQueries({ queryKey: bulkKey })
  return true
}

async function nameOf(
  { api, client }: MemberContext,
  action: BulkAction,
  id: string,
): Promise<string> {
  if (action === 'move') return departmentName(client, id) ?? ''
  const roles = await client.query(roleListOptions(api))
  return roles.find((role) => role.id === id)?.name ?? ''
}
