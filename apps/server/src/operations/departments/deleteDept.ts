import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound, stale, unprocessable } from '../../http/errors.js'
import { pathIds } from '../../repositories/departments/departmentPath.js'
import { isConsole } from '../../sessions/appOwners.js'
import { switchedOffLines } from '../apps/switchedOffLines.js'
import type { Snapshots } from '../recycle-bin/snapshots.js'
import { auditedDepartment, readDepartment } from './readDepartment.js'

/**
 * A department with people in its branch stays; one with children goes only with its branch. An
 * application that showed to the branch alone is switched off, or it would show to everybody.
 */
export const deleteDept = defineOperation('deleteDept', {
  async handle({ params, body, session, tenantId, repositories, services, audit }) {
    const { departments, recycleBin, tenantApps, productApps } = repositories
    await departments.lock(tenantId)
    const department = await departments.find(tenantId, params.id)
    if (!department) throw notFound('department', params.id)
    if (body?.version !== undefined && body.version !== department.version) {
      throw stale(await readDepartment(repositories, tenantId, params.id, services.now()))
    }
    const withBranch = body?.withBranch ?? false
    if (department.memberCount > 0 || (department.childCount > 0 && !withBranch)) {
      throw unprocessable('DEPT_NOT_EMPTY')
    }
    const before = await readDepartment(repositories, tenantId, params.id, services.now())
    const above = pathIds(department.path).slice(0, -1)
    const branch = await departments.branchRecords(tenantId, department.path)
    await recycleBin.put(tenantId, {
      kind: 'departments',
      objectId: department.id,
      name: department.name,
      snapshot: { above, branch } satisfies Snapshots['departments'],
      removedBy: session.userId,
      at: services.now(),
    })
    const named = branch.filter(
      ({ appIds = [], appCodes = [] }) => appIds.length + appCodes.length > 0,
    )
    const gone = { roleIds: [], departmentIds: named.map(({ id }) => id) }
    const own = await tenantApps.switchOffWithout(tenantId, gone)
    const product = await productApps.switchOffWithout(tenantId, gone, isConsole)
    const lines = await switchedOffLines(repositories, tenantId, { own, product })
    const removed = await departments.removeBranch(tenantId, department.path)
    audit({
      table: 'departments',
      id: params.id,
      name: before.name,
      before: { ...auditedDepartment(before), removed },
    })
    for (const line of lines) audit(line)
    return ok({ removed })
  },
})
