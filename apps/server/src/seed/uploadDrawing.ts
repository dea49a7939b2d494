import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareUpload } from '../files/prepareUpload.js'
import { UploadedFile } from '../http/UploadedFile.js'
import { newId } from '../ids.js'
import type { Repositories } from '../repositories/repositories.js'
import type { Services } from '../services.js'

/** Examines and stores a picture of the demo data, an SVG, as the upload of a page would. */
export async function uploadDrawing(
  services: Services,
  tenantId: string,
  name: string,
  svg: string,
) {
  const folder = await mkdtemp(join(tmpdir(), 'spruce-drawing-'))
  try {
    const path = join(folder, name)
    const bytes = Buffer.from(svg, 'utf8')
    await writeFile(path, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file = new UploadedFile(path, name, bytes.length, sha256)
    return await prepareUpload(services, file, 'resource', tenantId)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The folder of this name among a tenant's resources; it is made where there is none. */
export async function resourceFolder(
  { folders }: Repositories,
  tenantId: string,
  name: string,
): Promise<string> {
  const known = await folders.list(tenantId)
  const there = known.find((one) => one.parentId === null && one.name === name)
  if (there) return there.id
  const id = newId()
  await folders.add(tenantId, { id, parentId: null, name })
  return id
}
