import type { Db, ImportChange, ImportedState, ImportReason } from '../db/schema.js'
import type { Member } from '../repositories/members/memberRows.js'
import { MemberBatchesRepository } from '../repositories/imports/MemberBatchesRepository.js'
import type { FoundPeople, PeopleKeys } from '../repositories/imports/PeopleLookup.js'
import { Repositories } from '../repositories/repositories.js'
import type { Candidate, ReadRow } from './candidate.js'
import type { DepartmentPlaces, Place } from './DepartmentPlaces.js'
import { changedRoles, type Requester } from './Requester.js'

/** What is to be done for a row. */
export type RowPlan =
  | { number: number; kind: 'failed'; reasons: ImportReason[] }
  | { number: number; kind: 'same'; memberId: string }
  | { number: number; kind: 'new'; candidate: Candidate; roleIds: string[] }
  | {
      number: number
      kind: 'change'
      member: Member
      before: ImportedState
      /** Departments by their texts, where the row names any. */
      state: Omit<ImportedState, 'version' | 'departmentIds'>
      departments: string[]
      changes: ImportChange[]
    }

/** What people of these rows are known by. */
export function keysOf(rows: readonly ReadRow[]): PeopleKeys {
  const all = (of: (candidate: Candidate) => string | undefined) =>
    rows.flatMap(({ candidate }) => of(candidate) ?? [])
  return {
    logins: all(({ loginName }) => loginName?.toLowerCase()),
    codes: all(({ employeeCode }) => employeeCode),
    mobiles: all(({ mobile }) => mobile),
    emails: all(({ email }) => email?.toLowerCase()),
  }
}

/** A person's record as an import compares it. */
export function stateOf(member: Member): ImportedState {
  return {
    version: member.version,
    nickName: member.nickName,
    employeeCode: member.employeeCode,
    mobile: member.mobile,
    email: member.email,
    departmentIds: member.departments.map(({ id }) => id),
    roleIds: member.roles.map(({ id }) => id).sort(),
  }
}

/** Decides, by what the tenant has now and the person who asks may, what each row comes to. */
export class PeoplePlanner {
  private roles: ReadonlyMap<string, string> | undefined

  constructor(
    private readonly tenantId: string,
    private readonly requester: Requester,
    readonly places: DepartmentPlaces,
    private readonly createDepartments: boolean,
  ) {}

  async plan(db: Db, rows: readonly ReadRow[], found: FoundPeople): Promise<RowPlan[]> {
    const texts = rows.flatMap(({ candidate }) => candidate.departments)
    const places = await this.places.find(db, texts)
    const matches = rows.map(({ candidate }) => matched(candidate, found))
    const members = await this.membersOf(db, [...new Set(matches.flat())])
    const plans: RowPlan[] = []
    for (const [index, row] of rows.entries()) {
      plans.push(await this.planRow(db, row, matches[index] ?? [], members, places, found))
    }
    return plans
  }

  private async planRow(
    db: Db,
    { candidate, reasons }: ReadRow,
    matches: readonly string[],
    { known, hidden, editable, admins }: KnownMembers,
    places: ReadonlyMap<string, Place>,
    found: FoundPeople,
  ): Promise<RowPlan> {
    const { number } = candidate
    const problems = [...reasons]
    const [memberId] = matches
    const member = memberId === undefined ? undefined : known.get(memberId)
    if (matches.length > 1) problems.push({ code: 'TWO_PEOPLE' })
    else if (memberId !== undefined && hidden.has(memberId)) problems.push({ code: 'NOT_YOURS' })
    else if (member && isOtherLogin(candidate, member)) {
      problems.push({ field: 'loginName', code: 'LOGIN_FIXED', detail: member.loginName })
    } else if (!member) problems.push(...takenReasons(candidate, found))
    if (!member && candidate.departments.length === 0 && !has(problems, 'departments')) {
      problems.push({ field: 'departments', code: 'REQUIRED' })
    }
    const held = new Set(member?.departments.map(({ id }) => id))
    problems.push(...this.placeReasons(candidate, places, held, member !== undefined))
    const roleIds = await this.rolesOf(db, candidate, member, problems)
    if (problems.length > 0) return { number, kind: 'failed', reasons: problems }
    if (!member) return { number, kind: 'new', candidate, roleIds }
    const before = stateOf(member)
    const state = {
      nickName: candidate.nickName ?? before.nickName,
      employeeCode: candidate.employeeCode ?? before.employeeCode,
      mobile: candidate.mobile ?? before.mobile,
      email: candidate.email ?? before.email,
      // An import gives roles and takes none away.
      roleIds: [...new Set([...before.roleIds, ...roleIds])].sort(),
    }
    const isSame =
      JSON.stringify({ ...before, ...state }) === JSON.stringify(before) &&
      this.isThere(candidate.departments, before.departmentIds, places)
    if (isSame) return { number, kind: 'same', memberId: member.id }
    const refusal = await this.requester.refusalToEdit(db, this.tenantId, {
      isEditable: editable.has(member.id),
      isAdmin: admins.has(member.id),
      roleIds: changedRoles(before.roleIds, state.roleIds),
    })
    if (refusal !== undefined) return { number, kind: 'failed', reasons: [{ code: refusal }] }
    const { departments } = candidate
    const isMoved = !this.isThere(departments, before.departmentIds, places)
    const changes = changesOf(member, candidate, isMoved)
    return { number, kind: 'change', member, before, state, departments, changes }
  }

