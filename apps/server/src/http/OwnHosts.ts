import type { Engine } from '../db/engine.js'
import { TenantsRepository } from '../repositories/tenants/TenantsRepository.js'

/** As long as this a host that was given to a tenant, or taken away, may go unnoticed. In milliseconds. */
const keptMs = 5_000

/**
 * The host names that tenants have for their own. All are read at once and kept for a moment, so that
 * whoever invents names costs neither a query for each nor memory.
 */
export class OwnHosts {
  private known: { at: number; hosts: Promise<ReadonlySet<string>> } | undefined

  constructor(private readonly services: { readonly engine: Engine; readonly now: () => Date }) {}

  async has(host: string): Promise<boolean> {
    return (await this.hosts()).has(host.toLowerCase())
  }

  private hosts(): Promise<ReadonlySet<string>> {
    const at = this.services.now().getTime()
    if (!this.known || at - this.known.at >= keptMs || at < this.known.at) {
      const hosts = new TenantsRepository(this.services.engine.platform).hosts()
      const known = { at, hosts }
      this.known = known
      hosts.catch(() => {
        if (this.known === known) this.known = undefined // the next request asks again
      })
    }
    return this.known.hosts
  }
}
