import { defineOperation, ok } from '../../http/defineOperation.js'
import { conflict } from '../../http/errors.js'
import {
  assertNotRevoked,
  lockShareLink,
  prepareSharePassword,
  readExpiry,
  readVariableRules,
  sayShareLink,
} from './shareLinkRules.js'

/** One that has ended goes on with a later end. */
export const editShareLink = defineOperation('editShareLink', {
  prepare: ({ body, services }) => prepareSharePassword(services, body.password),
  async handle(context) {
    const { params, body, tenantId, memberId, repositories, services, prepared } = context
    const link = await lockShareLink(context, params.id, body.version)
    assertNotRevoked(link)
    const now = services.now()
    const expiresAt = readExpiry(body.expiresAt, now)
    const variables =
      body.variables && (await readVariableRules(context, link.pageId, body.variables))
    // Whose rights others read with says what they read.
    if (variables && link.ownerId !== memberId) throw conflict('SHARE_OWNER')
    const fields = { name: body.name, expiresAt, passwordHash: prepared, variables }
    await repositories.shareLinks.edit(tenantId, link.id, fields, now)
    return ok(await sayShareLink(context, link.id, link))
  },
})
