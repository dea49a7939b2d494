import type { ServerConfig } from '../../config/serverConfig.js'

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
