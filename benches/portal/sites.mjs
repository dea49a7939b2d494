// The console as three sites show it: ours, and pages of the same content by others on the same server.
import { join } from 'node:path'
import { buildPage } from '../lib/buildPage.mjs'
import { serveFolder } from '../lib/serveFolder.mjs'

/**
 * @typedef {object} Site
 * @property {string} name
 * @property {import('../lib/firstPage.mjs').Person} person an administrator whose first page has the tree and 20 people
 * @property {import('../lib/firstPage.mjs').Person} large the same in a tenant of 45,000 departments and 20,000 people
 * @property {{ organization: string, table: string }} links of the menu
 * @property {readonly import('../lib/firstPage.mjs').Part[]} table what the second link leads to
 */

export const antd = 'peer: Ant Design'
export const reactAdmin = 'peer: react-admin'

const organization = '/yunbu-app/spruce-web-enterprise-console/base/organization'
/** The root with the six departments below it, and a page of people. */
const parts = [
  { selector: '[role=tree] [role=treeitem]', least: 7 },
  { selector: '[aria-label="成员"] tbody tr:not([aria-hidden])', least: 20 },
]
const table = [{ selector: '[aria-label="登录日志"] tbody tr:not([aria-hidden])', least: 20 }]

/** Ours; who is not signed in is led from the page to the sign-in and back. @param {string} url @returns {Site} */
export function ourSite(url) {
  return {
    name: 'spruce',
    person: { url, login: organization, account: 'admin', parts },
    large: { url, login: `${organization}?tenant=division`, account: 'division', parts },
    links: {
      organization: '.shell-menu a[href$="/base/organization"]',
      table: '.shell-menu a[href$="/base/log/login"]',
    },
    table,
  }
}

/** Builds the peers and serves them before the Spruce server. @param {string} api */
export async function openPeers(api) {
  const pages = await Promise.all(
    ['peerAntd', 'peerReactAdmin'].map((name) => buildPage(join(import.meta.dirname, name))),
  )
  const servers = await Promise.all(pages.map(({ folder }) => serveFolder(folder, { api })))
  /** @type {Site[]} */
  const sites = [antd, reactAdmin].map((name, at) => ({
    name,
    person: { url: servers[at]?.url ?? '', login: '/login', account: 'admin', parts },
    large: { url: servers[at]?.url ?? '', login: '/login', account: 'division', parts },
    links: { organization: 'a[href$="/members"]', table: 'a[href$="/sign-ins"]' },
    table,
  }))
  return {
    sites,
    async close() {
      await Promise.all(servers.map((server) => server.close()))
      await Promise.all(pages.map((page) => page.remove()))
    },
  }
}
