import { importFields } from '@spruce/api-client/contract'
import type { ImportField } from '../../db/schema.js'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import { readImport, takeImport } from './readImport.js'

export const saveUserImportMapping = defineOperation('saveUserImportMapping', {
  async handle({ params, body, tenantId, memberId, repositories, language, audit }) {
    const { version, mapping, createDepartments } = body
    const where = { tenantId, memberId, id: params.id }
    const { job, row } = await takeImport(repositories, where, { version, action: 'map', language })
    const fields = mapping.filter((field) => field !== null)
    const known: readonly ImportField[] = importFields[row.kind]
    const isWrong = fields.some((field) => !known.includes(field))
    if (isWrong || mapping.length > row.head.length || new Set(fields).size < fields.length) {
      throw unprocessable('IMPORT_MAPPING', [wrongField('mapping', 'invalid')])
    }
    const full = row.head.map((_, index) => mapping[index] ?? null)
    await repositories.userImports.edit(tenantId, job.id, { mapping: full, createDepartments })
    await repositories.jobs.setPhase(tenantId, job.id, 'read')
    const before = { mapping: row.mapping, createDepartments: row.create_departments }
    const after = {
      ...before,
      mapping: full,
      ...(createDepartments !== undefined && { createDepartments }),
    }
    audit({ table: 'jobs', id: job.id, name: job.title, before, after })
    return ok(await readImport(repositories, where, language))
  },
})
