import type { Schemas } from '@spruce/api-client/contract'
import type {
  Delivery,
  DeliveryRecipient,
  DeliveryWithContent,
} from '../repositories/deliveries/DeliveriesRepository.js'

export function presentDelivery(delivery: Delivery): Schemas['BusinessDelivery'] {
  const { id, identifierId, code, name, appCode, channels, people, counts } = delivery
  const { sentById, sentByName, createdAt } = delivery
  return {
    id,
    identifierId,
    code,
    name,
    appCode,
    channels,
    people,
    counts,
    sentBy: sentById === null ? null : { memberId: sentById, nickName: sentByName },
    createdAt: createdAt.toISOString(),
  }
}

export function presentDeliveryDetail(
  delivery: DeliveryWithContent,
): Schemas['BusinessDeliveryDetail'] {
  return { ...presentDelivery(delivery), content: delivery.content }
}

export function presentDeliveryRecipient(
  recipient: DeliveryRecipient,
): Schemas['BusinessDeliveryRecipient'] {
  const { memberId, nickName, channel, state, reason, contact, attempts } = recipient
  return {
    memberId,
    nickName,
    channel,
    state,
    reason,
    contact,
    attempts,
    sentAt: recipient.sentAt?.toISOString() ?? null,
    nextAttemptAt: recipient.dueAt?.toISOString() ?? null,
  }
}
