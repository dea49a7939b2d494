/** What a file must be. */
export interface UploadRules {
  /** As of a file input: `image/*`, `.csv`, `application/pdf`. Default: anything. */
  accept?: readonly string[] | undefined
  /** Most bytes of one file. */
  maxSize?: number | undefined
}

/** Why a file may not be uploaded. */
export type UploadProblem = 'type' | 'size' | 'empty'

/** Judges a file before a byte is sent; the server judges again. */
export function findUploadProblem(
  file: Pick<File, 'name' | 'size' | 'type'>,
  { accept = [], maxSize = Infinity }: UploadRules,
): UploadProblem | undefined {
  if (accept.length > 0 && !accept.some((rule) => isOfType(file, rule))) return 'type'
  if (file.size === 0) return 'empty'
  return file.size > maxSize ? 'size' : undefined
}

function isOfType(file: Pick<File, 'name' | 'type'>, rule: string): boolean {
  const wanted = rule.trim().toLowerCase()
  if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted)
  const type = file.type.toLowerCase()
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
}

/** Bytes for people: 512 B, 1.5 KB, 20 MB; by 1,024 as file managers count. */
export function saySize(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** step
  return `${String(Math.round(value * 10) / 10)} ${units[step] ?? ''}`
}
