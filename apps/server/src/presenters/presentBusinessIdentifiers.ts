import type { Schemas } from '@spruce/api-client/contract'
import type { BusinessChannel } from '../db/schema.js'
import type { BusinessIdentifier } from '../repositories/deliveries/BusinessIdentifiersRepository.js'

const channelOrder = ['inApp', 'mail', 'sms'] as const

/** Those that have a template, in the order in which people read them. */
export function channelsOf(channels: Schemas['BusinessChannels']): BusinessChannel[] {
  return channelOrder.filter((channel) => channels[channel] !== undefined)
}

export function presentBusinessIdentifier(
  identifier: BusinessIdentifier,
): Schemas['BusinessIdentifier'] {
  const { createdAt, updatedAt, ...fields } = identifier
  return {
    ...fields,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** Without the templates. */
export function presentBusinessIdentifierRow(
  identifier: BusinessIdentifier,
): Schemas['BusinessIdentifierRow'] {
  const { id, code, name, appCode, description, enabled, version } = identifier
  return {
    id,
    code,
    name,
    appCode,
    description,
    channels: channelsOf(identifier.channels),
    enabled,
    version,
    createdAt: identifier.createdAt.toISOString(),
    updatedAt: identifier.updatedAt.toISOString(),
  }
}

/** As a file has it: without what means something in this tenant only, but for the version. */
export function presentDefinition(
  identifier: BusinessIdentifier,
): Schemas['BusinessIdentifierDefinition'] {
  const { code, name, appCode, description, channels, variables, enabled, version } = identifier
  return { code, name, appCode, description, channels, variables, enabled, version }
}
