import { dynamicPath, pathOf } from './paths.js'

/** What the framework page is asked to show (spec section 2.3). @public */
export interface DynamicPage {
  /** The address it shows: a path of the portal, or an address of another site. */
  readonly url: string
  /** What its tab is called. */
  readonly name?: string
  /** Without the frame of the shell. */
  readonly isonly?: boolean
}

/** The address of the framework page that shows another one. @public */
export function dynamicHref({ url, name, isonly }: DynamicPage): string {
  const query = new URLSearchParams({ url, ...(name !== undefined && { name }) })
  if (isonly) query.set('isonly', '1')
  return `${dynamicPath}?${query.toString()}`
}

/** What the framework page at an address shows; undefined at every other page. @public */
export function readDynamicHref(href: string): DynamicPage | undefined {
  if (pathOf(href) !== dynamicPath) return undefined
  const query = new URLSearchParams(href.split('#')[0]?.split('?').slice(1).join('?') ?? '')
  const url = query.get('url') ?? ''
  const name = query.get('name')
  return { url, ...(name !== null && { name }), isonly: isTrue(query.get('isonly')) }
}

/** How a query says yes. @public */
export function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}
