const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (char) => entities[char] ?? char)
}

/** JSON for a `<script type="application/json">`: nothing in it can end the element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

const plainImage = /^data:image\/(png|jpeg|gif|webp|svg\+xml|x-icon)[;,]/u

/** A URL for an image: a path of this server, http(s) or an image as data; else `fallback`. */
export function imageUrl(url: string | null | undefined, fallback: string): string {
  if (!url) return fallback
  if (plainImage.test(url)) return url
  if (url.startsWith('/') && !url.startsWith('//') && !url.includes('\\')) return url
  try {
    const { protocol } = new URL(url)
    return protocol === 'https:' || protocol === 'http:' ? url : fallback
  } catch {
    return fallback
  }
}

/** A URL for use between the quotes of CSS `url("…")`: what could end the string is percent-encoded. */
export function cssUrl(url: string): string {
  return url.replace(
    /["'()\\\s<>]/gu,
    (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
}
