import type { PermissionCode } from '@spruce/api-client/contract'
import { MemberBatchesRepository } from '../repositories/imports/MemberBatchesRepository.js'
import type { PeopleScope } from '../repositories/members/peopleScope.js'
import { isWithin } from '../repositories/departments/departmentPath.js'
import { Repositories } from '../repositories/repositories.js'
import type { Db } from '../db/schema.js'
import { HttpError } from '../http/errors.js'
import { assertMayGrant } from '../operations/members/memberRules.js'
import { PermissionSet } from '../sessions/PermissionSet.js'
import { resolvePeopleScope } from '../sessions/peopleScope.js'
import type { Session } from '../sessions/session.js'

/** What `editMember` asks for: work that changes a person needs no less. */
const editPerm: PermissionCode = 'user:edit'
const listPerm: PermissionCode = 'user:list'

export interface ChangeOfMember {
  /** See `Requester.editable`. */
  isEditable: boolean
  /** Whether the member is an administrator. */
  isAdmin: boolean
  roleIds: readonly string[]
}

/** Ids of roles that one of two lists has and the other has not. */
export function changedRoles(one: readonly string[], other: readonly string[]): string[] {
  return [...one.filter((id) => !other.includes(id)), ...other.filter((id) => !one.includes(id))]
}

/** What the work of a job may do: what the person may who started it, at the time it is done. */
export class Requester {
  private readonly grantable = new Map<string, boolean>()

  private constructor(
    private readonly session: Session,
    /** Whom the job's permission reaches. */
    readonly scope: PeopleScope,
    /** Whom the person may edit by hand; undefined: nobody. */
    readonly editScope: PeopleScope | undefined,
  ) {}

  /** Undefined for somebody who may not do it, or not any more. */
  static async read(
    db: Db,
    job: { tenant_id: string; member_id: string; user_id: string },
    perm: PermissionCode,
  ): Promise<Requester | undefined> {
    const { tenant_id: tenantId, member_id: memberId } = job
    const { members, permissions } = new Repositories(db)
    const member = await members.find(tenantId, memberId)
    if (member?.status !== 'active') return undefined
    const roles = (await permissions.heldRoles(tenantId, memberId)).filter((role) => role.enabled)
    const isAdmin = roles.some(({ grantsAll }) => grantsAll)
    const held = new PermissionSet(
      roles.flatMap(({ codes }) => codes),
      isAdmin,
    )
    if (!held.has(perm)) return undefined
    const seesEverybody = isAdmin || roles.every(({ dataScope }) => dataScope === 'all')
    const session: Session = {
      id: job.user_id,
      userId: job.user_id,
      loginName: member.loginName,
      name: member.nickName,
      mustChangePassword: false,
      expiresAt: new Date(0),
      livePlace: '',
      tenant: {
        id: tenantId,
        memberId,
        kind: 'customer',
        isAdmin,
        permissions: held,
        seesEverybody,
      },
    }
    const scopeOf = async (code: PermissionCode): Promise<PeopleScope> =>
      seesEverybody ? 'all' : permissions.peopleScope(tenantId, memberId, [code])
    const editScope = held.has(editPerm) ? await scopeOf(editPerm) : undefined
    return new Requester(session, await scopeOf(perm), editScope)
  }

  /** The caller of a request, who may do it. */
  static async ofSession(
    session: Session,
    repositories: Repositories,
    perm: PermissionCode,
  ): Promise<Requester> {
    const isEditor = session.tenant?.permissions.has(editPerm) ?? false
    return new Requester(
      session,
      await resolvePeopleScope(session, repositories, [perm]),
      isEditor ? await resolvePeopleScope(session, repositories, [editPerm]) : undefined,
    )
  }

  get userId(): string {
    return this.session.userId
  }

  /** Whom the person may see: those of the list of members, where they may read it. */
  async sightOf(db: Db): Promise<PeopleScope> {
    if (!this.session.tenant?.permissions.has(listPerm)) return this.scope
    return resolvePeopleScope(this.session, new Repositories(db), [listPerm])
  }

  /** Those of these people whom the job's permission reaches. */
  async reached(db: Db, tenantId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (this.scope === 'all' || ids.length === 0) return new Set(ids)
    return new MemberBatchesRepository(db).inScope(tenantId, ids, this.scope)
  }

  get isAdmin(): boolean {
    return this.session.tenant?.isAdmin ?? false
  }

  mayMakeDepartments(): boolean {
    return this.scope === 'all' && (this.session.tenant?.permissions.has('department:add') ?? false)
  }

  mayEditDepartments(): boolean {
    return (
      this.scope === 'all' && (this.session.tenant?.permissions.has('department:edit') ?? false)
    )
  }

  mayAddDevices(): boolean {
    return this.session.tenant?.permissions.has('device:add') ?? false
  }

  mayEditDevices(): boolean {
    return this.session.tenant?.permissions.has('device:edit') ?? false
  }

  /** Whether a new person may be put there, or (`isKnown`) one whom the tenant has. */
  mayPlace({ id, path }: { id: string; path: string }, isKnown = false): boolean {
    const scope = isKnown ? this.editScope : this.scope
    if (scope === undefined || scope === 'all') return scope === 'all'
    return scope.departmentIds.includes(id) || scope.branches.some((one) => isWithin(path, one))
  }

  /** Those of these people whom the person may edit. */
  async editable(db: Db, tenantId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { editScope } = this
    if (editScope === undefined || ids.length === 0) return new Set()
    if (editScope === 'all') return new Set(ids)
    return new MemberBatchesRepository(db).inScope(tenantId, ids, editScope)
  }

  /**
   * Why the person may not change a member so: none of `editMember`'s rules is weaker for being asked
   * by a job. Undefined where they may.
   *
   * @param roleIds those that the member gets or loses
   */
  async refusalToEdit(
    db: Db,
    tenantId: string,
    { isEditable, isAdmin, roleIds }: ChangeOfMember,
  ): Promise<'NO_EDIT' | 'ADMIN_ONLY' | 'ROLES_NO_RIGHT' | undefined> {
    if (!isEditable) return 'NO_EDIT'
    if (roleIds.length > 0 && isAdmin && !this.isAdmin) return 'ADMIN_ONLY'
    for (const roleId of roleIds) {
      if (!(await this.mayGrant(db, tenantId, roleId))) return 'ROLES_NO_RIGHT'
    }
    return undefined
  }

  /** Whether the person may hand the role out: see `assertMayGrant`. */
  async mayGrant(db: Db, tenantId: string, roleId: string): Promise<boolean> {
    const known = this.grantable.get(roleId)
    if (known !== undefined) return known
    const may = await assertMayGrant(this.session, new Repositories(db), tenantId, [roleId]).then(
      () => true,
      (error: unknown) => {
        if (error instanceof HttpError) return false
        throw error
      },
    )
    this.grantable.set(roleId, may)
    return may
  }
}
