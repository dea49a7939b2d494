import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Seal } from '../http/Seal.js'
import type { PictureSize } from './pictures.js'

/** What a signed address opens. */
export interface FileGrant {
  tenantId: string
  fileId: string
  size: PictureSize | null
  /** As a download, also where a browser could show it. */
  download: boolean
  /** An older content of a resource, by its number; absent: the present one. */
  older?: number | undefined
}

const livesMs = 60_000
const purpose = 'file-url'
const archivePurpose = 'archive-url'

/** What the address of a ZIP file opens. */
export interface ArchiveGrant {
  tenantId: string
  /** Resources, in the order of the ZIP file. */
  fileIds: readonly string[]
  /** Of the ZIP file. */
  name: string
}

/** An address that opens one file for 60 seconds, for whoever has it (S-08). */
export function signFileUrl(
  seal: Seal,
  grant: FileGrant,
  now: Date,
): { url: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + livesMs)
  const { tenantId, fileId, size, download, older } = grant
  const text = JSON.stringify([tenantId, fileId, size, download, expiresAt.getTime(), older])
  return { url: `/files/signed/${seal.sign(purpose, Buffer.from(text))}`, expiresAt }
}

/** The grant of an address of ours that is still good. */
export function readFileToken(seal: Seal, token: string, now: Date): FileGrant | undefined {
  const payload = seal.readSigned(purpose, token)
  if (!payload) return undefined
  const [tenantId, fileId, size, download, expires, older] = JSON.parse(
    payload.toString('utf8'),
  ) as [string, string, PictureSize | null, boolean, number, (number | null)?]
  if (expires <= now.getTime()) return undefined
  return { tenantId, fileId, size, download, older: older ?? undefined }
}

/** An address that opens many resources as one ZIP file for 60 seconds. The ids are packed: an address is short. */
export function signArchiveUrl(
  seal: Seal,
  { tenantId, fileIds, name }: ArchiveGrant,
  now: Date,
): { url: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + livesMs)
  const text = JSON.stringify([tenantId, fileIds, name, expiresAt.getTime()])
  const token = seal.sign(archivePurpose, deflateRawSync(text))
  return { url: `/files/archive?token=${token}`, expiresAt }
}

/** The grant of such an address that is still good. */
export function readArchiveToken(seal: Seal, token: string, now: Date): ArchiveGrant | undefined {
  const payload = seal.readSigned(archivePurpose, token)
  if (!payload) return undefined
  const [tenantId, fileIds, name, expires] = JSON.parse(
    inflateRawSync(payload).toString('utf8'),
  ) as [string, string[], string, number]
  return expires <= now.getTime() ? undefined : { tenantId, fileIds, name }
}
