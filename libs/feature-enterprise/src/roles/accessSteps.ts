import type { Schemas } from '@spruce/api-client'
import type { AccessTexts } from './accessMessages.js'

/** Why a member can or cannot do something. */
export type Explanation = Schemas['PermissionExplanation']

/** What a step is called. */
export function stepName(step: Schemas['PermissionStep'], t: AccessTexts): string {
  return step === 'permission' ? t.permissionStep : t[step]
}

/** What was found at a step. */
export function stepText(
  { step, state }: Explanation['steps'][number],
  said: Explanation,
  t: AccessTexts,
): string {
  const isPassed = state === 'passed'
  switch (step) {
    case 'account':
      return isPassed ? t.accountPassed : t.accountFailed
    case 'membership':
      return isPassed ? t.membershipPassed : t.membershipFailed
    case 'role':
      return rolesText(said.roles, t)
    case 'menu':
      return menuText(said, t)
    case 'plan':
      return isPassed ? t.planPassed : t.planFailed
    case 'permission':
      return isPassed
        ? t.permissionPassed(
            rolesText(
              said.roles.filter(({ enabled, grants }) => enabled && grants),
              t,
            ),
          )
        : t.permissionFailed
    case 'scope':
      return scopeText(state, said, t)
  }
}

/** The names of roles, the disabled ones marked. */
export function rolesText(roles: Explanation['roles'], t: AccessTexts): string {
  if (roles.length === 0) return t.rolesNone
  return roles.map(({ name, enabled }) => (enabled ? name : t.roleOff(name))).join(t.separator)
}

function menuText({ places }: Explanation, t: AccessTexts): string {
  const [first] = places
  if (!first) return t.menuSkipped
  const place = places.find(({ shown }) => shown) ?? places.find(({ hidden }) => hidden) ?? first
  const path = place.path.join(' / ')
  return place.shown ? t.menuPassed(path) : place.hidden ? t.menuHidden(path) : t.menuUnseen(path)
}

function scopeText(
  state: Explanation['steps'][number]['state'],
  { people, targetName }: Explanation,
  t: AccessTexts,
): string {
  if (people === null) return t.scopeSkipped
  if (state === 'skipped' || targetName === null) return t.scopePeople(people)
  return state === 'passed' ? t.scopePassed(targetName) : t.scopeFailed(targetName, people)
}
