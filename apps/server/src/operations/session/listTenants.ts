import { defineSelfOperation, okList } from '../../http/defineOperation.js'
import { presentMembershipTenant } from '../../presenters/tenantPresenters.js'

export const listTenants = defineSelfOperation('listTenants', {
  async handle({ session, repositories }) {
    const tenants = await repositories.tenants.listOfUser(session.userId)
    return okList(tenants.map(presentMembershipTenant), tenants.length)
  },
})
