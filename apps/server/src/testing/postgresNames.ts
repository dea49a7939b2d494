/** The migrated database that each test file copies. */
export const templateDatabase = 'spruce_test_template'

/** The service's login in tests: it owns nothing and bypasses nothing. */
export const roleLogin = { name: 'spruce_test_service', password: 'spruce_test' }

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/** The same database, by the service's login. */
export function asService(url: string): string {
  const changed = new URL(url)
  changed.username = roleLogin.name
  changed.password = roleLogin.password
  return changed.href
}
