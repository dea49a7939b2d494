import { timingSafeEqual } from 'node:crypto'
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

/** An address that opens one file for 60 seconds, for whoever has it (S-08). */
export function signFileUrl(
  seal: Seal,
  grant: FileGrant,
  now: Date,
): { url: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + livesMs)
  const { tenantId, fileId, size, download, older } = grant
  const text = JSON.stringify([tenantId, fileId, size, download, expiresAt.getTime(), older])
  const payload = Buffer.from(text).toString('base64url')
  return { url: `/files/signed/${payload}.${seal.hash(purpose, payload)}`, expiresAt }
}

/** The grant of an address of ours that is still good. */
export function readFileToken(seal: Seal, token: string, now: Date): FileGrant | undefined {
  const [payload = '', mac = '', ...rest] = token.split('.')
  const expected = Buffer.from(seal.hash(purpose, payload))
  const given = Buffer.from(mac)
  if (rest.length > 0 || given.length !== expected.length) return undefined
  if (!timingSafeEqual(given, expected)) return undefined
  const [tenantId, fileId, size, download, expires, older] = JSON.parse(
    Buffer.from(payload, 'base64url').toString('utf8'),
  ) as [string, string, PictureSize | null, boolean, number, (number | null)?]
  if (expires <= now.getTime()) return undefined
  return { tenantId, fileId, size, download, older: older ?? undefined }
}
