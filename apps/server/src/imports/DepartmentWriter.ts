import type { Db, ImportedDepartment } from '../db/schema.js'
import { HttpError } from '../http/errors.js'
import { assertPlace } from '../operations/departments/departmentPlace.js'
import {
  type DepartmentNode,
  DepartmentsRepository,
} from '../repositories/departments/DepartmentsRepository.js'
import {
  type BatchDepartment,
  type BatchDepartmentEdit,
  DepartmentBatchesRepository,
} from '../repositories/imports/DepartmentBatchesRepository.js'

/** A department as it was found and as it is to be. */
export interface DepartmentEdit {
  id: string
  from: ImportedDepartment
  to: ImportedDepartment
}

/**
 * Writes the departments of one batch: new ones and those that stay below their parent many at once, moves
 * one by one. Needs the organisation's lock until `flush`.
 */
export class DepartmentWriter {
  private readonly departments: DepartmentsRepository
  private readonly batches: DepartmentBatchesRepository
  private added: BatchDepartment[] = []
  private edited: BatchDepartmentEdit[] = []

  private constructor(
    db: Db,
    private readonly tenantId: string,
    private readonly known: ReadonlyMap<string, DepartmentNode>,
  ) {
    this.departments = new DepartmentsRepository(db)
    this.batches = new DepartmentBatchesRepository(db)
  }

  /** `ids`: the departments that will be edited. */
  static async open(db: Db, tenantId: string, ids: readonly string[]): Promise<DepartmentWriter> {
    const known = await new DepartmentsRepository(db).byIds(tenantId, ids)
    return new DepartmentWriter(db, tenantId, new Map(known.map((one) => [one.id, one])))
  }

  add(department: BatchDepartment): void {
    this.added.push(department)
  }

  /**
   * Writes a department where it is still as it was found.
   *
   * @returns why it cannot be
   */
  async edit({ id, from, to }: DepartmentEdit): Promise<string | undefined> {
    const department = this.known.get(id)
    if (!department) return 'GONE'
    if (department.version !== from.version) return 'DEPARTMENT_CHANGED'
    if (to.parentId !== department.parentId) {
      await this.flush() // it may go below one of them, or get a name that one of them gives up
      return this.move(id, to)
    }
    const isFoundOtherwise = to.name !== department.name || to.code !== department.code
    this.edited.push({ id, state: to, isFoundOtherwise })
    return undefined
  }

  /** @throws a unique violation; then nothing of the batch may stay */
  async flush(): Promise<void> {
    const { added, edited } = this
    this.added = []
    this.edited = []
    // A name or code that one gives up may be that of a new one.
    await this.batches.edit(this.tenantId, edited)
    await this.batches.add(this.tenantId, added)
  }

  private async move(id: string, to: ImportedDepartment): Promise<string | undefined> {
    const { departments, tenantId } = this
    // A move before it may have taken it along.
    const department = await departments.find(tenantId, id)
    if (!department) return 'GONE'
    const { parentId, name, code, headId, description, sort } = to
    const [parent = null] = parentId === null ? [] : await departments.byIds(tenantId, [parentId])
    if (parentId !== null && !parent) return 'GONE'
    try {
      await assertPlace(departments, tenantId, department, parent)
    } catch (error) {
      if (error instanceof HttpError) return 'PARENT_BELOW'
      throw error
    }
    const fields = { name, code, headId, description, sort }
    await departments.edit(tenantId, department, fields, parent)
    return undefined
  }
}
