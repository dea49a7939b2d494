import { probeAddress } from '../../http/probeAddress.js'
import { messages } from '../../messages.js'
import type { AppCheck, DueApp } from '../../repositories/apps/AppChecksRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'

/** Where administrators see it. */
const appsPath = '/yunbu-app/spruce-web-enterprise-console/base/appMgt'

/** Asks the address of an application. Waits for the network: never within a transaction. */
export async function askApp(
  { config, now }: Pick<Services, 'config' | 'now'>,
  url: string,
): Promise<AppCheck> {
  const checkedAt = now()
  // A path of the portal is answered by whoever answers this.
  if (url.startsWith('/')) return { state: 'up', status: 200, milliseconds: 0, checkedAt }
  const began = performance.now()
  const isTrusted = config.allowedOrigins.includes(new URL(url).origin)
  const probe = await probeAddress(url, { isTrusted })
  const milliseconds = probe.state === 'up' ? Math.round(performance.now() - began) : null
  return { ...probe, milliseconds, checkedAt }
}

/** Notes what a check found; tells who sets up applications, once, when it goes down or is up again. */
export async function noteAppCheck(
  { appChecks, letters }: Repositories,
  tenantId: string,
  app: Pick<DueApp, 'id' | 'url'>,
  check: AppCheck,
): Promise<void> {
  const noted = await appChecks.note(tenantId, app, check)
  const { state, checkedAt } = check
  if (!noted || noted.was === state || state === 'refused') return
  // The first check tells of no change, nor does one that finds up what was never down.
  if (noted.was === null || (state === 'up' && noted.was !== 'down')) return
  for (const { memberId, language } of await appChecks.keepers(tenantId)) {
    const reads = language === 'en-US' ? 'en-US' : 'zh-CN'
    const title = messages[reads].appHealth[state](noted.name[reads])
    const link = `${appsPath}?health=${state}`
    await letters.send(tenantId, [memberId], { category: 'system', title, link }, checkedAt)
  }
}
