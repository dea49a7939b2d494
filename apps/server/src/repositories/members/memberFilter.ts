import type { Paging } from '../lists/Paging.js'
import type { MembershipStatus } from '../../db/schema.js'
import type { ContactSearch } from '../search/memberSearch.js'
import type { PeopleScope } from './peopleScope.js'

export interface MemberFilter extends Paging {
  /** Whom the caller may see. */
  scope: PeopleScope
  /** The branch or the department that people are in. */
  department?: { id: string; path: string; memberCount: number; withDescendants: boolean }
  keyword?: string
  contacts: ContactSearch
  status?: MembershipStatus
  roleId?: string
  /** Whether they have ever signed in. */
  signedIn?: boolean
}
