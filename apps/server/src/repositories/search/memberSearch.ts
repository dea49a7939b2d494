import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.js'
import {
  foldText,
  mergeTokens,
  nameTokens,
  prefixToken,
  tokenRange,
  type SearchToken,
  type TokenRange,
} from './searchTokens.js'

export interface SearchableMember {
  nickName: string
  loginName: string
  employeeCode: string | null
  mobile: string | null
  email: string | null
}

/** Marks tokens of contacts, so that an ordinary search does not meet them. */
const contactMark = '@:'

/** Whoever may not see contacts finds nobody by a part of one: else they could be spelt out. */
export type ContactSearch = 'prefix' | 'exact'

/**
 * A member is found by name, by the beginning of login name and employee code, and by contacts,
 * which have tokens of their own (see `memberRanges`).
 */
export function memberTokens(member: SearchableMember): SearchToken[] {
  return mergeTokens(
    nameTokens(member.nickName, { isPerson: true }),
    prefixToken(member.loginName),
    prefixToken(member.employeeCode),
    prefixToken(member.mobile && contactMark + member.mobile),
    prefixToken(member.email && contactMark + member.email),
  )
}

/** The ranges of tokens a keyword asks for; contacts by their beginning or as a whole. */
export function memberRanges(keyword: string, contacts: ContactSearch): TokenRange[] {
  const named = tokenRange(keyword)
  const contact = tokenRange(contactMark + foldText(keyword))
  if (!named || !contact) return []
  if (contacts === 'prefix') return [named, contact]
  // The first token after the whole contact: itself and nothing longer.
  return [named, { from: contact.from, to: `${contact.from}\u0001` }]
}

/** A keyword finds so many people; whoever looks for one of more has to type more. */
export const mostFound = 1000

/** Tokens looked at for that: a person has a few that begin with the same letter. */
const mostTokens = 4 * mostFound

/**
 * The members, as an array, whose tokens are in one of the ranges and who meet every one of `conditions`
 * on the column `t.member_id`: those whose token comes first, `mostFound` of them. Each range is read in
 * the order of its index and left as soon as there are enough, so a letter that half of a million people
 * have costs no more than a rare name.
 */
export function foundBy(
  tenantId: string,
  ranges: readonly TokenRange[],
  conditions: readonly RawBuilder<SqlBool>[] = [],
): RawBuilder<string> {
  const hits = ranges.map(
    ({ from, to }) => sql`(
      select t.member_id, t.token from member_tokens t
      where t.tenant_id = ${tenantId} and t.token >= ${from} and t.token < ${to}
        ${sql.join(
          conditions.map((condition) => sql`and ${condition}`),
          sql` `,
        )}
      order by t.token, t.member_id limit ${mostTokens})`,
  )
  return sql<string>`any(array(
    select hit.member_id from (${sql.join(hits, sql` union all `)}) as hit
    group by hit.member_id order by min(hit.token), hit.member_id limit ${mostFound}))`
}

/** The token that exactly those have whose contact or login name begins as `contact` does. */
export function contactToken(kind: 'mobile' | 'email' | 'account', contact: string): string {
  const [found] = prefixToken(kind === 'account' ? contact : contactMark + contact)
  return found?.token ?? ''
}

/** Replaces the tokens of a member. */
export async function writeMemberTokens(
  db: Db,
  tenantId: string,
  memberId: string,
  member: SearchableMember,
): Promise<void> {
  await db
    .deleteFrom('member_tokens')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .execute()
  await sql`
    insert into member_tokens (tenant_id, token, member_id)
    select ${tenantId}, t.token, ${memberId}
    from unnest(${memberTokens(member).map(({ token }) => token)}::text[]) as t (token)
  `.execute(db)
}
