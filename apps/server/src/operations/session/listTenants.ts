import { defineSelfOperation, okList } from '../../http/defineOperation.js'
import { presentMembershipTenant } from '../../presenters/tenantPresenters.js'
import { tenantsInSight } from '../../sessions/mockLogin.js'

export const listTenants = defineSelfOperation('listTenants', {
  async handle({ session, repositories }) {
    const all = await repositories.tenants.listOfUser(session.userId)
    const tenants = tenantsInSight(session, all)
    return okList(tenants.map(presentMembershipTenant), tenants.length)
  },
})
