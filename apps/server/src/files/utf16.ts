export type Utf16 = 'utf-16le' | 'utf-16be'

/** At most so many bytes are looked at. */
const looked = 4096

/**
 * Whether a text is UTF-16, by its mark or, where it has none, by the zeros beside its ASCII characters:
 * spreadsheets write it as "Unicode text". Other encodings of tables have no zeros at all.
 */
export function utf16Of(bytes: Uint8Array): Utf16 | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [index, byte] of bytes.subarray(0, looked).entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  if (odd > 0 && even === 0) return 'utf-16le'
  return even > 0 && odd === 0 ? 'utf-16be' : undefined
}
