import { fileTypeFromBuffer } from 'file-type'
import { canonicalLine } from '../text/canonicalText.js'
import { utf16Of } from './utf16.js'

/** What a file is kept for. */
export type FileKind = 'appImage' | 'avatar' | 'attachment' | 'resource' | 'thumbnail'
/** What comes in: files that are kept, and tables of people, which are read and forgotten. */
export type UploadKind = FileKind | 'import'

/** A type that the product takes. `isImage`: browsers may show it in the page. */
export interface AcceptedType {
  mediaType: string
  /** The first one is given to names without an extension. */
  extensions: readonly string[]
  isImage: boolean
}

const type = (mediaType: string, isImage: boolean, ...extensions: string[]): AcceptedType => ({
  mediaType,
  extensions,
  isImage,
})

const pictures = [
  type('image/png', true, 'png'),
  type('image/jpeg', true, 'jpg', 'jpeg'),
  type('image/gif', true, 'gif'),
  type('image/webp', true, 'webp'),
]
const svg = type('image/svg+xml', true, 'svg')
const icon = type('image/x-icon', true, 'ico')
const text = type('text/plain', false, 'txt', 'csv', 'md', 'json', 'log')
const officeXml = 'application/vnd.openxmlformats-officedocument'
const documents = [
  type('application/pdf', false, 'pdf'),
  type(`${officeXml}.wordprocessingml.document`, false, 'docx'),
  type(`${officeXml}.spreadsheetml.sheet`, false, 'xlsx'),
  type(`${officeXml}.presentationml.presentation`, false, 'pptx'),
  type('application/x-cfb', false, 'doc', 'xls', 'ppt'),
  type('application/zip', false, 'zip'),
  type('audio/mpeg', false, 'mp3'),
  type('video/mp4', false, 'mp4'),
  text,
]

const workbook = type(`${officeXml}.spreadsheetml.sheet`, false, 'xlsx')

const accepted: Record<UploadKind, readonly AcceptedType[]> = {
  appImage: [...pictures, svg, icon],
  avatar: pictures,
  attachment: [...pictures, ...documents],
  resource: [...pictures, svg, icon, ...documents],
  thumbnail: [...pictures.filter(({ mediaType }) => mediaType !== 'image/gif'), svg],
  import: [workbook, type('text/plain', false, 'csv', 'txt', 'tsv')],
}

/** Most bytes of what is kept smaller than an upload may be: tables show many thumbnails at once. */
export const mostBytes: Partial<Record<UploadKind, number>> = { thumbnail: 1024 * 1024 }

/** Pictures that are read by an unguessable address, without a session. */
export function isPublic(kind: FileKind, mediaType: string): boolean {
  const isPictureOfAll = kind === 'resource' && mediaType.startsWith('image/')
  return isPictureOfAll || kind === 'appImage' || kind === 'thumbnail'
}

/**
 * The type by the bytes themselves; what the sender says counts for nothing, and an extension that
 * says otherwise is a lie. Undefined: the product does not take it.
 */
export async function typeOf(
  bytes: Buffer,
  name: string,
  kind: UploadKind,
): Promise<AcceptedType | undefined> {
  // The mark of UTF-16 reads as the beginning of a sound.
  const mediaType = kind === 'import' && isWideText(bytes) ? 'text/plain' : await sniff(bytes)
  const found = accepted[kind].find((one) => one.mediaType === mediaType)
  if (!found) return undefined
  const extension = extensionOf(name)
  return extension === '' || found.extensions.includes(extension) ? found : undefined
}

async function sniff(bytes: Buffer): Promise<string | undefined> {
  const known = await fileTypeFromBuffer(bytes)
  if (known && known.mime !== 'application/xml') return known.mime
  const head = asText(bytes)
  if (head === undefined) return undefined
  return /<svg[\s>]/i.test(head.slice(0, 4096)) && /^\s*</.test(head)
    ? 'image/svg+xml'
    : 'text/plain'
}

function isWideText(bytes: Buffer): boolean {
  const encoding = utf16Of(bytes)
  return encoding !== undefined && asText(bytes, [encoding]) !== undefined
}

/** Bytes without control characters in one of the encodings. */
function asText(bytes: Buffer, encodings = ['utf-8', 'gb18030']): string | undefined {
  for (const encoding of encodings) {
    try {
      const decoded = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // eslint-disable-next-line no-control-regex -- these are what text does not have
      return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(decoded) ? undefined : decoded
    } catch {
      // not this one
    }
  }
  return undefined
}

/** The container of workbooks before 2007, and of newer ones with a password. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Why a table that the product does not take is none: people are told what to do about it. */
export function refusedTable(bytes: Buffer): 'FILE_LEGACY' | 'FILE_ENCRYPTED' | undefined {
  if (!bytes.subarray(0, compoundFile.length).equals(compoundFile)) return undefined
  return bytes.includes('EncryptedPackage', 0, 'utf16le') ? 'FILE_ENCRYPTED' : 'FILE_LEGACY'
}

/** In lower case, without the point. */
function extensionOf(name: string): string {
  return /\.([0-9a-z]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

const longestName = 120

/** A name for people: no folders, no control or direction characters, with an extension of the type. */
export function displayName(name: string, { extensions }: AcceptedType): string {
  const clean = canonicalLine(name.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, ''))
  const extension = extensionOf(clean)
  const base = extension === '' ? clean : clean.slice(0, -extension.length - 1)
  const shown = Array.from(base).slice(0, longestName).join('').trim() || 'file'
  return `${shown}.${extension === '' ? String(extensions[0]) : extension}`
}
