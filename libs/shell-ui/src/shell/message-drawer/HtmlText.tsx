import { createElement, Fragment, useMemo, type MouseEvent, type ReactNode } from 'react'
import { useMessages } from '../../i18n/LanguageProvider.js'
import { isPlainClick } from '../TabLink.js'
import { drawerMessages } from './drawerMessages.js'

/** @public */
export interface HtmlTextProps {
  /** Of a server; never trusted. */
  html: string
  /** Follows a path of the product; other addresses open beside. */
  onFollow?: ((path: string) => void) | undefined
}

/** Shown as they are. */
const plain = new Set(
  'p br hr blockquote pre code div span strong b em i u s sub sup ul ol li thead tbody tr'.split(
    ' ',
  ),
)
/** A message stands below a heading of the drawer, so its own begin here, whichever they are. */
const firstHeading = 4
/** Dropped with all that is in them; any other unknown element leaves its content behind. */
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'embed', 'svg', 'math'])
const alignments = ['left', 'right', 'center', 'justify'] as const

/**
 * Rich text of a server, built anew from what is known to be harmless: no markup is ever handed to the
 * browser, whatever the server let through. Colours are left out, for they were chosen for one scheme.
 * @public
 */
export function HtmlText({ html, onFollow }: HtmlTextProps) {
  const messages = useMessages(drawerMessages)
  const picture = messages.picture
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html') // inert: loads and runs nothing
    const used = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].filter((tag) => body.querySelector(tag))
    return childrenOf(body, { onFollow, picture, headings: used })
  }, [html, onFollow, picture])
  return <div className="shell-message-text">{content}</div>
}

interface Means {
  onFollow: ((path: string) => void) | undefined
  picture: string
  /** The headings of the text, the highest first: no level is left out below it. */
  headings: readonly string[]
}

function childrenOf(node: Node, means: Means): ReactNode[] {
  return Array.from(node.childNodes, (child, index) => toReact(child, index, means))
}

function toReact(node: Node, key: number, means: Means): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof HTMLElement)) return null
  const tag = node.localName
  if (dropped.has(tag)) return null
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key })
  if (tag === 'img') return <Picture key={key} element={node} name={means.picture} />
  const children = childrenOf(node, means)
  if (tag === 'a') {
    return (
      <Link key={key} href={node.getAttribute('href')} onFollow={means.onFollow}>
        {children}
      </Link>
    )
  }
  const style = { textAlign: alignments.find((one) => one === node.style.textAlign) }
  if (tag === 'table') {
    return (
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a wide table scrolls, by keyboard too
      <div key={key} className="shell-message-table" tabIndex={0}>
        <table>{children}</table>
      </div>
    )
  }
  if (tag === 'td' || tag === 'th') {
    const spans = { colSpan: spanOf(node, 'colspan'), rowSpan: spanOf(node, 'rowspan') }
    return createElement(tag, { key, style, ...spans }, children)
  }
  const rank = means.headings.indexOf(tag)
  const shown = rank >= 0 ? `h${String(Math.min(firstHeading + rank, 6))}` : plain.has(tag) && tag
  return shown ? (
    createElement(shown, { key, style }, children)
  ) : (
    <Fragment key={key}>{children}</Fragment>
  )
}

function spanOf(node: HTMLElement, name: string): number | undefined {
  const span = Number(node.getAttribute(name))
  return Number.isInteger(span) && span > 1 && span <= 100 ? span : undefined
}

/** Pictures come from the product's own files alone: no other host learns who reads when. */
function Picture({ element, name }: { element: HTMLElement; name: string }) {
  const src = element.getAttribute('src') ?? ''
  if (!/^\/files\/public\/[\w-]+$/.test(src)) return null
  return <img src={src} alt={element.getAttribute('alt') ?? name} />
}

interface LinkProps {
  href: string | null
  onFollow: ((path: string) => void) | undefined
  children: ReactNode
}

function Link({ href, onFollow, children }: LinkProps) {
  const target = linkTarget(href)
  if (!target) return <span>{children}</span>
  const { isOwn } = target
  return (
    <a
      className="ui-link"
      href={target.href}
      {...(isOwn ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        if (!isOwn || !onFollow || !isPlainClick(event)) return
        event.preventDefault()
        onFollow(target.href)
      }}
    >
      {children}
    </a>
  )
}

/** Where an address of a message leads: into the product, beside it, or nowhere. */
export function linkTarget(
  href: string | null | undefined,
): { href: string; isOwn: boolean } | undefined {
  if (!href) return undefined
  // eslint-disable-next-line no-control-regex -- refusing control characters is the rule
  if (/[\u0000-\u001f\u007f\\]/.test(href)) return undefined
  if (/^\/(?!\/)/.test(href)) return { href, isOwn: true }
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(href) ? { href, isOwn: false } : undefined
}
