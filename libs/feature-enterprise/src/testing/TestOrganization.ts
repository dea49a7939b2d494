import { ApiError, type Schemas } from '@spruce/api-client'
import { maskEmail, maskMobile } from '@spruce/validators'
import {
  fixtureDepartments,
  fixturePeople,
  fixtureRoles,
  type FixtureDepartment,
  type FixturePerson,
} from './fixtures.js'

/** A department as the fixture keeps it. @public */
export interface StoredDepartment extends FixtureDepartment {
  sort: number
  version: number
}

/** A person as the fixture keeps it. @public */
export interface StoredPerson extends FixturePerson {
  version: number
}

/**
 * An organisation in memory that keeps the server's rules and refuses with the server's errors: what the tests and stories of the
 * organisation page run against. Each instance is its own. @public
 */
export class TestOrganization {
  readonly departments = new Map<string, StoredDepartment>()
  readonly people = new Map<string, StoredPerson>()
  private nextId = 1
  /** Who has no session open. */
  readonly signedOut = new Set<string>()
  /** How many open invitations lead into a department, by its id. */
  readonly openInvitations = new Map<string, number>()
  /** Applications that show to a department's branch. */
  readonly apps = new Map<string, Schemas['Department']['apps']>()

  constructor(
    departments: readonly FixtureDepartment[] = fixtureDepartments,
    people: readonly FixturePerson[] = fixturePeople,
  ) {
    departments.forEach((row, index) =>
      this.departments.set(row.id, { ...row, sort: index, version: 1 }),
    )
    for (const row of people) this.people.set(row.id, { ...row, version: 1 })
  }

  listChildren(parentId: string | null): Schemas['DeptNode'][] {
    if (parentId !== null) this.departmentOf(parentId)
    const nodes = this.childrenOf(parentId).map((row) => this.node(row))
    if (parentId !== null || nodes.length !== 1) return nodes
    return nodes.map((top) => ({ ...top, children: this.listChildren(top.id) }))
  }

  search(keyword: string, limit = 200): { rows: Schemas['DeptNode'][]; total: number } {
    const wanted = keyword.trim().toLowerCase()
    const matches = [...this.departments.values()].filter((row) =>
      [row.name, row.pinyin, initials(row), row.code ?? ''].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
    )
    const shown = new Set(matches.slice(0, limit).map(({ id }) => id))
    const kept = new Set([...shown].flatMap((id) => this.pathOf(id).map((step) => step.id)))
    const build = (parentId: string | null): Schemas['DeptNode'][] =>
      this.childrenOf(parentId)
        .filter(({ id }) => kept.has(id))
        .map((row) => ({ ...this.node(row), matched: shown.has(row.id), children: build(row.id) }))
    return { rows: build(null), total: matches.length }
  }

  getDepartment(id: string): Schemas['Department'] {
    const row = this.departmentOf(id)
    const head = row.headId ? this.people.get(row.headId) : undefined
    const { memberCount, childCount, sort, version } = this.node(row)
    return {
      id,
      parentId: row.parentId,
      name: row.name,
      code: row.code,
      headId: head?.id ?? null,
      headName: head?.nickName ?? null,
      sort,
      description: row.description ?? null,
      path: this.pathOf(id),
      memberCount,
      childCount,
      openInvitations: this.openInvitations.get(id) ?? 0,
      apps: this.apps.get(id) ?? { shown: 0, closing: 0 },
      version,
    }
  }

  addDepartment(body: Schemas['AddDeptRequest']): Schemas['Department'] {
    if (body.parentId !== null) this.departmentOf(body.parentId)
    this.refuseDuplicate(body.parentId, body.name, body.code ?? null)
    const id = `new-${this.nextId++}`
    this.departments.set(id, {
      id,
      parentId: body.parentId,
      name: body.name,
      pinyin: '',
      code: body.code ?? null,
      headId: body.headId ?? null,
      description: body.description ?? null,
      sort: body.sort ?? this.departments.size,
      version: 1,
    })
    return this.getDepartment(id)
  }

