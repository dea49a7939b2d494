import { renderMessage } from '../../deliveries/templates.js'
import { newId } from '../../ids.js'
import { messages } from '../../messages.js'
import { channelsOf } from '../../presenters/presentBusinessIdentifiers.js'
import type { AlarmNews } from '../../repositories/alarms/AlarmsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { mostPeople, recipientOf } from '../business-deliveries/deliveryRules.js'

/** What alarms are told by; a tenant has it with its first rule, and may change or disable it. */
export const alarmIdentifier = 'alarm.changed'

export type AlarmChange = 'raised' | 'acknowledged' | 'cleared'

/** The texts of a tenant are in the language of the product. */
const words = messages['zh-CN'].alarms

/** Adds the identifier to a tenant that lacks it. */
export async function bringIdentifier(
  { businessIdentifiers }: Repositories,
  tenantId: string,
  now: Date,
): Promise<void> {
  if (await businessIdentifiers.lockByCode(tenantId, alarmIdentifier)) return
  const { name, description, labels, title, body } = words.identifier
  await businessIdentifiers.bring(tenantId, {
    ...{ id: newId(), code: alarmIdentifier, name, description, enabled: true, now },
    appCode: 'spruce-web-enterprise-console',
    channels: { inApp: { title, body } },
    variables: Object.entries(labels).map(([variable, label]) => ({
      ...{ name: variable, label, required: true, maxLength: 100 },
    })),
  })
}

/**
 * One message of each alarm to the people of its rule and to whom it is assigned, in the transaction of the
 * change. A silenced alarm says nothing.
 */
export async function tellAlarms(
  repositories: Repositories,
  tenantId: string,
  change: AlarmChange,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  const identifier = await repositories.businessIdentifiers.lockByCode(tenantId, alarmIdentifier)
  if (!identifier?.enabled) return
  const channels = channelsOf(identifier.channels)
  for (const alarm of await repositories.alarms.news(tenantId, ids)) {
    if (alarm.silencedUntil !== null && alarm.silencedUntil > now) continue
    const wanted = {
      memberIds: [...(alarm.memberIds ?? []), ...(alarm.assigneeId ? [alarm.assigneeId] : [])],
      ...{ userIds: [], departmentIds: [], roleIds: alarm.roleIds ?? [] },
    }
    if (wanted.memberIds.length + wanted.roleIds.length === 0) continue
    const people = await repositories.deliveries.addressees(tenantId, wanted, 'all', mostPeople)
    if (people.length === 0) continue
    const content = renderMessage(identifier.channels, valuesOf(alarm, change))
    const recipients = people.flatMap((person) =>
      channels.map((channel) => recipientOf(person, channel, now)),
    )
    const { code, name, appCode } = identifier
    await repositories.deliveries.add(
      tenantId,
      {
        ...{ id: newId(), identifierId: identifier.id, code, name, appCode, channels, content },
        ...{ people: people.length, sentBy: null, now },
      },
      recipients,
    )
    if (!content.inApp) continue
    const readers = recipients.filter(
      ({ channel, state }) => channel === 'inApp' && state === 'sent',
    )
    await repositories.letters.send(
      tenantId,
      readers.map(({ memberId }) => memberId),
      { category: 'business', appCode, ...content.inApp },
      now,
    )
  }
}

function valuesOf(alarm: AlarmNews, change: AlarmChange) {
  const shown = alarm.value === null ? '—' : String(JSON.parse(alarm.value))
  const values = {
    device: alarm.deviceName,
    alarm: alarm.ruleName,
    severity: words.severities[alarm.severity],
    change: words.changes[change],
    value: `${shown}${alarm.unit === null || alarm.value === null ? '' : ` ${alarm.unit}`}`,
  }
  return Object.entries(values).map(([name, value]) => ({ name, value: value.slice(0, 100) }))
}
