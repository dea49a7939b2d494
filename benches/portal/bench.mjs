// Cold load of the sign-in page against two floors: the least that React with a router loads, and the least that a page
// in the same component kit loads. Then the first page after the click that signs in, and another table, against the same
// pages by Ant Design and react-admin; how both grow with tabs and menus. Then the
// organisation page of a tenant of 45,000 departments and 20,000 people against one of 40 and 300: neither opening nor
// searching may grow with the tenant. Then the matrix of roles and permissions.
import { join } from 'node:path'
import { chromium } from 'playwright'
import { benchLaunchOptions } from '../../tools/chromium.mts'
import { openTree, searchTree, signedIn } from '../lib/bigTree.mjs'
import { buildPage } from '../lib/buildPage.mjs'
import { coldLoad, slow } from '../lib/coldLoad.mjs'
import { openMatrix, scrollMatrix, serveLargeMatrix } from '../lib/permissionMatrix.mjs'
import { serveFolder } from '../lib/serveFolder.mjs'
import { startSpruce } from '../lib/spruceServer.mjs'
import { openPeerScenes } from './peerScenes.mjs'

const ours = 'spruce /login'
const router = 'floor: React + router'
const chakra = 'floor: Chakra'
const large = 'spruce, 45,000 departments'
const small = 'spruce, 40 departments'
const matrix = 'spruce, 200 roles and 400 permissions'

/** @param {{ root: string }} options @returns {Promise<import('../run.mjs').Bench>} */
export async function open({ root }) {
  const spruce = await startSpruce(root, { data: 'bench' })
  const pages = await Promise.all(
    ['floorRouter', 'floorChakra'].map((name) => buildPage(join(import.meta.dirname, name))),
  )
  const servers = await Promise.all(pages.map(({ folder }) => serveFolder(folder)))
  const browser = await chromium.launch(benchLaunchOptions)
  const urls = [
    [ours, `${spruce.url}/login?tenant=yunshan`],
    [router, `${servers[0]?.url}/login`],
    [chakra, `${servers[1]?.url}/login`],
  ]

  const tenants = [
    { name: large, page: await signedIn(browser, spruce.url, 'division', 'division') },
    { name: small, page: await signedIn(browser, spruce.url, 'admin', 'yunshan') },
  ]
  const matrixPage = await signedIn(browser, spruce.url, 'admin', 'yunshan')
  await serveLargeMatrix(matrixPage)
  const keywords = new Map([
    [large, ['西湖区', 'hangzhou', '310', 'jiedao', '浦东']],
    [small, ['研发', 'yanfa', 'zl', 'zhongxin', '质量']],
  ])

  const peers = await openPeerScenes(browser, spruce.url)
  /** @param {typeof slow | undefined} throttle */
  const variants = (throttle) =>
    urls.map(([name = '', url = '']) => ({ name, run: () => coldLoad(browser, url, throttle) }))

  return {
    scenes: [
      {
        name: 'sign-in page, slow (CPU 4x, 1.6 Mbit/s, 150 ms)',
        variants: variants(slow),
        goals: [
          { text: 'usable, of the Chakra floor', measure: 'usable', over: chakra, most: 0.7 },
          {
            text: 'fields accept typing, of the Chakra floor',
            measure: 'fields',
            over: chakra,
            most: 0.45,
          },
          {
            text: 'first paint, of the Chakra floor',
            measure: 'firstPaint',
            over: chakra,
            most: 0.35,
          },
          { text: 'blocking, of the Chakra floor', measure: 'blocking', over: chakra, most: 0.5 },
        ],
      },
      {
        name: 'sign-in page, plain',
        variants: variants(undefined),
        goals: [
          { text: 'JS and CSS until usable, kB gzip', measure: 'kB', most: 125 },
          { text: 'requests until usable', measure: 'requests', most: 8 },
          { text: 'waves until usable', measure: 'waves', most: 2 },
          { text: 'usable, of the Chakra floor', measure: 'usable', over: chakra, most: 0.9 },
          { text: 'blocking, of the Chakra floor', measure: 'blocking', over: chakra, most: 0.85 },
        ],
      },
      ...peers.scenes,
      {
        name: 'opening the organisation page',
        variants: tenants.map(({ name, page }) => ({
          name,
          run: () => openTree(page, spruce.url),
        })),
        goals: [
          { text: 'the tree of 45,000 departments opens, ms', measure: 'open', most: 1000 },
          { text: 'growth with the tenant', measure: 'open', over: small, most: 1.5 },
          { text: '20,000 people, of 300', measure: 'people', over: small, most: 1.2 },
        ],
      },
      {
        name: 'searching departments',
        variants: tenants.map(({ name, page }) => ({
          name,
          run: () => searchTree(page, keywords.get(name) ?? []),
        })),
        goals: [
          { text: 'a search in 45,000 departments, ms', measure: 'median', most: 300 },
          { text: 'the slowest of five, ms', measure: 'slowest', most: 300 },
        ],
      },
      {
        name: 'scrolling the permission matrix, CPU 4x',
        variants: [{ name: matrix, run: () => scrollMatrix(matrixPage, spruce.url) }],
        goals: [
          { text: 'long tasks', measure: 'longTasks', most: 0 },
          { text: 'processor time of a step, ms', measure: 'work', most: 60 },
        ],
      },
      {
        name: 'opening the permission matrix',
        variants: [{ name: matrix, run: () => openMatrix(matrixPage, spruce.url) }],
        goals: [{ text: 'the matrix opens, ms', measure: 'open', most: 400 }],
      },
    ],
    async close() {
      await browser.close()
      await peers.close()
      await Promise.all([...servers, spruce].map((server) => server.close()))
      await Promise.all(pages.map((page) => page.remove()))
    },
  }
}
