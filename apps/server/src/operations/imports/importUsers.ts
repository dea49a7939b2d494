import { dayjs } from '@spruce/validators/time'
import { prepareUpload } from '../../files/prepareUpload.js'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { importedKind } from '../../imports/importedKind.js'
import { readImport } from './readImport.js'

/** So long rows, failures and the way back are kept. */
const keptDays = 30

/** The file is only looked at here; a job reads it. */
export const importUsers = defineOperation('importUsers', {
  prepare: ({ body, tenantId, services }) => prepareUpload(services, body.file, 'import', tenantId),
  async handle(context) {
    const { prepared, query, session, tenantId, memberId, repositories, services } = context
    const kind = importedKind(session, query.kind)
    const id = newId()
    const at = services.now()
    await repositories.jobs.add(tenantId, {
      id,
      kind: 'user-import',
      title: prepared.name,
      member_id: memberId,
      user_id: session.userId,
      phase: 'read',
      created_at: at,
      expires_at: dayjs.utc(at).add(keptDays, 'day').toDate(),
    })
    await repositories.userImports.add(tenantId, {
      job_id: id,
      kind,
      file_name: prepared.name,
      storage_key: prepared.key,
      until: query.until ?? 'check',
      create_departments: query.createDepartments ?? false,
    })
    const { name, bytes } = prepared
    context.audit({ table: 'jobs', id, name, after: { file: name, bytes, ...query } })
    context.afterCommit(() => {
      services.work.wake()
      return Promise.resolve()
    })
    return ok(await readImport(repositories, { tenantId, memberId, id }, context.language))
  },
})
