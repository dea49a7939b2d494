import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { pathIds } from '../../repositories/departments/departmentPath.js'
import {
  appsByMove,
  noticesByMove,
  rolesByMove,
  workbenchesByMove,
} from '../../repositories/departments/moveReach.js'
import { assertPlace, findParent } from './departmentPlace.js'

/** What `editDept` with another parent would move. Nothing is written. */
export const previewDeptMove = defineOperation('previewDeptMove', {
  async handle({ params, query, tenantId, repositories: { departments }, services, tx }) {
    const department = await departments.find(tenantId, params.id)
    if (!department) throw notFound('department', params.id)
    const parent = await findParent(departments, tenantId, query.parentId ?? null)
    const branch = await assertPlace(departments, tenantId, department, parent)
    const above = parent ? await departments.refsAlong(tenantId, parent.path) : []
    const moved = {
      before: pathIds(department.path),
      after: [...pathIds(parent?.path ?? ''), department.id],
    }
    return ok({
      departments: branch.departments,
      people: department.memberCount,
      fromPath: await departments.refsAlong(tenantId, department.path),
      toPath: [...above, { id: department.id, name: department.name }],
      roles: await rolesByMove(tx, tenantId, moved),
      workbenches: await workbenchesByMove(tx, tenantId, moved),
      notices: await noticesByMove(tx, tenantId, moved, services.now()),
      apps: await appsByMove(tx, tenantId, moved),
    })
  },
})
