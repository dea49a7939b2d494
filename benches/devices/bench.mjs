// The pages of devices in a tenant of 10,000 devices of ten data points each, and a device that reports 200
// values a second while its page is open.
import pg from 'pg'
import { chromium } from 'playwright'
import { benchLaunchOptions } from '../../tools/chromium.mts'
import { signedIn } from '../lib/bigTree.mjs'
import { openArea, openDevice, openList, watchDevice, watchList } from '../lib/devicePages.mjs'
import { startPostgres } from '../lib/postgres.mjs'
import { startOnPostgres } from '../server/calls.mjs'
import { devices, devicesSql, livePoints } from './rows.mjs'

const many = `spruce, ${devices.toLocaleString('en')} devices`
const one = `spruce, a device of ${livePoints} points`

/** @param {{ root: string }} options @returns {Promise<import('../run.mjs').Bench>} */
export async function open({ root }) {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('This bench needs PostgreSQL (or BENCH_DATABASE_URL).')
  const server = await startOnPostgres(root, postgres, postgres.url, 'bench-devices-pg')
  await fill(postgres.url)
  const browser = await chromium.launch(benchLaunchOptions)
  const page = await signedIn(browser, server.url, 'admin', 'yunshan', { hasCaptcha: false })
  const opens = [{ text: 'p95, ms', measure: 'p95', most: 300 }]
  const isSmooth = [{ text: 'longest task, ms', measure: 'longestTask', most: 100 }]
  return {
    scenes: [
      {
        name: 'opening the device list',
        variants: [{ name: many, run: () => openList(page, server.url) }],
        goals: opens,
      },
      {
        name: 'opening an area of all these devices',
        variants: [{ name: many, run: () => openArea(page, server.url) }],
        goals: opens,
      },
      {
        name: 'opening a device of 200 points',
        variants: [{ name: one, run: () => openDevice(page, server.url) }],
        goals: opens,
      },
      {
        name: '200 values a second on the page of their device, CPU 4x',
        variants: [{ name: one, run: () => watchDevice(page, server.url) }],
        goals: [
          ...isSmooth,
          { text: 'values shown a second', measure: 'values', most: NaN, atLeast: 190 },
          { text: 'redraws a second', measure: 'redraws', most: 4 },
        ],
      },
      {
        name: '200 values a second beside the device list, CPU 4x',
        variants: [{ name: many, run: () => watchList(page, server.url) }],
        goals: isSmooth,
      },
    ],
    async close() {
      await browser.close()
      await server.close()
      await postgres.stop()
    },
  }
}

/** @param {string} url */
async function fill(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const begin = performance.now()
  console.log(`Making ${devices} devices …`)
  for (const sql of devicesSql('yunshan')) await client.query(sql)
  console.log(`  ${((performance.now() - begin) / 1000).toFixed(0)} s`)
  await client.end()
}
