import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { illegalState } from '../../http/transitions.js'
import { newId } from '../../ids.js'
import { presentDeliveryDetail } from '../../presenters/presentDeliveries.js'
import { addresseesOf, chosenChannels, contentOf, recipientOf } from './deliveryRules.js'

/**
 * Letters are written with the delivery; mail and SMS stand in its queue, to be carried after the
 * commit, so a message is either sent and on record or neither.
 */
export const sendBusinessMessage = defineOperation('sendBusinessMessage', {
  async handle({
    body,
    tenantId,
    memberId,
    repositories,
    services,
    peopleScope,
    afterCommit,
    audit,
  }) {
    const { businessIdentifiers, deliveries, letters } = repositories
    const identifier = await businessIdentifiers.lockByCode(tenantId, body.code)
    if (!identifier) throw notFound('business identifier', body.code)
    if (!identifier.enabled) throw illegalState(['enabled'])
    const channels = chosenChannels(identifier, body.channels)
    const content = contentOf(identifier, channels, body.variables ?? [])
    const people = await addresseesOf(repositories, tenantId, body, await peopleScope())

    const [id, now] = [newId(), services.now()]
    const { code, name, appCode } = identifier
    const recipients = people.flatMap((person) =>
      channels.map((channel) => recipientOf(person, channel, now)),
    )
    await deliveries.add(
      tenantId,
      {
        id,
        identifierId: identifier.id,
        code,
        name,
        appCode,
        channels,
        content,
        people: people.length,
        sentBy: memberId,
        now,
      },
      recipients,
    )
    if (content.inApp) {
      const readers = recipients.filter(
        ({ channel, state }) => channel === 'inApp' && state === 'sent',
      )
      await letters.send(
        tenantId,
        readers.map((reader) => reader.memberId),
        { category: 'business', appCode, ...content.inApp },
        now,
      )
    }
    audit({
      table: 'businessDeliveries',
      id,
      name,
      after: { code, channels, people: people.length },
    })
    afterCommit(() => {
      services.deliveries.wake()
      return Promise.resolve()
    })
    const delivery = await deliveries.find(tenantId, id)
    if (!delivery) throw notFound('delivery', id)
    return ok(presentDeliveryDetail(delivery))
  },
})
