import { safeUrl } from '@spruce/validators'
import type { ServerConfig } from '../../config/serverConfig.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import { publicUrl } from '../../presenters/filePresenters.js'
import type { FileRow } from '../../repositories/files/FilesRepository.js'
import type { Repositories } from '../../repositories/repositories.js'

/** Under which public pictures lie. */
const publicFolder = '/files/public/'

/** Addresses of pictures by the field of the request that they stand in. */
export type PictureFields = Readonly<Record<string, string | null | undefined>>

export interface PictureRules {
  tenantId: string
  config: Pick<ServerConfig, 'publicUrl' | 'allowedOrigins'>
  /** What the fields have already may stay. */
  known: readonly (string | null | undefined)[]
}

/**
 * A picture that the whole tenant shows is a public one of the tenant's own files, or lies at an
 * origin that the deployment lists (S-07). Null and absent fields show none.
 *
 * @throws 422 INVALID_REFERENCE with the fields that name another
 */
export async function assertTenantPictures(
  { files }: Repositories,
  fields: PictureFields,
  { tenantId, config, known }: PictureRules,
): Promise<void> {
  const asked = Object.entries(fields).flatMap(([path, address]) =>
    address == null || known.includes(address)
      ? []
      : [{ path, address, own: ownPath(address, config) }],
  )
  const paths = asked.flatMap(({ own }) => (typeof own === 'string' ? [own] : []))
  const shown = new Set((await findPublic(files, tenantId, paths)).map(urlOf))
  const wrong = asked.filter(({ own }) => own !== 'elsewhere' && !shown.has(own ?? ''))
  if (wrong.length > 0) {
    throw unprocessable(
      'INVALID_REFERENCE',
      wrong.map(({ path }) => wrongField(path, 'invalid')),
    )
  }
}

/** As `assertTenantPictures`; the name of an icon of the portal is no address. */
export async function assertIcons(
  repositories: Repositories,
  fields: PictureFields,
  rules: PictureRules,
): Promise<void> {
  const pictures = Object.entries(fields).filter(([, icon]) => icon != null && /[/:]/.test(icon))
  await assertTenantPictures(repositories, Object.fromEntries(pictures), rules)
}

/**
 * A photo is a public picture that its person uploaded in this tenant, or the one they have.
 *
 * @throws 422 INVALID_REFERENCE
 */
export async function assertOwnPhoto(
  { files }: Repositories,
  photo: string | null | undefined,
  owner: { tenant: { id: string; memberId: string } | null; known: readonly (string | null)[] },
): Promise<void> {
  if (photo == null || owner.known.includes(photo)) return
  const { tenant } = owner
  const found = tenant ? await findPublic(files, tenant.id, [photo]) : []
  const isOwn = found.some((file) => urlOf(file) === photo && file.uploadedBy === tenant?.memberId)
  if (!isOwn) throw unprocessable('INVALID_REFERENCE', [wrongField('photo', 'invalid')])
}

/**
 * The address as it was, or null where it names a file of the tenant that is gone; null and names of icons
 * stay, and so does what lies elsewhere.
 */
export async function pictureStillThere(
  { files }: Repositories,
  tenantId: string,
  address: string | null,
  config: PictureRules['config'],
): Promise<string | null> {
  const path = address === null ? undefined : ownPath(address, config)
  if (path === undefined || !path.startsWith(publicFolder)) return address
  return (await files.behind(tenantId, [path])).length > 0 ? address : null
}

async function findPublic(
  files: Repositories['files'],
  tenantId: string,
  paths: readonly string[],
) {
  const found = await files.findAll(tenantId, await files.behind(tenantId, paths))
  return found.filter(({ kind }) => kind === 'appImage' || kind === 'resource')
}

function urlOf({ publicName }: FileRow): string | null {
  return publicUrl(publicName)
}

/** The path of an address of this server; `elsewhere` at a listed origin; undefined for any other. */
function ownPath(
  address: string,
  { publicUrl: publicAddress, allowedOrigins }: PictureRules['config'],
): string | undefined {
  const origin = publicAddress ?? 'http://localhost'
  const passed = safeUrl(address, { origin, allowedOrigins })
  if (!passed) return undefined
  if (!passed.isOwn) return 'elsewhere'
  return passed.href.startsWith(origin) ? passed.href.slice(origin.length) : address
}
