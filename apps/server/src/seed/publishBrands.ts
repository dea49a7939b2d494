import type { Look } from '../db/schema.js'
import { keepFile } from '../operations/files/keepFile.js'
import { noteBrandPictures } from '../operations/files/noteUses.js'
import { publishedLook } from '../operations/personalisation/lookRules.js'
import { type PublishContext, publishLook } from '../operations/personalisation/publishLook.js'
import { readPersonalisation } from '../operations/personalisation/readPersonalisation.js'
import { publicUrl } from '../presenters/filePresenters.js'
import { Repositories } from '../repositories/repositories.js'
import type { Services } from '../services.js'
import { divisionBrand, manufacturingBrand, operatorBrand } from './brands.js'
import type { DrawnBrand, NextLook } from './DemoTenant.js'
import { namedUserId } from './namedPeople.js'
import { morningIn } from './officeHours.js'
import { resourceFolder, uploadDrawing } from './uploadDrawing.js'

/** The demo tenants and who administers them. */
const brands = [
  { brand: operatorBrand, loginName: 'operator' },
  { brand: manufacturingBrand, loginName: 'admin' },
  { brand: divisionBrand, loginName: 'division' },
] as const

/**
 * Gives the demo tenants their pictures as their administrators would: uploaded, then published, with a draft of
 * what comes next.
 * Tenants that have pictures keep them; a picture inside its own address, which no operation takes, is
 * replaced. Runs when there is a file storage, which the database's own seed knows nothing of.
 */
export async function publishBrands(services: Services): Promise<void> {
  for (const { brand, loginName } of brands) {
    const memberId = await administratorWithoutPictures(services, brand.id, loginName)
    if (memberId !== undefined) await publish(services, brand, memberId)
  }
}

/** Undefined when there is nothing to do: no such tenant or person, or a look that was published. */
async function administratorWithoutPictures(
  { engine }: Services,
  tenantId: string,
  loginName: string,
): Promise<string | undefined> {
  const row = await engine.platform
    .selectFrom('memberships')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', namedUserId(loginName))
    .select('id')
    .executeTakeFirst()
  const repositories = new Repositories(engine.platform)
  return row && (await isWithoutPictures(repositories, tenantId)) ? row.id : undefined
}

async function isWithoutPictures(
  { personalisation, tenants }: Repositories,
  tenantId: string,
): Promise<boolean> {
  const { browserIcon } = publishedLook(await tenants.get(tenantId))
  if (browserIcon !== null) return browserIcon.startsWith('data:')
  const { total } = await personalisation.releases(tenantId, { page: 1, size: 1 })
  return total === 0
}

async function publish(services: Services, brand: DrawnBrand, memberId: string): Promise<void> {
  const { id: tenantId, code } = brand
  const icon = await uploadDrawing(services, tenantId, `${code}.svg`, brand.icon)
  const background = await uploadDrawing(services, tenantId, `${code}-login.svg`, brand.background)
  const dark =
    brand.iconDark === undefined
      ? undefined
      : await uploadDrawing(services, tenantId, `${code}-dark.svg`, brand.iconDark)
  const uploads = [icon, background, ...(dark ? [dark] : [])]
  const isDone = await services.engine
    .tx({ tenant: tenantId }, async (tx) => {
      const repositories = new Repositories(tx)
      await repositories.personalisation.lockTenant(tenantId)
      // Another process may have been faster.
      if (!(await isWithoutPictures(repositories, tenantId))) return false
      const look = publishedLook(await repositories.tenants.get(tenantId))
      const folderId = await resourceFolder(repositories, tenantId, '企业形象')
      const iconUrl = await keep(icon.value, ['品牌', '图标'])
      const backgroundUrl = await keep(background.value, ['品牌', '登录页'])
      const value = {
        ...look,
        browserIcon: iconUrl,
        browserIconName: icon.value.name,
        systemIcon: iconUrl,
        ...(dark && { systemIconDark: await keep(dark.value, ['品牌', '图标']) }),
        loginPage: backgroundUrl,
      }
      const context = { tenantId, memberId, repositories, services, audit: () => undefined }
      await publishLook(context, value, null, brand.homepage)
      if (brand.next) await draftNext(context, value, brand.next)
      return true

      async function keep(stored: typeof icon.value, tags: string[]): Promise<string> {
        const file = { kind: 'resource', folderId, stored, memberId } as const
        const row = await keepFile(repositories, services, tenantId, file)
        await repositories.files.setTags(tenantId, [{ id: row.id, tags }])
        return publicUrl(row.publicName) ?? ''
      }
    })
    .catch(async (error: unknown) => {
      for (const one of uploads) await one.discard()
      throw error
    })
  if (!isDone) for (const one of uploads) await one.discard()
}

/** Saves a draft as the administrator would, and plans it. */
async function draftNext(
  { tenantId, memberId, repositories, services }: PublishContext,
  published: Look,
  { change, plan }: NextLook,
): Promise<void> {
  const value = { ...published, ...change }
  await repositories.personalisation.saveDraft(tenantId, value, memberId)
  await noteBrandPictures(repositories, tenantId, 'draft', value)
  if (!plan) return
  const { version } = await readPersonalisation(repositories, tenantId)
  const plannedAt = services.now()
  await repositories.brandPlans.save(tenantId, {
    ...{ value, draftVersion: version, note: plan.note, plannedBy: memberId, plannedAt },
    publishAt: morningIn(plannedAt, plan.inDays),
  })
  await noteBrandPictures(repositories, tenantId, 'planned', value)
}
