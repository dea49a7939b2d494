/** What the page of a component is told. */
export interface FrameGiven {
  /** By name, as its JSON Schema describes them. */
  readonly properties: Readonly<Record<string, unknown>>
  readonly language: string
  readonly mode: 'light' | 'dark'
}

/**
 * The address of a component's page with what it is told: `#properties={…}&language=zh-CN&mode=dark`, encoded as a query is.
 * A fragment is sent to no server, and another one loads nothing anew: the page hears `hashchange`.
 */
export function frameAddress(url: string, { properties, language, mode }: FrameGiven): string {
  const address = new URL(url)
  const told = new URLSearchParams({ properties: JSON.stringify(properties), language, mode })
  address.hash = told.toString()
  return address.href
}
