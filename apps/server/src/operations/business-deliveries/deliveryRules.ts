import type { Schemas } from '@spruce/api-client/contract'
import { maskEmail, maskMobile } from '@spruce/validators'
import { messageErrors, renderMessage, valueErrors } from '../../deliveries/templates.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import type { BusinessChannel, DeliveryReason, DeliveryState } from '../../db/schema.js'
import { channelsOf } from '../../presenters/presentBusinessIdentifiers.js'
import type { BusinessIdentifier } from '../../repositories/deliveries/BusinessIdentifiersRepository.js'
import type {
  Addressee,
  DeliveryFilter,
  DeliveryRecipient,
} from '../../repositories/deliveries/DeliveriesRepository.js'
import type { PeopleScope } from '../../repositories/members/peopleScope.js'
import type { Repositories } from '../../repositories/repositories.js'
import { momentsOf } from '../logs/logQuery.js'

type Request = Schemas['SendBusinessMessageRequest']

/** The filter of list and file. */
export function filterOf(
  query: {
    code?: string
    state?: DeliveryState
    channel?: BusinessChannel
    from?: string
    to?: string
    keyword?: string
  },
  scope: PeopleScope,
): Omit<DeliveryFilter, 'page' | 'size'> {
  const { code, state, channel, keyword } = query
  return { code, state, channel, keyword, ...momentsOf(query), scope }
}

/** To more people one publishes a notice. */
export const mostPeople = 2_000

/** The channels of one message: those asked for, else all. @throws 422 NO_CHANNEL */
export function chosenChannels(
  { channels }: BusinessIdentifier,
  asked: readonly BusinessChannel[] | undefined,
): BusinessChannel[] {
  const known = channelsOf(channels)
  const unknown = (asked ?? []).findIndex((channel) => !known.includes(channel))
  if (unknown >= 0) {
    throw unprocessable('NO_CHANNEL', [wrongField(`channels[${String(unknown)}]`, 'invalid')])
  }
  return asked === undefined ? known : known.filter((channel) => asked.includes(channel))
}

/** What goes out. @throws 422 WRONG_VARIABLES */
export function contentOf(
  { channels, variables }: BusinessIdentifier,
  chosen: readonly BusinessChannel[],
  values: readonly Schemas['BusinessValue'][],
): Schemas['BusinessMessage'] {
  const wrong = valueErrors(variables, values)
  if (wrong.length > 0) throw unprocessable('WRONG_VARIABLES', wrong)
  const used = Object.fromEntries(chosen.map((channel) => [channel, channels[channel]]))
  const message = renderMessage(used, values)
  const tooMuch = messageErrors(message)
  if (tooMuch.length > 0) throw unprocessable('WRONG_VARIABLES', tooMuch)
  return message
}

/**
 * Whom a message is for, within the caller's scope.
 * @throws 422 UNKNOWN_RECIPIENT, NO_RECIPIENTS, TOO_MANY_RECIPIENTS
 */
export async function addresseesOf(
  { deliveries }: Repositories,
  tenantId: string,
  { memberIds = [], userIds = [], loginNames = [], departmentIds = [], roleIds = [] }: Request,
  scope: PeopleScope,
): Promise<Addressee[]> {
  const byLogin = await deliveries.byLoginNames(tenantId, loginNames, scope)
  const unknown = loginNames.flatMap((name, index) =>
    byLogin.has(name.toLowerCase()) ? [] : [wrongField(`loginNames[${String(index)}]`, 'invalid')],
  )
  if (unknown.length > 0) throw unprocessable('UNKNOWN_RECIPIENT', unknown)
  const wanted = {
    memberIds: [...memberIds, ...byLogin.values()],
    userIds,
    departmentIds,
    roleIds,
  }
  const people = await deliveries.addressees(tenantId, wanted, scope, mostPeople + 1)
  if (people.length === 0) throw unprocessable('NO_RECIPIENTS')
  if (people.length > mostPeople) throw unprocessable('TOO_MANY_RECIPIENTS')
  return people
}

/** The message of one person by one channel: a letter is there at once, the others are to be carried. */
export function recipientOf(
  { id, nickName, mobile, email, status }: Addressee,
  channel: BusinessChannel,
  now: Date,
): DeliveryRecipient {
  const base = { memberId: id, nickName, channel, attempts: 0, contact: null, sentAt: null }
  const skipped = (reason: DeliveryReason): DeliveryRecipient => ({
    ...base,
    state: 'skipped',
    reason,
    dueAt: null,
  })
  if (status !== 'active') return skipped('inactive')
  if (channel === 'inApp') {
    return { ...base, state: 'sent', reason: null, sentAt: now, dueAt: null }
  }
  const to = channel === 'mail' ? email : mobile
  if (!to) return skipped(channel === 'mail' ? 'no_email' : 'no_mobile')
  const contact = channel === 'mail' ? maskEmail(to) : maskMobile(to)
  return { ...base, state: 'queued', reason: null, contact, dueAt: now }
}
