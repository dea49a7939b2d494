import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { Schemas } from '@spruce/api-client/contract'
import { type Language, pickLanguage } from '@spruce/validators/i18n'
import { parse as parseCookies } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BootData, Brand } from './bootData.js'
import { contentSecurityPolicy } from './contentSecurityPolicy.js'
import { type PortalFiles, readPortalFiles } from './PortalFiles.js'
import { renderIndex } from './renderIndex.js'
import { readThemeChoice } from './themeChoice.js'

export interface PortalDeps {
  /** Folder of the portal's build. */
  portalDir: string
  /** Whose brand this visitor sees: host, `?tenant=CODE`, tenant cookie, platform default. */
  resolveBrand: (request: FastifyRequest) => Promise<Brand>
  /** The draft that a link shows on a page of sign-in; null: the link is over. Default: there are no such links. */
  resolveDraft?: (request: FastifyRequest) => Promise<Brand | null | undefined>
  /** Origins that the page may frame, for this visitor. Default: its own alone. */
  frameOrigins?: (request: FastifyRequest) => Promise<readonly string[]>
  /** By whom people of the brand's tenant sign in. Default: nobody. */
  signInProviders?: (brand: Brand) => Promise<NonNullable<BootData['providers']>>
  /** What /aba-base/api/deploy-config answers; saves the entry that call. */
  deployConfig: Schemas['DeployConfig']
}

const signInPages = new Set(['/login', '/admin/login'])
const year = 31_536_000

function readLanguage(request: FastifyRequest, chosen: string | undefined): Language {
  return chosen === 'zh-CN' || chosen === 'en-US'
    ? chosen
    : pickLanguage(request.headers['accept-language'])
}

/** A person opening a page, as opposed to a script or an image asking for a file. */
function isNavigation(request: FastifyRequest, pathname: string): boolean {
  const { accept = '*/*', 'sec-fetch-dest': destination = 'document' } = request.headers
  const lastSegment = pathname.slice(pathname.lastIndexOf('/') + 1)
  const wantsPage = accept.includes('text/html') || accept.includes('*/*')
  return wantsPage && destination === 'document' && !/\.[a-z0-9]{2,5}$/iu.test(lastSegment)
}

/** A program looks there for what a site offers (RFC 8615): a page would say that it does. */
function isWellKnown(pathname: string): boolean {
  return /^\/\.well-known(?:\/|$)/iu.test(pathname)
}

/**
 * Serves the built portal: hashed assets for a year, precompressed; every other navigation gets
 * `index.html` with the tenant's brand. Without a build it registers nothing.
 * @returns whether there is a portal to serve
 */
export async function registerPortal(app: FastifyInstance, deps: PortalDeps): Promise<boolean> {
  const files = await readPortalFiles(deps.portalDir)
  if (!files) return false
  const portal: PortalFiles = files // narrowed for the closures below
  await app.register(fastifyStatic, {
    root: deps.portalDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply, pathname: string) {
    const cookies = parseCookies(request.headers.cookie ?? '')
    const isSignIn = signInPages.has(pathname)
    const draft = isSignIn ? await deps.resolveDraft?.(request) : undefined
    const brand = draft ?? (await deps.resolveBrand(request))
    const theme = readThemeChoice(cookies['spruceTheme'], brand)
    const framed = (await deps.frameOrigins?.(request)) ?? []
    const providers = isSignIn ? ((await deps.signInProviders?.(brand)) ?? []) : undefined
    const nonce = randomBytes(16).toString('base64')
    const html = renderIndex(portal.template, {
      nonce,
      withSkeleton: isSignIn,
      boot: {
        language: readLanguage(request, cookies['spruceLanguage']),
        brand,
        // A draft is looked at as it is, by whoever is signed in, too.
        theme: draft ? { ...theme, palette: draft.palette } : theme,
        deploy: deps.deployConfig,
        hasSession: !draft && Boolean(cookies['token']),
        ...(draft !== undefined && { draft: draft ? 'shown' : 'over' }),
        captchaKey: randomBytes(16).toString('hex'),
        prefetch: portal.prefetch,
        ...(providers && { providers }),
      },
    })
    return reply
      .header('content-security-policy', contentSecurityPolicy(pathname, nonce, framed))
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
      .header('vary', 'cookie, accept-language')
      .type('text/html; charset=utf-8')
      .send(html)
  }

  const method = ['GET', 'HEAD']
  app.route({ method, url: '/*', handler: answer })

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const pathname = new URL(request.url, 'http://portal').pathname
    const asset = pathname.slice(1)
    if (portal.assets.has(asset)) {
      const isHashed = asset.startsWith('assets/')
      return reply
        .header('cache-control', isHashed ? `public, max-age=${year}, immutable` : 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .sendFile(asset)
    }
    if (isWellKnown(pathname) || !isNavigation(request, pathname)) return reply.callNotFound()
    return sendPage(request, reply, pathname)
  }
  return true
}
