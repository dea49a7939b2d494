import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound, stale } from '../../http/errors.js'
import { departmentRefusal } from './departmentRefusal.js'
import { assertPlace, findParent } from './departmentPlace.js'
import { auditedDepartment, readDepartment } from './readDepartment.js'

/** Changes the fields given; another parent moves the whole branch. */
export const editDept = defineOperation('editDept', {
  async handle({ body, tenantId, repositories, services, audit }) {
    const { departments } = repositories
    const { id, version, parentId, name, ...fields } = body
    await departments.lock(tenantId)
    const department = await departments.find(tenantId, id)
    if (!department) throw notFound('department', id)
    if (version !== department.version)
      throw stale(await readDepartment(repositories, tenantId, id, services.now()))
    const isMove = parentId !== undefined && parentId !== department.parentId
    const parent = isMove ? await findParent(departments, tenantId, parentId) : undefined
    if (parent !== undefined) await assertPlace(departments, tenantId, department, parent)
    const before = await readDepartment(repositories, tenantId, id, services.now())
    try {
      await departments.edit(tenantId, department, { ...fields, name: name?.trim() }, parent)
    } catch (error) {
      throw departmentRefusal(error)
    }
    const after = await readDepartment(repositories, tenantId, id, services.now())
    const [was, is] = [auditedDepartment(before), auditedDepartment(after)]
    audit({ table: 'departments', id, name: after.name, before: was, after: is })
    return ok(after)
  },
})
