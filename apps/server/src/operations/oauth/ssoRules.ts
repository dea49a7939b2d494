import type { ServerConfig } from '../../config/serverConfig.js'
import type { AppEmbed } from '../../db/schema.js'

/** What links of a deployment depend on. */
export type LinkDeployment = Pick<ServerConfig, 'allowedOrigins' | 'isHttps'>

/**
 * Origins that links to an application lead to, as browsers write them: those of the deployment, and the
 * one of its own address. A deployment behind https sends no token over a line that is not.
 * @param url of the application; a path of the portal has no origin of its own
 */
export function linkOrigins({ allowedOrigins, isHttps }: LinkDeployment, url?: string): string[] {
  const listed = allowedOrigins.map((origin) => new URL(origin).origin)
  if (url === undefined || !URL.canParse(url)) return listed
  const { origin, protocol } = new URL(url)
  const isCarried = protocol === 'https:' || (protocol === 'http:' && !isHttps)
  return isCarried ? [...listed, origin] : listed
}

/** What generateSSOLink takes as `redirectUri`: the contract has the same. */
export const linkAddress = {
  longest: 1000,
  pattern: '^https?://[0-9A-Za-z.:-]+(/[0-9A-Za-z._~/?=&%-]*)?$',
}
const linkPattern = new RegExp(linkAddress.pattern)

/**
 * Whether the portal opens an address of an application by a link: where the application asks for sign-on, at
 * the origin of its own address alone, whatever else it may be framed at or linked to. The portal keeps a fragment
 * to itself and puts it behind the token, as applications with routes in the fragment need it.
 */
export function isSignedOn(
  { isHttps }: Pick<LinkDeployment, 'isHttps'>,
  { url, embed }: { url: string; embed: Pick<AppEmbed, 'signOn'> },
  address: string,
): boolean {
  if (embed.signOn !== 'link' || !URL.canParse(address)) return false
  const { href, origin } = new URL(address)
  const asked = href.replace(/#.*$/s, '')
  return (
    asked.length <= linkAddress.longest &&
    linkPattern.test(asked) &&
    linkOrigins({ allowedOrigins: [], isHttps }, url).includes(origin)
  )
}
