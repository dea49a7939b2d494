import type { MembershipStatus } from '../../db/schema.js'
import type { ContactSearch } from '../search/memberSearch.js'
import type { PeopleScope } from './peopleScope.js'

export interface MemberSort {
  field: 'nickName' | 'loginName' | 'employeeCode' | 'status' | 'lastLoginAt'
  descending: boolean
}

export interface MemberFilter {
  /** Whom the caller may see. */
  scope: PeopleScope
  /** The branch or the department that people are in. */
  department?: { id: string; path: string; memberCount: number; withDescendants: boolean }
  keyword?: string
  contacts: ContactSearch
  status?: MembershipStatus
  roleId?: string
  sort: readonly MemberSort[]
  /** 1-based. */
  page: number
  size: number
}