  editDepartment(body: Schemas['EditDeptRequest']): Schemas['Department'] {
    const row = this.departmentOf(body.id)
    if (row.version !== body.version) throw this.stale(this.getDepartment(row.id))
    const { id } = row
    const parentId = body.parentId === undefined ? row.parentId : body.parentId
    if (parentId !== null && this.pathOf(parentId).some((step) => step.id === id))
      throw refused(422, 'DEPT_CYCLE', '不能移动到自己的下级部门')
    this.refuseDuplicate(parentId, body.name ?? row.name, body.code ?? row.code, id)
    this.departments.set(id, { ...row, ...body, version: row.version + 1 })
    return this.getDepartment(id)
  }

  removeDepartment(id: string, withBranch: boolean): { removed: number } {
    this.departmentOf(id)
    const branch = this.branchOf(id)
    if (this.peopleIn(branch).length > 0)
      throw refused(422, 'DEPT_NOT_EMPTY', '部门下还有成员，不能删除')
    if (branch.length > 1 && !withBranch)
      throw refused(422, 'DEPT_NOT_EMPTY', '部门下还有下级部门，不能删除')
    for (const removed of branch) this.departments.delete(removed)
    return { removed: branch.length }
  }

  previewMove(id: string, parentId: string | null): Schemas['DeptMovePreview'] {
    const row = this.departmentOf(id)
    const toPath = parentId === null ? [] : this.pathOf(parentId)
    if (toPath.some((step) => step.id === id))
      throw refused(422, 'DEPT_CYCLE', '不能移动到自己的下级部门')
    const branch = this.branchOf(id)
    return {
      departments: branch.length,
      people: this.peopleIn(branch).length,
      fromPath: this.pathOf(id),
      toPath: [...toPath, { id, name: row.name }],
      roles: [{ id: 'role-manager', name: '部门主管', gained: 1, lost: 2 }],
      workbenches: { gained: 1, lost: 0 },
      notices: { gained: 0, lost: 0 },
      apps: { gained: 1, lost: 1 },
    }
  }

  listMembers(query: {
    deptId?: string
    withDescendants?: boolean
    keyword?: string
    status?: string
    roleId?: string
    realName?: boolean
    signedIn?: boolean
    lastLoginAtFrom?: string
    lastLoginAtTo?: string
    joinedAtFrom?: string
    joinedAtTo?: string
    page?: number
    size?: number
    sort?: string
  }): { rows: Schemas['Member'][]; total: number } {
    const {
      deptId,
      withDescendants,
      status,
      roleId,
      page = 1,
      size = 20,
      sort = 'nickName',
    } = query
    if (deptId !== undefined) this.departmentOf(deptId)
    const scope =
      deptId === undefined ? undefined : withDescendants ? this.branchOf(deptId) : [deptId]
    const wanted = query.keyword?.trim().toLowerCase() ?? ''
    const found = [...this.people.values()]
      .filter((row) => !scope || row.departmentIds.some((id) => scope.includes(id)))
      .filter((row) => !status || row.status === status)
      .filter((row) => !roleId || row.roleIds.includes(roleId))
      .filter((row) => query.realName === undefined || row.realName === query.realName)
      .filter(
        (row) => query.signedIn === undefined || (row.lastLoginAt !== null) === query.signedIn,
      )
      .filter((row) => isWithin(row.lastLoginAt, query.lastLoginAtFrom, query.lastLoginAtTo))
      .filter((row) => isWithin(row.joinedAt, query.joinedAtFrom, query.joinedAtTo))
      .filter((row) => wanted === '' || textsOf(row).some((text) => text.includes(wanted)))
      .sort(order(sort))
    return {
      rows: found.slice((page - 1) * size, page * size).map((row) => this.member(row)),
      total: found.length,
    }
  }

  getMember(id: string): Schemas['Member'] {
    return this.member(this.personOf(id), true)
  }

  addMember(body: Schemas['AddMemberRequest']): Schemas['AddedMember'] {
    for (const other of this.people.values()) {
      if (other.loginName === body.loginName)
        throw refused(409, 'DUPLICATE', '该登录名已被使用', [
          { path: 'loginName', message: '该登录名已被使用' },
        ])
    }
    const id = `new-${this.nextId++}`
    const row: StoredPerson = {
      id,
      loginName: body.loginName,
      nickName: body.nickName,
      pinyin: body.loginName,
      employeeCode: body.employeeCode ?? null,
      mobile: body.mobile ?? null,
      email: body.email ?? null,
      departmentIds: body.departmentIds,
      roleIds: body.roleIds ?? [],
      status: 'active',
      lastLoginAt: null,
      realName: false,
      joinedAt: '2026-11-20T01:00:00.000Z',
      version: 1,
    }
    this.people.set(id, row)
    return { ...this.member(row), oneTimePassword: body.password ? null : 'Qx7!mR2z' }
  }

