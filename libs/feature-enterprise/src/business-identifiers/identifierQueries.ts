import { type ApiClient, listOf, queryOf, type Schemas } from '@spruce/api-client'
import { listBusinessIdentifiers, previewBusinessIdentifier } from '@spruce/api-client/operations'
import { type IdentifierQuery, identifierSearch } from './identifierQuery.js'

/** A business identifier as the list has it. */
export type IdentifierRow = Schemas['BusinessIdentifierRow']
/** A business identifier with its templates and variables. */
export type Identifier = Schemas['BusinessIdentifier']
/** The template of each channel that there is. */
export type Templates = Schemas['BusinessChannels']
/** What a template may name. */
export type Variable = Schemas['BusinessVariable']
/** What a producer gives for a variable. */
export type Value = Schemas['BusinessValue']
/** What goes out by each channel. */
export type Message = Schemas['BusinessMessage']

/** A message to send. */
export type SendBody = Schemas['SendBusinessMessageRequest']
/** What was sent, with its content. */
export type Delivery = Schemas['BusinessDeliveryDetail']

/** One page of them. */
export function identifierListOptions(api: ApiClient, query: IdentifierQuery) {
  const { enabled, ...rest } = identifierSearch.params(query)
  return listOf(api, listBusinessIdentifiers, {
    query: { ...rest, ...(enabled && { enabled: enabled === 'yes' }) },
  })
}

/** What templates make of values. */
export function previewOptions(
  api: ApiClient,
  body: { channels: Templates; variables: Variable[]; values: Value[] },
) {
  return queryOf(api, previewBusinessIdentifier, { body })
}
