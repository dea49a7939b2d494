import sanitizeHtml from 'sanitize-html'

/** HTML as a reader without HTML sees it. */
export function textOfHtml(html: string): string {
  const broken = html.replace(/<br\b[^>]*>|<\/(?:p|div|h[1-4]|li|tr|blockquote|pre)>/gu, '\n')
  return sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}