  /** Whether the departments are those the person is in, the same one the main. */
  private isThere(
    texts: readonly string[],
    held: readonly string[],
    places: ReadonlyMap<string, Place>,
  ): boolean {
    if (texts.length === 0) return true
    const ids = texts.map((text) => {
      const place = places.get(text)
      return place && 'id' in place ? place.id : ''
    })
    const unique = [...new Set(ids)]
    return (
      unique.length === held.length &&
      unique[0] === held[0] &&
      unique.every((id) => held.includes(id))
    )
  }

  private placeReasons(
    candidate: Candidate,
    places: ReadonlyMap<string, Place>,
    held: ReadonlySet<string>,
    isKnown: boolean,
  ): ImportReason[] {
    return candidate.departments.flatMap((text): ImportReason[] => {
      const place = places.get(text)
      const refuse = (code: string) => [{ field: 'departments' as const, code, detail: text }]
      if (!place) return refuse('DEPARTMENT_UNKNOWN')
      if ('problem' in place) return refuse(place.problem)
      if ('missing' in place) {
        if (!this.createDepartments) return refuse('DEPARTMENT_UNKNOWN')
        return this.requester.mayMakeDepartments() ? [] : refuse('DEPARTMENT_NO_RIGHT')
      }
      return held.has(place.id) || this.requester.mayPlace(place, isKnown)
        ? []
        : refuse('DEPARTMENT_NO_RIGHT')
    })
  }

  private async rolesOf(
    db: Db,
    candidate: Candidate,
    member: Member | undefined,
    problems: ImportReason[],
  ): Promise<string[]> {
    if (candidate.roles.length === 0) return []
    this.roles ??= await new Repositories(db).roles.idsByName(this.tenantId)
    const held = new Set(member?.roles.map(({ id }) => id))
    const ids = new Set<string>()
    for (const name of candidate.roles) {
      const id = this.roles.get(name)
      const refuse = (code: string) => problems.push({ field: 'roles', code, detail: name })
      if (id === undefined) refuse('ROLE_UNKNOWN')
      else if (!held.has(id) && !(await this.requester.mayGrant(db, this.tenantId, id))) {
        refuse('ROLE_NO_RIGHT')
      } else ids.add(id)
    }
    return [...ids]
  }

  private async membersOf(db: Db, ids: readonly string[]): Promise<KnownMembers> {
    const none = new Set<string>()
    if (ids.length === 0) return { known: new Map(), hidden: none, editable: none, admins: none }
    const { members } = new Repositories(db)
    const { scope } = this.requester
    const known = new Map((await members.byIds(this.tenantId, ids)).map((one) => [one.id, one]))
    const seen =
      scope === 'all'
        ? new Set(ids)
        : await new MemberBatchesRepository(db).inScope(this.tenantId, ids, scope)
    return {
      known,
      hidden: new Set(ids.filter((id) => !seen.has(id))),
      editable: await this.requester.editable(db, this.tenantId, ids),
      admins: new Set(await members.administratorsAmong(this.tenantId, ids)),
    }
  }
}

/** Members whom rows name. */
interface KnownMembers {
  known: ReadonlyMap<string, Member>
  /** Outside of what the person sees. */
  hidden: ReadonlySet<string>
  /** Whom the person may edit. */
  editable: ReadonlySet<string>
  admins: ReadonlySet<string>
}

function matched(candidate: Candidate, found: FoundPeople): string[] {
  const { loginName, employeeCode, mobile, email } = candidate
  const ids = [
    loginName === undefined ? undefined : found.byLogin.get(loginName.toLowerCase()),
    employeeCode === undefined ? undefined : found.byCode.get(employeeCode),
    mobile === undefined ? undefined : found.byMobile.get(mobile),
    email === undefined ? undefined : found.byEmail.get(email.toLowerCase()),
  ]
  return [...new Set(ids.filter((id) => id !== undefined))]
}

/** What a row changes of a person, in the order of the template. */
function changesOf(member: Member, candidate: Candidate, isMoved: boolean): ImportChange[] {
  const changes: ImportChange[] = []
  for (const field of ['nickName', 'employeeCode', 'mobile', 'email'] as const) {
    const from = member[field] ?? ''
    const to = candidate[field] ?? from
    if (to !== from) changes.push({ field, from, to })
  }
  const said = (names: readonly string[]) => names.join('；')
  if (isMoved) {
    const from = said(member.departments.map(({ name }) => name))
    changes.push({ field: 'departments', from, to: said(candidate.departments) })
  }
  const held = member.roles.map(({ name }) => name)
  const given = candidate.roles.filter((name) => !held.includes(name))
  if (given.length > 0) {
    changes.push({ field: 'roles', from: said(held), to: said([...held, ...given]) })
  }
  return changes
}

function isOtherLogin({ loginName }: Candidate, member: Member): boolean {
  return loginName !== undefined && loginName.toLowerCase() !== member.loginName.toLowerCase()
}

/** An account elsewhere has it: such a person is invited, not made a second time. */
function takenReasons(candidate: Candidate, found: FoundPeople): ImportReason[] {
  const { loginName, mobile, email } = candidate
  const reasons: ImportReason[] = []
  if (loginName !== undefined && found.takenLogins.has(loginName.toLowerCase())) {
    reasons.push({ field: 'loginName', code: 'TAKEN', detail: loginName })
  }
  if (mobile !== undefined && found.takenMobiles.has(mobile)) {
    reasons.push({ field: 'mobile', code: 'TAKEN', detail: mobile })
  }
  if (email !== undefined && found.takenEmails.has(email.toLowerCase())) {
    reasons.push({ field: 'email', code: 'TAKEN', detail: email })
  }
  return reasons
}

function has(reasons: readonly ImportReason[], field: string): boolean {
  return reasons.some((reason) => reason.field === field)
}
