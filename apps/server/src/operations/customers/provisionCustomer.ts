import type { CustomerFields } from '../../repositories/customers/CustomersRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import { newId } from '../../ids.js'
import { customerTemplate } from './customerTemplate.js'

export interface NewCustomer extends CustomerFields {
  code: string
  name: string
  shortName: string
}

export interface NewAdministrator {
  nickName: string
  loginName: string
  mobile: string | null
  email: string | null
  /** Of a one-time password. */
  passwordHash: string
}

/**
 * Everything a new customer starts with, in the caller's transaction: the tenant, departments, roles
 * and the first administrator. Apps and menus are the platform's. Returns the tenant's id.
 * @throws unique violations: code, login name, contacts
 */
export async function provisionCustomer(
  { customers, departments, roles, members }: Repositories,
  customer: NewCustomer,
  administrator: NewAdministrator,
): Promise<string> {
  const tenantId = newId()
  await customers.add({ ...customer, id: tenantId })
  const rootId = newId()
  const blank = { code: null, headId: null, description: null }
  await departments.add(tenantId, {
    ...blank,
    id: rootId,
    parent: null,
    name: customer.shortName,
    sort: 1,
  })
  const [root] = await departments.byIds(tenantId, [rootId])
  for (const [index, name] of customerTemplate.departments.entries()) {
    await departments.add(tenantId, {
      ...blank,
      id: newId(),
      parent: root ?? null,
      name,
      sort: index + 1,
    })
  }
  const adminRoleId = newId()
  await roles.addBuiltinAdministrator(tenantId, {
    id: adminRoleId,
    ...customerTemplate.administrator,
  })
  for (const role of customerTemplate.roles) {
    await roles.add(tenantId, { ...role, id: newId(), departmentIds: [] })
  }
  await members.add(tenantId, {
    ...administrator,
    id: newId(),
    userId: newId(),
    employeeCode: null,
    departmentIds: [rootId],
    roleIds: [adminRoleId],
  })
  return tenantId
}
