import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { mergeTokens, nameTokens, prefixToken, type SearchToken } from './searchTokens.js'

/** A department is found by its name and by the beginning of its code. */
export function departmentTokens(department: { name: string; code: string | null }): SearchToken[] {
  return mergeTokens(nameTokens(department.name), prefixToken(department.code))
}

/** Replaces the tokens of a department. */
export async function writeDepartmentTokens(
  db: Db,
  tenantId: string,
  department: { id: string; name: string; code: string | null },
): Promise<void> {
  await db
    .deleteFrom('department_tokens')
    .where('tenant_id', '=', tenantId)
    .where('department_id', '=', department.id)
    .execute()
  const tokens = departmentTokens(department)
  if (tokens.length === 0) return
  await sql`
    insert into department_tokens (tenant_id, token, department_id, position)
    select ${tenantId}, t.token, ${department.id}, t.position
    from unnest(
      ${tokens.map(({ token }) => token)}::text[],
      ${tokens.map(({ position }) => position)}::smallint[]
    ) as t (token, position)
  `.execute(db)
}
