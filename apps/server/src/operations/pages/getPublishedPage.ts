import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { documentOf, findDesign, pageSubject } from './designWork.js'

/** For everybody in the tenant; to them one that is not out does not exist. */
export const getPublishedPage = defineOperation('getPublishedPage', {
  async handle({ params, tenantId, repositories }) {
    const page = await findDesign(repositories, tenantId, params.id, pageSubject)
    const { id, name, appCode, publishedRevision: revision, publishedAt } = page
    if (page.status !== 'published' || revision === null || !publishedAt) throw notFound('page', id)
    const document = await documentOf(repositories, tenantId, id, revision)
    return ok({
      ...{ id, name, revision, document },
      appCode: appCode ?? '',
      publishedAt: publishedAt.toISOString(),
    })
  },
})
