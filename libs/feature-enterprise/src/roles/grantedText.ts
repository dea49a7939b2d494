import type { Schemas } from '@spruce/api-client'
import type { AccessTexts } from './accessMessages.js'

/** So many roles are named; the others are counted. */
const named = 8

/** The roles that would help, after a sentence; empty where another role is no help. */
export function grantedText(
  { reason, grantedBy }: { reason: string; grantedBy: readonly Schemas['RoleRef'][] },
  t: AccessTexts,
): string {
  const helps = ['NO_ROLE', 'NO_ROLE_GRANTS', 'APP_NOT_SHOWN'].includes(reason)
  if (!helps || grantedBy.length === 0) return ''
  const names = grantedBy.slice(0, named).map(({ name }) => name)
  const text = names.join(t.separator)
  const more = grantedBy.length - names.length
  return ` ${more > 0 ? t.grantedByMore(text, more) : t.grantedBy(text)}`
}
