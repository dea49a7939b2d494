import type { Schemas } from '@spruce/api-client/contract'
import type { Language } from '@spruce/validators/i18n'
import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import type { Plan } from '../../repositories/plans/PlansRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { customerTemplate } from '../customers/customerTemplate.js'
import { readCatalogue } from '../plans/planRules.js'
import { administratorName, shortNameOf } from './applicationRules.js'

type Conflict = Schemas['ApprovalPreview']['conflicts'][number]

/** What an approval would make, and what it would be refused for. */
export const previewApplicationApproval = definePlatformOperation('previewApplicationApproval', {
  async handle({ params, query, repositories, language }) {
    const { applications, customers, users, plans } = repositories
    const row = await applications.find(params.id)
    if (!row) throw notFound('application', params.id)
    const plan = query.planId === undefined ? undefined : await plans.find(query.planId)
    const code = query.code ?? row.code
    const loginName = administratorName(code)
    const conflicts: Conflict[] = []
    if ((await customers.alike({ code })).length > 0) conflicts.push('code')
    if (await users.findKnown({ loginName })) conflicts.push('loginName')
    if (await users.findKnown({ mobile: row.contact_mobile })) conflicts.push('contactMobile')
    if (await users.findKnown({ email: row.contact_email })) conflicts.push('contactEmail')
    return ok({
      code,
      name: row.name,
      administratorLoginName: loginName,
      departments: [shortNameOf(row), ...customerTemplate.departments],
      roles: [customerTemplate.administrator, ...customerTemplate.roles].map(({ name }) => name),
      ...(await offered(repositories, plan, language)),
      conflicts,
    })
  },
})

/** Apps, and menus of the first level, that a customer of the plan finds; of none: all of them. */
async function offered(repositories: Repositories, plan: Plan | undefined, language: Language) {
  const catalogue = await readCatalogue(repositories)
  const apps = catalogue.apps.filter(({ code }) => plan?.apps?.includes(code) ?? true)
  const menus = catalogue.menus.filter(
    ({ id, parent_id, type }) =>
      parent_id === null && type === 0 && (plan?.menus?.includes(id) ?? true),
  )
  return {
    apps: apps.map(({ name }) => name[language]),
    menus: apps.flatMap((app) =>
      menus
        .filter(({ app_code }) => app_code === app.code)
        .map(({ name }) => `${app.name[language]} / ${name[language]}`),
    ),
  }
}
