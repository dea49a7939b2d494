import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, notFound, unprocessable, wrongField } from '../../http/errors.js'
import { illegalState } from '../../http/transitions.js'
import { actionsOf } from '../../imports/importActions.js'
import { sheetsOf } from '../../imports/readFile.js'
import { canChoose } from '../../presenters/presentUserImport.js'
import { readImport } from './readImport.js'

export const chooseUserImportSheet = defineOperation('chooseUserImportSheet', {
  async handle(context) {
    const { params, body, tenantId, memberId, repositories, services, language, audit } = context
    const { jobs, userImports } = repositories
    const { version, sheet, headLine } = body
    const where = { tenantId, memberId, id: params.id }
    const job = await jobs.lock(tenantId, memberId, params.id)
    const row = job && (await userImports.find(tenantId, job.id))
    if (!row) throw notFound('import', params.id)
    assertVersion(version, job.version, await readImport(repositories, where, language))
    if (!canChoose(job, row)) throw illegalState(actionsOf(job))
    if (sheet !== null && !sheetsOf(row).includes(sheet)) {
      throw unprocessable('IMPORT_SHEET', [wrongField('sheet', 'invalid')])
    }
    await userImports.choose(tenantId, job.id, { sheet, headLine })
    await jobs.queue(tenantId, job.id, 'read')
    const before = { sheet: row.sheet, headLine: row.head_line }
    audit({ table: 'jobs', id: job.id, name: job.title, before, after: { sheet, headLine } })
    context.afterCommit(() => {
      services.work.wake()
      return Promise.resolve()
    })
    return ok(await readImport(repositories, where, language))
  },
})
