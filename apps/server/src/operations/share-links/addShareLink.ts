import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { hashToken, newToken } from '../../sessions/tokens.js'
import { writeRefusal } from '../writeRefusal.js'
import {
  prepareSharePassword,
  readExpiry,
  readVariableRules,
  sayShareLink,
} from './shareLinkRules.js'

/** The one answer that carries the token; what is stored of it leads nowhere. */
export const addShareLink = defineOperation('addShareLink', {
  prepare: ({ body, services }) => prepareSharePassword(services, body.password),
  async handle(context) {
    const { params, body, tenantId, memberId, repositories, services, prepared } = context
    const id = newId()
    const token = newToken()
    const at = services.now()
    const expiresAt = readExpiry(body.expiresAt, at) ?? null
    const variables = await readVariableRules(context, params.id, body.variables ?? [])
    try {
      await repositories.shareLinks.add(tenantId, {
        id,
        pageId: params.id,
        name: body.name,
        tokenHash: hashToken(token),
        passwordHash: prepared ?? null,
        expiresAt,
        variables,
        createdBy: memberId,
        at,
      })
    } catch (error) {
      throw writeRefusal(error, {}) // the page has just been removed
    }
    return ok({ link: await sayShareLink(context, id), token })
  },
})
