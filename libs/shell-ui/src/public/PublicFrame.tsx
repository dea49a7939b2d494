import type { ReactNode } from 'react'
import { initialOf } from '../display/initials.js'

/** Where the form stands on a wide screen. */
export type LoginPosition = 'left' | 'center' | 'right'

/** What a public page shows of its tenant. */
export interface PublicBrand {
  name: string
  /** What the browser's title says of it; default: the name. */
  browserTitle?: string | null | undefined
  /** URL of the logo; without it the name's first character stands in a tile. */
  logo?: string | null | undefined
  slogan?: string | null | undefined
  /** URL of a picture behind the brand. */
  background?: string | null | undefined
  /** Where the form stands; default: right. */
  position?: LoginPosition
}

export interface PublicFrameProps {
  /** Name, slogan and picture of the tenant. */
  brand: PublicBrand
  /** The one heading of the page. */
  title: string
  /** A sentence under the title. */
  lead?: ReactNode
  /** Top right: language, dark mode. */
  actions?: ReactNode
  /** Bottom: licence, help. */
  footer?: ReactNode
  /** The form. */
  children?: ReactNode
}

/**
 * The look of a page that needs no sign-in: the tenant's brand on one side, one form on the other, or
 * the form before the brand; a single column below 900 px. Plain elements on generated classes (`public.css`). Leaves the browser's
 * title alone, so that it may stand in a preview.
 */
export function PublicFrame(props: PublicFrameProps) {
  const { brand, title, lead, actions, footer, children } = props
  return (
    <div className="ui-page" data-position={brand.position}>
      <header className="ui-brand" style={backgroundOf(brand)}>
        <div className="ui-brand-name">
          {brand.logo ? (
            <img className="ui-logo" src={brand.logo} alt="" />
          ) : (
            <span className="ui-logo-tile" aria-hidden>
              {initialOf(brand.name)}
            </span>
          )}
          <span>{brand.name}</span>
        </div>
        {brand.slogan && <p className="ui-slogan">{brand.slogan}</p>}
      </header>
      <div className="ui-side">
        {actions && <div className="ui-actions">{actions}</div>}
        <main className="ui-main">
          <h1 className="ui-title">{title}</h1>
          {lead && <p className="ui-lead">{lead}</p>}
          {children}
        </main>
        {footer && <footer className="ui-footer">{footer}</footer>}
      </div>
    </div>
  )
}

function backgroundOf({ background }: PublicBrand) {
  return background ? { backgroundImage: `url(${JSON.stringify(background)})` } : undefined
}
