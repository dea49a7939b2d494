import type { Engine } from '../db/engine.js'
import { newId } from '../ids.js'
import { oneTimePassword } from '../operations/members/oneTimePassword.js'
import { Repositories } from '../repositories/repositories.js'
import { PasswordHasher } from '../sessions/PasswordHasher.js'

/** The first account of an installation; its password must be changed at the first sign-in. */
export interface FirstOperator {
  loginName: string
  password: string
}

const loginName = 'operator'

export async function hasOperator(engine: Engine): Promise<boolean> {
  const found = await engine.platform
    .selectFrom('tenants')
    .select('id')
    .where('kind', '=', 'operator')
    .executeTakeFirst()
  return found !== undefined
}

/** Makes the operator's tenant with one administrator, unless there is an operator already. */
export async function createOperator(engine: Engine): Promise<FirstOperator | undefined> {
  if (await hasOperator(engine)) return undefined
  const password = oneTimePassword()
  const passwordHash = await new PasswordHasher().hash(password)
  return engine.tx('platform', async (db) => {
    const tenantId = newId()
    const roleId = newId()
    const departmentId = newId()
    await db
      .insertInto('tenants')
      .values({
        id: tenantId,
        code: 'operator',
        name: '平台运营中心',
        short_name: '平台运营',
        kind: 'operator',
      })
      .execute()
    await db
      .insertInto('roles')
      .values({
        tenant_id: tenantId,
        id: roleId,
        name: '系统管理员',
        code: 'tenant_admin',
        builtin: true,
        grants_all: true,
      })
      .execute()
    const { departments, members } = new Repositories(db)
    await departments.add(tenantId, {
      id: departmentId,
      parent: null,
      name: '平台运营中心',
      code: null,
      headId: null,
      description: null,
      sort: 1,
    })
    await members.add(tenantId, {
      id: newId(),
      userId: newId(),
      loginName,
      nickName: '平台管理员',
      employeeCode: null,
      mobile: null,
      email: null,
      passwordHash,
      departmentIds: [departmentId],
      roleIds: [roleId],
    })
    return { loginName, password }
  })
}
