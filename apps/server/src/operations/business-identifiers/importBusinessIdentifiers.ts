import { isDeepStrictEqual } from 'node:util'
import type { Schemas } from '@spruce/api-client/contract'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { conflict, denied, HttpError, stale, unprocessable, wrongField } from '../../http/errors.js'
import { newId } from '../../ids.js'
import { presentBusinessIdentifier } from '../../presenters/presentBusinessIdentifiers.js'
import type { BusinessIdentifier } from '../../repositories/deliveries/BusinessIdentifiersRepository.js'
import { permissionsOf } from '../../sessions/session.js'
import {
  businessIdentifierRefusal,
  checkedTemplates,
  readBusinessIdentifier,
  readKnownApps,
} from './businessIdentifierRules.js'

type Definition = Schemas['BusinessIdentifierDefinition']
type Fields = ReturnType<typeof fieldsOf>

export const importBusinessIdentifiers = defineOperation('importBusinessIdentifiers', {
  async handle({ body, session, tenantId, repositories, services, audit }) {
    const { businessIdentifiers } = repositories
    const definitions = body.identifiers
    assertEachOnce(definitions)
    const rows = definitions.map((definition, index) => at(index, () => fieldsOf(definition)))
    const standing = new Map(
      (
        await businessIdentifiers.lockByCodes(
          tenantId,
          definitions.map(({ code }) => code),
        )
      ).map((one) => [one.code, one]),
    )
    const apps = await readKnownApps(repositories, session)
    const mayEdit = permissionsOf(session).has('businessidentity:edit')
    const count = { added: 0, changed: 0, same: 0 }
    for (const [index, fields] of rows.entries()) {
      const definition = definitions[index] as Definition
      const before = standing.get(definition.code)
      at(index, () => assertSeen(definition, before))
      if (before && isSame(before, fields)) {
        count.same += 1
        continue
      }
      if (before && !mayEdit) throw denied()
      // An application that has gone since need not be chosen anew, as at an edit.
      if (before?.appCode !== fields.appCode && !apps.has(fields.appCode)) {
        throw unprocessable('UNKNOWN_APP', [wrongField(pathOf(index, 'appCode'), 'invalid')])
      }
      const id = before?.id ?? newId()
      const now = services.now()
      if (before) await businessIdentifiers.edit(tenantId, id, fields, now)
      else {
        const { code, enabled = true } = definition
        const added = { ...fields, id, code, enabled, now }
        await businessIdentifiers.add(tenantId, added).catch((error: unknown) => {
          throw inRow(businessIdentifierRefusal(error), index)
        })
      }
      count[before ? 'changed' : 'added'] += 1
      const after = await readBusinessIdentifier(repositories, tenantId, id)
      audit({
        ...{ table: 'businessIdentifiers', id, name: after.name, after },
        ...(before && { before: presentBusinessIdentifier(before) }),
      })
    }
    return ok(count)
  },
})

function fieldsOf({ name, appCode, description = null, channels, variables = [] }: Definition) {
  return { name: name.trim(), appCode, description, ...checkedTemplates(channels, variables) }
}

function isSame(before: BusinessIdentifier, fields: Fields): boolean {
  const { name, appCode, description, channels, variables } = before
  return isDeepStrictEqual({ name, appCode, description, channels, variables }, fields)
}

/** @throws 409 for a code that stands twice in the file */
function assertEachOnce(definitions: readonly Definition[]): void {
  const seen = new Set<string>()
  for (const [index, { code }] of definitions.entries()) {
    if (seen.has(code)) throw conflict('DUPLICATE', [wrongField(pathOf(index, 'code'), 'taken')])
    seen.add(code)
  }
}

/** @throws 409, 412 where the tenant has another state than the caller saw */
function assertSeen({ version = null }: Definition, before: BusinessIdentifier | undefined): void {
  if (version === null && before) throw conflict('DUPLICATE', [wrongField('code', 'taken')])
  if (version !== null && version !== before?.version) {
    throw stale(before && presentBusinessIdentifier(before))
  }
}

function at<Result>(index: number, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw inRow(error, index)
  }
}

/** A refusal names its fields as they stand in the file. */
function inRow(error: unknown, index: number): unknown {
  if (!(error instanceof HttpError) || !error.fields) return error
  const fields = error.fields.map(({ path, message }) => ({ path: pathOf(index, path), message }))
  return new HttpError(error.status, error.code, error.text, fields)
}

function pathOf(index: number, field: string): string {
  return `identifiers[${String(index)}].${field}`
}
