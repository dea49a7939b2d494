/** Somebody of the demo data (apps/server/src/seed/namedPeople.ts). @public */
export interface DemoPerson {
  readonly account: 'admin' | 'member' | 'multi' | 'division' | 'operator'
  /** In which tenant they begin; without one in their main tenant. */
  readonly tenantCode?: string
}

/** In the order in which they are offered. */
export const demoPeople: readonly DemoPerson[] = [
  { account: 'admin', tenantCode: 'yunshan' },
  { account: 'member', tenantCode: 'yunshan' },
  { account: 'multi' },
  { account: 'division', tenantCode: 'division' },
  { account: 'operator' },
]

/** The password of all of them. */
export const demoPassword = 'Spruce@2026'
