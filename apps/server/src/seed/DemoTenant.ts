import type { MembershipStatus, Palette, TenantKind } from '../db/schema.js'

/** A tenant as the demo data describes it, before it is written. */
export interface DemoTenant {
  brand: DemoBrand
  roles: DemoRole[]
  /** Parents before their children. */
  departments: DemoDepartment[]
  members: DemoMember[]
}

export interface DemoBrand {
  id: string
  code: string
  name: string
  shortName: string
  kind: TenantKind
  browserTitle: string
  slogan: string
  palette: Palette
  /** A drawing, as SVG. */
  icon: string
  /** The background of the login page, as SVG. */
  background: string
}

export interface DemoRole {
  id: string
  name: string
  code: string
  description: string
  builtin: boolean
  grantsAll: boolean
  permissions: string[]
}

export interface DemoDepartment {
  id: string
  parentId: string | null
  name: string
  code: string | null
  sort: number
  headId: string | null
}

export interface DemoMember {
  id: string
  userId: string
  loginName: string
  name: string
  employeeCode: string
  mobile: string
  email: string
  status: MembershipStatus
  lastLoginAt: Date | null
  createdAt: Date
  /** The main one first. */
  departmentIds: string[]
  roleIds: string[]
}

/** The account of a person who signs in; everybody else's is made from the membership. */
export interface NamedAccount {
  userId: string
  passwordHash: string
  mainTenantId: string
}
