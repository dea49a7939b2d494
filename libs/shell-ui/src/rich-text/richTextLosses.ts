import { linkTo } from './linkTo.js'
import { richTextTags } from './richTextTags.js'

/** What the editor keeps: its own tags, and those that it writes as one of them. */
const keptTags: ReadonlySet<string> = new Set([...richTextTags, 'b', 'i', 'del', 'strike'])

const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  ol: ['start', 'type'],
}

/** Code holds no other mark, and stands in none. */
const marks = 'strong, b, em, i, u, s, del, strike, a, code'

/**
 * What the editor would drop from an HTML text without a word: tags, attributes, addresses of links, comments, each
 * once. Ask before a text that was not written in it is edited in it.
 * @param allowedOrigins as the editor is given them @public
 */
export function richTextLosses(
  html: string,
  allowedOrigins: readonly string[] = [],
): readonly string[] {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html') // inert
  const losses = [...body.querySelectorAll('*')].flatMap((one) => lossesOf(one, allowedOrigins))
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  return [...new Set(comments.nextNode() ? [...losses, '<!-- -->'] : losses)]
}

function lossesOf(element: Element, allowedOrigins: readonly string[]): readonly string[] {
  const tag = element.localName
  if (!keptTags.has(tag)) return [tag]
  const kept = Object.hasOwn(keptAttributes, tag) ? (keptAttributes[tag] ?? []) : []
  const attributes = element.getAttributeNames().filter((name) => !kept.includes(name))
  if (tag === 'a') {
    const href = element.getAttribute('href') ?? ''
    const isLost = href === '' || linkTo(href, allowedOrigins) === undefined
    return isLost ? [href || tag, ...attributes] : attributes
  }
  const isTorn =
    tag === 'code' && (element.querySelector(marks) ?? element.parentElement?.closest(marks))
  return isTorn ? [tag, ...attributes] : attributes
}
