import { ArrowLeft, ChevronRight, House, TriangleAlert } from 'lucide-react'
import { useMessages } from '../public/index.js'
import { breadcrumbTrail, type BreadcrumbItem } from './breadcrumbTrail.js'
import { menuHref, type MenuItem } from './menus.js'
import { menuLinkProps, type MenuLinkProps } from './MenuTree.js'
import { shellMessages } from './messages.js'
import { isPlainClick } from './TabLink.js'

/** @public */
export interface BreadcrumbProps extends MenuLinkProps {
  /** The menus of the person, in which the path to the page is looked up. */
  menus: readonly MenuItem[]
  /** The address of the page, or of the menu it belongs to where that lies elsewhere. */
  activeUrl: string
  /** What the page calls itself, when it lies deeper than its menu. */
  pageTitle?: string
  /** Where back-to-home leads (`homeTarget`); without it the button is left out. */
  homeHref?: string
  /** Goes there within the product; the link still opens beside it with the middle button. */
  onHome?: (href: string) => void
  /** Goes one step back; without it the button is left out. */
  onBack?: () => void
  /** False when the account belongs to no tenant: a warning takes the place of the path. */
  hasTenant?: boolean
  /** Says why in place of that warning, one sentence each: what keeps the person out, whom to ask. */
  warnings?: readonly string[]
}

/** 52 px: where the page stands in the menu, and the ways back. @public */
export function Breadcrumb(props: BreadcrumbProps) {
  const { menus, activeUrl, pageTitle, homeHref, onHome, onBack, hasTenant = true } = props
  const messages = useMessages(shellMessages)
  const items = breadcrumbTrail(menus, activeUrl, pageTitle)
  const warnings = props.warnings?.length ? props.warnings : [messages.noTenant]
  return (
    <nav className="shell-breadcrumb" aria-label={messages.breadcrumb}>
      {onBack ? (
        <button
          type="button"
          className="shell-icon-button"
          aria-label={messages.back}
          title={messages.back}
          onClick={onBack}
        >
          <ArrowLeft size={16} aria-hidden />
        </button>
      ) : null}
      {homeHref === undefined ? null : (
        <a
          className="shell-icon-button"
          href={homeHref}
          aria-label={messages.backHome}
          title={messages.backHome}
          onClick={(event) => {
            if (!onHome || !isPlainClick(event)) return
            event.preventDefault()
            onHome(homeHref)
          }}
        >
          <House size={16} aria-hidden />
        </a>
      )}
      {hasTenant ? <Path {...props} items={items} /> : null}
      {hasTenant ? null : (
        <div className="shell-warning" role="alert">
          <TriangleAlert size={16} aria-hidden />
          <div>
            {warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </div>
        </div>
      )}
    </nav>
  )
}

interface PathProps extends BreadcrumbProps {
  items: readonly BreadcrumbItem[]
}

function Path({ items, onNavigate, hrefOf = menuHref }: PathProps) {
  if (items.length === 0) return null
  return (
    <ol>
      {items.map((item, index) => {
        const isLast = index === items.length - 1
        const href = isLast || !item.menu ? undefined : hrefOf(item.menu)
        return (
          <li key={item.id}>
            {item.menu && href ? (
              <a
                {...menuLinkProps(item.menu, href, onNavigate)}
                className="shell-crumb"
                title={item.name}
              >
                {item.name}
              </a>
            ) : (
              <span
                className="shell-crumb"
                title={item.name}
                aria-current={isLast ? 'page' : undefined}
              >
                {item.name}
              </span>
            )}
            {isLast ? null : <ChevronRight size={14} aria-hidden />}
          </li>
        )
      })}
    </ol>
  )
}
