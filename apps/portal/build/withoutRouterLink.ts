import type { Plugin } from 'vite'

const routes = /\/@tanstack\/react-router\/dist\/esm\/route\.js$/u
const stub = '\0spruce-router-link'

/**
 * The router gives every route a `Link` of its own, which weighs 2 kB on the sign-in page's path and is
 * used by no page: links in the product are `TabLink` (shell-ui) or plain. In its place stands one that
 * says so.
 */
export function withoutRouterLink(): Plugin {
  return {
    name: 'spruce-without-router-link',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === './link.js' && routes.test(importer) ? stub : undefined,
    load: (id) =>
      id === stub
        ? `export function Link() { throw new Error('Routes have no Link here: use TabLink') }`
        : undefined,
  }
}
