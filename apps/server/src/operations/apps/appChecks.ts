import { probeAddress } from '../../http/probeAddress.js'
import type { Language } from '@spruce/validators/i18n'
import type { ServerMessages } from '../../messages.js'
import type { AppCheck, DueApp } from '../../repositories/apps/AppChecksRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'
import { tellEach } from '../tellEach.js'

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
  repositories: Repositories,
  tenantId: string,
  app: Pick<DueApp, 'id' | 'url'>,
  check: AppCheck,
): Promise<void> {
  const { appChecks } = repositories
  const noted = await appChecks.note(tenantId, app, check)
  const { state, checkedAt } = check
  if (!noted || noted.was === state || state === 'refused') return
  // The first check tells of no change, nor does one that finds up what was never down.
  if (noted.was === null || (state === 'up' && noted.was !== 'down')) return
  const title = ({ appHealth }: ServerMessages, language: Language) =>
    appHealth[state](noted.name[language])
  const link = `${appsPath}?health=${state}`
  await tellEach(repositories, await appChecks.keepers(tenantId), { title, link }, checkedAt)
}