  addNamelessMember(body: Schemas['AddMemberNoCodeRequest']): Schemas['AddedMember'] {
    return this.addMember({ ...body, loginName: `u4k7m2q9x${this.nextId}` })
  }

  resetPassword(id: string): Schemas['SuperResetResult'] {
    const { loginName, roleIds } = this.personOf(id)
    if (roleIds.includes('role-admin')) throw refused(403, 403, '您没有权限')
    return { loginName, oneTimePassword: `Kp7#mVz2${id}` }
  }

  editMember(id: string, body: Schemas['EditMemberRequest']): Schemas['Member'] {
    const row = this.personOf(id)
    if (row.version !== body.version) throw this.stale(this.getMember(id))
    if (body.roleIds && !body.roleIds.includes('role-admin')) this.keepAnAdministrator([id])
    this.people.set(id, { ...row, ...body, version: row.version + 1 })
    return this.getMember(id)
  }

  moveMembers(body: Schemas['MoveMembersRequest']): { moved: number } {
    this.departmentOf(body.toDeptId)
    for (const id of body.ids) {
      const row = this.personOf(id)
      const left = body.fromDeptId ?? row.departmentIds[0]
      const departmentIds = row.departmentIds.map((dept) => (dept === left ? body.toDeptId : dept))
      this.people.set(id, {
        ...row,
        departmentIds: [...new Set(departmentIds)],
        version: row.version + 1,
      })
    }
    return { moved: body.ids.length }
  }

  setStatus(body: Schemas['MemberStatusRequest']): { changed: number } {
    if (body.status === 'disabled') this.keepAnAdministrator(body.ids)
    for (const id of body.ids) {
      const row = this.personOf(id)
      this.people.set(id, { ...row, status: body.status, version: row.version + 1 })
    }
    return { changed: body.ids.length }
  }

  /** Two sessions each, but none of whoever is in `signedOut`; those of an administrator stay. */
  countSessions(ids: readonly string[]): Schemas['MemberSessions'] {
    const people = ids.map((id) => {
      const { nickName: name, roleIds } = this.personOf(id)
      const isAdmin = roleIds.includes('role-admin')
      const sessions = isAdmin || this.signedOut.has(id) ? 0 : 2
      return { id, name, sessions, refusal: isAdmin ? ('FORBIDDEN' as const) : null }
    })
    return { sessions: people.reduce((sum, one) => sum + one.sessions, 0), people }
  }

  endSessions(ids: readonly string[]): Schemas['MemberSessions'] {
    const ended = this.countSessions(ids)
    for (const { id, refusal } of ended.people) if (refusal === null) this.signedOut.add(id)
    return ended
  }

  removeMembers(ids: readonly string[]): { removed: number } {
    this.keepAnAdministrator(ids)
    for (const id of ids) {
      this.personOf(id)
      this.people.delete(id)
    }
    return { removed: ids.length }
  }

  listRoles(): { rows: Schemas['Role'][]; total: number } {
    const rows = fixtureRoles.map((role) => ({
      ...role,
      memberCount: [...this.people.values()].filter((row) => row.roleIds.includes(role.id)).length,
    }))
    return { rows, total: rows.length }
  }

  private departmentOf(id: string): StoredDepartment {
    const row = this.departments.get(id)
    if (!row) throw refused(404, 404, '您访问的资源不存在')
    return row
  }

  private personOf(id: string): StoredPerson {
    const row = this.people.get(id)
    if (!row) throw refused(404, 404, '您访问的资源不存在')
    return row
  }

  private childrenOf(parentId: string | null): StoredDepartment[] {
    return [...this.departments.values()]
      .filter((row) => row.parentId === parentId)
      .sort((a, b) => a.sort - b.sort || a.name.localeCompare(b.name, 'zh-CN'))
  }

  private branchOf(id: string): string[] {
    return [id, ...this.childrenOf(id).flatMap((child) => this.branchOf(child.id))]
  }

  private peopleIn(branch: readonly string[]): StoredPerson[] {
    return [...this.people.values()].filter((row) =>
      row.departmentIds.some((id) => branch.includes(id)),
    )
  }

