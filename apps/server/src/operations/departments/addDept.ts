import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { departmentRefusal } from './departmentRefusal.js'
import { assertDepth, findParent } from './departmentPlace.js'
import { auditedDepartment, readDepartment } from './readDepartment.js'

export const addDept = defineOperation('addDept', {
  async handle({ body, tenantId, repositories, services, audit }) {
    const { departments } = repositories
    const { name, parentId, code = null, headId = null, description = null } = body
    await departments.lock(tenantId)
    const parent = await findParent(departments, tenantId, parentId)
    assertDepth((parent?.depth ?? 0) + 1)
    const sort = body.sort ?? (await departments.nextSort(tenantId, parentId))
    const id = newId()
    try {
      await departments.add(tenantId, {
        id,
        parent,
        name: name.trim(),
        code,
        headId,
        description,
        sort,
      })
    } catch (error) {
      throw departmentRefusal(error)
    }
    const added = await readDepartment(repositories, tenantId, id, services.now())
    const after = auditedDepartment(added)
    audit({ table: 'departments', id, name: added.name, after })
    return ok(added)
  },
})
