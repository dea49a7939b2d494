// Ours beside the peers: the first page, another table; then how ours grows with its tabs, and all with their menus.
import { slow } from '../lib/coldLoad.mjs'
import { countWaves } from '../lib/countWaves.mjs'
import { openFirstPage } from '../lib/firstPage.mjs'
import { openWithMenus } from './growMenus.mjs'
import { changeAmongTabs } from './growTabs.mjs'
import { antd, openPeers, ourSite, reactAdmin } from './sites.mjs'
import { visitTable } from './visitTable.mjs'

/** @typedef {typeof slow | undefined} Throttle */

const slowly = 'slow (CPU 4x, 1.6 Mbit/s, 150 ms)'
const peers = [antd, reactAdmin]
const menuCounts = [5000, 10]
const tabCounts = [20, 10, 1]

const home = [{ selector: 'main article', least: 4, fillsLater: true }]
/** Whose first page is a home. */
const people = [
  { name: 'an administrator at home', login: '/login?tenant=yunshan', account: 'admin' },
  { name: 'a member', login: '/login?tenant=yunshan', account: 'member' },
  { name: 'the operator', login: '/admin/login', account: 'operator' },
]

/**
 * @param {import('playwright').Browser} browser @param {string} url of the Spruce server
 * @returns {Promise<{ scenes: import('../run.mjs').Scene[], close: () => Promise<void> }>}
 */
export async function openPeerScenes(browser, url) {
  const opened = await openPeers(url)
  const ours = ourSite(url)
  const sites = [ours, ...opened.sites]

  const everyone = [
    ours,
    ...people.map(({ name, ...who }) => ({ name, person: { ...who, url, parts: home } })),
  ]
  const names = everyone.map(({ name }) => name)
  /** The waves are the same each time. @type {Map<object, number>} */
  const waves = new Map()
  /** @param {Throttle} throttle */
  const firstPages = (throttle) =>
    [...everyone, ...opened.sites].map(({ name, person }) => ({
      name,
      run: async () => {
        const counted = waves.get(person) ?? (await countWaves(browser, person))
        waves.set(person, counted)
        return { ...(await openFirstPage(browser, person, throttle)), waves: counted }
      },
    }))
  /** @param {Throttle} throttle */
  const tables = (throttle) =>
    sites.map((site) => ({ name: site.name, run: () => visitTable(browser, site, throttle) }))
  /** @param {number} most */
  const opensWithin = (most) =>
    names.map((of) => ({
      text: `first page of ${of}, of the best peer`,
      measure: 'open',
      of,
      over: peers,
      most,
    }))

  return {
    scenes: [
      {
        name: `from the sign-in to the first page, ${slowly}`,
        variants: firstPages(slow),
        goals: [
          ...opensWithin(0.4),
          ...names.map((of) => ({
            text: `waves after the sign-in, ${of}`,
            measure: 'waves',
            of,
            most: 2,
          })),
        ],
      },
      {
        name: 'from the sign-in to the first page, plain',
        variants: firstPages(undefined),
        goals: [
          ...opensWithin(0.35),
          ...names.flatMap((of) => [
            { text: `longest task, ms, ${of}`, measure: 'longestTask', of, most: 150 },
            { text: `heap, MB, ${of}`, measure: 'heap', of, most: 9 },
          ]),
          { text: 'answers, kB', measure: 'kB', of: names[1], most: 30 },
        ],
      },
      {
        name: `first and second visit of a table, ${slowly}`,
        variants: tables(slow),
        goals: [
          { text: 'first visit, of the best peer', measure: 'first', over: peers, most: 0.3 },
        ],
      },
      { name: 'first and second visit of a table, plain', variants: tables(undefined) },
      {
        name: 'changing pages among open tabs',
        variants: tabCounts.map((count) => ({
          name: tabsName(count),
          run: () => changeAmongTabs(browser, ours, count),
        })),
        goals: ['open', 'back'].map((measure) => ({
          text: `${measure}, 20 tabs of 1`,
          measure,
          over: tabsName(1),
          most: 1.5,
        })),
      },
      {
        name: 'the organisation of 20,000 people in 45,000 departments after the sign-in',
        variants: sites.flatMap((site) =>
          [true, false].map((isLarge) => ({
            name: tenantName(site, isLarge),
            run: () => openFirstPage(browser, isLarge ? site.large : site.person, undefined),
          })),
        ),
        goals: ['open', 'heap'].map((measure) => ({
          text: `${measure}, large tenant of small`,
          measure,
          over: tenantName(ours, false),
          most: 1.5,
        })),
      },
      {
        name: 'from 10 menus to 5,000',
        variants: sites.flatMap((site) =>
          menuCounts.map((count) => ({
            name: menusName(site, count),
            run: () => openWithMenus(browser, site, count),
          })),
        ),
        goals: ['open', 'change', 'heap'].map((measure) => ({
          text: `${measure}, 5,000 menus of 10`,
          measure,
          over: menusName(ours, 10),
          most: 1.5,
        })),
      },
    ],
    close: opened.close,
  }
}

/** @param {number} count */
function tabsName(count) {
  return `spruce, ${count} ${count === 1 ? 'tab' : 'tabs'}`
}

/** @param {import('./sites.mjs').Site} site @param {boolean} isLarge */
function tenantName({ name }, isLarge) {
  return `${name}, ${isLarge ? '45,000' : '40'} departments`
}

/** @param {import('./sites.mjs').Site} site @param {number} count */
function menusName({ name }, count) {
  return `${name}, ${count.toLocaleString('en')} menus`
}
