import type { PeopleScope } from '../repositories/members/peopleScope.js'
import { isWithin } from '../repositories/departments/departmentPath.js'
import { Repositories } from '../repositories/repositories.js'
import type { Db } from '../db/schema.js'
import { HttpError } from '../http/errors.js'
import { assertMayGrant } from '../operations/members/memberRules.js'
import { PermissionSet } from '../sessions/PermissionSet.js'
import type { Session } from '../sessions/session.js'

/** What the work of a job may do: what the person may who started it, at the time it is done. */
export class Requester {
  private readonly grantable = new Map<string, boolean>()

  private constructor(
    private readonly session: Session,
    readonly scope: PeopleScope,
  ) {}

  /** Undefined for somebody who may not do it, or not any more. */
  static async read(
    db: Db,
    job: { tenant_id: string; member_id: string; user_id: string },
    perm: string,
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
      tenant: {
        id: tenantId,
        memberId,
        kind: 'customer',
        isAdmin,
        permissions: held,
        seesEverybody,
      },
    }
    const scope = seesEverybody
      ? ('all' as const)
      : await permissions.peopleScope(tenantId, memberId, [perm])
    return new Requester(session, scope)
  }

  get isAdmin(): boolean {
    return this.session.tenant?.isAdmin ?? false
  }

  mayMakeDepartments(): boolean {
    return this.scope === 'all' && (this.session.tenant?.permissions.has('department:add') ?? false)
  }

  mayPlace({ id, path }: { id: string; path: string }): boolean {
    if (this.scope === 'all') return true
    return (
      this.scope.departmentIds.includes(id) ||
      this.scope.branches.some((branch) => isWithin(path, branch))
    )
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
