const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // Two of them begin a variable of the page.
  '{': '&#123;',
}

/** A text as markup that shows just that text: nothing in it is markup, and nothing a variable. */
export function plainMarkup(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${escapeText(part).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"'{]/g, (mark) => marks[mark] ?? '')
}

const hiddenParts = /<(script|style|template|noscript)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const lineEnds = /<\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|article|br|hr|pre)\b[^>]*>/gi

/** What a person would read in markup. For people only: what it gives is text, and is escaped where it is shown. */
export function readableText(markup: string): string {
  const withoutTags = markup
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(hiddenParts, '')
    .replaceAll(lineEnds, '\n')
    .replaceAll(/<[^<>]*>/g, '')
  return withoutTags
    .replaceAll(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const entities: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" },
}

/**
 * A title as the page has it: two braces would begin a variable of the page.
 * @param variables those of Grafana that the page takes over: `$name`, `${name}` and `[[name]]`
 */
export function plainTitle(text: string, variables: ReadonlySet<string>): string {
  return text
    .replaceAll('{{', '{ {')
    .replaceAll(/\$(\w+)|\$\{(\w+)(?::\w+)?\}|\[\[(\w+)\]\]/g, (whole, ...found: unknown[]) => {
      const name = found.slice(0, 3).find((one) => typeof one === 'string')
      return typeof name === 'string' && variables.has(name) ? `{{${name}}}` : whole
    })
    .replaceAll(/\s+/g, ' ')
    .trim()
}
