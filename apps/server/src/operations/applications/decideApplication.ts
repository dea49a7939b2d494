import type { Schemas } from '@spruce/api-client/contract'
import type { TenantContext } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { assertTransition } from '../../http/transitions.js'
import { messages } from '../../messages.js'
import { presentApplication } from '../../presenters/presentCustomer.js'
import { applicationChanges, heldApplication, progressLink } from './applicationRules.js'

/** Sends the application back, or refuses it, with the auditor's words; the contact is told. */
export async function decideApplication(
  context: TenantContext<'requestApplicationInformation' | 'rejectApplication'>,
  status: 'needs_information' | 'rejected',
): Promise<Schemas['Application']> {
  const { params, body, session, repositories, services, afterCommit, audit, language } = context
  const row = await heldApplication(repositories, { id: params.id })
  const before = presentApplication(row, { withContacts: true })
  assertVersion(body.version, row.version, before)
  assertTransition(applicationChanges, row.status, status)
  const note = body.note.trim()
  await repositories.applications.decide(params.id, {
    status,
    note,
    by: session.userId,
    at: status === 'rejected' ? services.now() : null,
    customerId: null,
  })
  const decided = await heldApplication(repositories, { id: params.id })
  const after = presentApplication(decided, { withContacts: true })
  audit({ table: 'applications', id: params.id, name: row.name, before, after })
  const texts = messages[language].application
  const text = texts.withLink(texts[status](row.name, note), progressLink(services, row))
  const subject = texts.subject(row.name)
  afterCommit(() => services.outbox.send({ kind: 'mail', to: row.contact_email, subject, text }))
  return after
}
