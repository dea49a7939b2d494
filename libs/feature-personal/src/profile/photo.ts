import type { profileMessages } from './profileMessages.js'

/** Pictures that the server takes. */
export const photoTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const

const mostBytes = 5 * 1024 * 1024

/** Why a file cannot be a photo, before it is sent; the server looks into it, too. */
export function photoProblem(
  { type, size }: Pick<File, 'type' | 'size'>,
  t: Pick<(typeof profileMessages)['zh-CN'], 'photoType' | 'photoSize'>,
): string | undefined {
  if (!photoTypes.some((one) => one === type)) return t.photoType
  return size > mostBytes ? t.photoSize : undefined
}
