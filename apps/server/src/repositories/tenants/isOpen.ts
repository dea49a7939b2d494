import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Neither disabled nor past its end, of the tenant under the alias: its people may call. */
export function isOpen(alias: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<SqlBool>`tenant_status(${column('status')}, ${column('expires_at')}) = 'enabled'`
}
