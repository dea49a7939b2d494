import { notFound, unprocessable } from '../../http/errors.js'
import { isWithin, maxDepth } from '../../repositories/departments/departmentPath.js'
import type {
  DepartmentNode,
  DepartmentsRepository,
} from '../../repositories/departments/DepartmentsRepository.js'

/** The department to put another below; null is the root level. @throws 404 when it is not there. */
export async function findParent(
  departments: DepartmentsRepository,
  tenantId: string,
  parentId: string | null,
): Promise<DepartmentNode | null> {
  if (parentId === null) return null
  const parent = await departments.find(tenantId, parentId)
  if (!parent) throw notFound('department', parentId)
  return parent
}

/**
 * Refuses a place for a branch: below itself (422 DEPT_CYCLE), or so low that its deepest department
 * would lie below the lowest level (422 DEPT_TOO_DEEP).
 */
export async function assertPlace(
  departments: DepartmentsRepository,
  tenantId: string,
  department: DepartmentNode,
  parent: DepartmentNode | null,
): Promise<{ departments: number }> {
  if (parent && isWithin(parent.path, department.path)) throw unprocessable('DEPT_CYCLE')
  const branch = await departments.measureBranch(tenantId, department.path)
  assertDepth((parent?.depth ?? 0) + 1 + branch.depth - department.depth)
  return { departments: branch.departments }
}

/** @throws 422 DEPT_TOO_DEEP for a level below the lowest. */
export function assertDepth(depth: number): void {
  if (depth > maxDepth) throw unprocessable('DEPT_TOO_DEEP')
}
