import { describeError, mutationOf } from '@spruce/api-client'
import { superResetPassword } from '@spruce/api-client/operations'
import { type ActionContext, runEach } from '@spruce/shell-ui'
import { enterpriseMessages } from '../messages.js'
import type { Member } from './memberQueries.js'

/** How many people are signed out or get a password at once. */
export const maxAtOnce = 50

/** A password that is shown once. */
export interface NewPassword {
  /** Id of the member. */
  id: string
  /** The person's name. */
  name: string
  /** The account to sign in with. */
  loginName: string
  /** What the server made. */
  password: string
}

/** What became of those whose passwords were to be reset. */
export interface PasswordOutcome {
  /** Those who have a new one. */
  reset: NewPassword[]
  /** Those who keep theirs, each with the reason. */
  refused: { id: string; name: string; reason: string }[]
}

type PasswordContext = Pick<ActionContext, 'api' | 'send' | 'language'>

/** Gives somebody a one-time password. @throws the refusal, as of an account that another company knows */
export async function resetPassword(
  { api, send }: PasswordContext,
  { id, nickName: name }: Pick<Member, 'id' | 'nickName'>,
): Promise<NewPassword> {
  const options = { ...mutationOf(api, superResetPassword), gcTime: 0 } // not to stay in the cache
  const { loginName, oneTimePassword: password } = await send(options, { body: { memberId: id } })
  return { id, name, loginName, password }
}

/** One after the other, with progress: who is refused holds nobody else up. */
export async function resetPasswords(
  context: PasswordContext,
  members: readonly Pick<Member, 'id' | 'nickName'>[],
): Promise<PasswordOutcome> {
  const t = enterpriseMessages[context.language]
  const outcome: PasswordOutcome = { reset: [], refused: [] }
  await runEach(members, {
    title: t.resettingPasswords,
    sayProgress: t.resetProgress,
    run: async (member) => {
      try {
        outcome.reset.push(await resetPassword(context, member))
      } catch (error) {
        const reason = describeError(error, context.language)
        outcome.refused.push({ id: member.id, name: member.nickName, reason })
      }
    },
  })
  return outcome
}
