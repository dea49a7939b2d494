import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { peopleOf } from './memberRows.js'
import type { Db } from '../../db/schema.js'
import { withFacets, type Facets } from '../lists/withFacets.js'
import type { MemberFilter } from './memberFilter.js'

/** The `x-filters` of lists of people; memberships have the alias `m`. */
export const memberFacets: Facets = {
  realName: 'm.real_name',
  lastLoginAt: 'm.last_login_at',
  joinedAt: 'm.created_at',
}

type FacetFilter = Pick<MemberFilter, 'signedIn' | 'filters'>

/** Whether the filter asks for a value of `memberFacets` or for people who have signed in or not. */
export function hasFacetFilter({ signedIn, filters = {} }: FacetFilter): boolean {
  const names = Object.keys(memberFacets).flatMap((name) => [name, `${name}From`, `${name}To`])
  return signedIn !== undefined || names.some((name) => filters[name] !== undefined)
}

/** The condition on memberships under the alias `m`. */
export function hasSignedIn(signedIn: boolean): RawBuilder<SqlBool> {
  return signedIn
    ? sql<SqlBool>`m.last_login_at is not null`
    : sql<SqlBool>`m.last_login_at is null`
}

/** Whether the person with this id has the values: one look by key. Undefined where none is asked for. */
export function facetCondition(
  db: Db,
  tenantId: string,
  memberId: RawBuilder<unknown>,
  filter: FacetFilter,
): RawBuilder<SqlBool> | undefined {
  if (!hasFacetFilter(filter)) return undefined
  const { signedIn, filters } = filter
  const people = withFacets(peopleOf(db, tenantId), filters, memberFacets)
    .where(sql<SqlBool>`m.id = ${memberId}`)
    .$if(signedIn !== undefined, (query) => query.where(hasSignedIn(signedIn === true)))
    .select(sql<boolean>`true`.as('has'))
  return sql<SqlBool>`(${people})`
}