  private pathOf(id: string): Schemas['DeptRef'][] {
    const row = this.departmentOf(id)
    const above = row.parentId === null ? [] : this.pathOf(row.parentId)
    return [...above, { id, name: row.name }]
  }

  private node(row: StoredDepartment): Schemas['DeptNode'] {
    return {
      id: row.id,
      parentId: row.parentId,
      name: row.name,
      code: row.code,
      sort: row.sort,
      childCount: this.childrenOf(row.id).length,
      memberCount: this.peopleIn(this.branchOf(row.id)).length,
      matched: false,
      version: row.version,
      children: [],
    }
  }

  private member(row: StoredPerson, isReadable = false): Schemas['Member'] {
    return {
      id: row.id,
      userId: `user-${row.id}`,
      loginName: row.loginName,
      nickName: row.nickName,
      employeeCode: row.employeeCode,
      mobile: row.mobile && !isReadable ? maskMobile(row.mobile) : row.mobile,
      email: row.email && !isReadable ? maskEmail(row.email) : row.email,
      photo: null,
      departments: row.departmentIds.map((id, index) => ({
        id,
        name: this.departments.get(id)?.name ?? id,
        main: index === 0,
      })),
      roles: fixtureRoles
        .filter(({ id }) => row.roleIds.includes(id))
        .map(({ id, name }) => ({ id, name })),
      status: row.status,
      lastLoginAt: row.lastLoginAt,
      realName: row.realName,
      joinedAt: row.joinedAt,
      version: row.version,
    }
  }

  private refuseDuplicate(
    parentId: string | null,
    name: string,
    code: string | null,
    except?: string,
  ): void {
    for (const row of this.departments.values()) {
      if (row.id === except) continue
      if (row.parentId === parentId && row.name === name)
        throw refused(409, 'DUPLICATE', '同级部门中已有该名称', [
          { path: 'name', message: '同级部门中已有该名称' },
        ])
      if (code !== null && row.code === code)
        throw refused(409, 'DUPLICATE', '该部门编码已被使用', [
          { path: 'code', message: '该部门编码已被使用' },
        ])
    }
  }

  private keepAnAdministrator(ids: readonly string[]): void {
    const stays = [...this.people.values()].some(
      (row) =>
        row.roleIds.includes('role-admin') && row.status !== 'disabled' && !ids.includes(row.id),
    )
    if (!stays) throw refused(422, 'LAST_ADMIN', '至少保留一名管理员')
  }

  private stale(current: object): ApiError {
    return new ApiError({
      kind: 'http',
      status: 412,
      code: 'STALE_VERSION',
      message: '数据已被他人修改，请刷新后重试',
      current,
    })
  }
}

function refused(
  status: number,
  code: number | string,
  message: string,
  fields: Schemas['FieldError'][] = [],
): ApiError {
  return new ApiError({ kind: 'http', status, code, message, fields })
}

function textsOf(row: StoredPerson): string[] {
  return [
    row.nickName,
    row.pinyin,
    row.loginName,
    row.employeeCode ?? '',
    row.mobile ?? '',
    row.email ?? '',
  ].map((text) => text.toLowerCase())
}

/** Whether a moment is from one on and before another. */
function isWithin(at: string | null, from: string | undefined, to: string | undefined): boolean {
  if (from === undefined && to === undefined) return true
  return at !== null && (from === undefined || at >= from) && (to === undefined || at < to)
}

/** The fixture's own initials: of each upper-case part of its code. A server splits syllables. */
function initials(row: StoredDepartment): string {
  return row.code?.replace(/[^A-Z]/g, '').toLowerCase() ?? ''
}

function order(sort: string) {
  const fields = sort.split(',').map((field) => ({
    name: field.replace(/^-/, '') as
      'nickName' | 'loginName' | 'employeeCode' | 'status' | 'lastLoginAt' | 'joinedAt',
    sign: field.startsWith('-') ? -1 : 1,
  }))
  return (a: StoredPerson, b: StoredPerson) => {
    for (const { name, sign } of fields) {
      const compared =
        name === 'nickName'
          ? a.pinyin.localeCompare(b.pinyin)
          : (a[name] ?? '').localeCompare(b[name] ?? '')
      if (compared !== 0) return sign * compared
    }
    return a.id.localeCompare(b.id)
  }
}
