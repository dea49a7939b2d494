import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentApplication } from '../../presenters/presentCustomer.js'
import { findDuplicates } from '../customers/findDuplicates.js'

export const getApplication = definePlatformOperation('getApplication', {
  async handle({ params, repositories }) {
    const row = await repositories.applications.find(params.id)
    if (!row) throw notFound('application', params.id)
    const by = {
      name: row.name,
      code: row.code,
      mobile: row.contact_mobile,
      email: row.contact_email,
    }
    return ok({
      application: presentApplication(row, { withContacts: true }),
      duplicates: await findDuplicates(repositories, by, row.id),
    })
  },
})
