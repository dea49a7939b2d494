import type { Schemas } from '@spruce/api-client/contract'
import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { customerTemplate } from '../customers/customerTemplate.js'
import { administratorName, shortNameOf } from './applicationRules.js'

type Conflict = Schemas['ApprovalPreview']['conflicts'][number]

/** What an approval would make, and what it would be refused for. */
export const previewApplicationApproval = definePlatformOperation('previewApplicationApproval', {
  async handle({ params, repositories, language }) {
    const { applications, customers, users, menus } = repositories
    const row = await applications.find(params.id)
    if (!row) throw notFound('application', params.id)
    const loginName = administratorName(row.code)
    const conflicts: Conflict[] = []
    if ((await customers.alike({ code: row.code })).length > 0) conflicts.push('code')
    if (await users.findKnown({ loginName })) conflicts.push('loginName')
    if (await users.findKnown({ mobile: row.contact_mobile })) conflicts.push('contactMobile')
    if (await users.findKnown({ email: row.contact_email })) conflicts.push('contactEmail')
    return ok({
      code: row.code,
      name: row.name,
      administratorLoginName: loginName,
      departments: [shortNameOf(row), ...customerTemplate.departments],
      roles: [customerTemplate.administrator, ...customerTemplate.roles].map(({ name }) => name),
      apps: (await menus.listApps())
        .filter(({ code }) => code !== 'spruce-web-operation-management')
        .map(({ name }) => name[language]),
      conflicts,
    })
  },
})
