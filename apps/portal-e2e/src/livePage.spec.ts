import type { Page } from '@playwright/test'
import { callApi } from './support/callApi.js'
import { newWindow } from './support/newWindow.js'
import { addOwnPump, report } from './support/ownPlant.js'
import { signInByApi } from './support/signIn.js'
import { expect, ownNumber, test } from './support/test.js'

const api = '/spruce/api/v1'
const app = 'RCAPPN0001'

/** Shorter than a page waits that asks by the clock; how fast it is, benches say. */
const soon = { timeout: 10_000 }

/** Publishes a page of the device with a menu of its own. @returns its path */
async function addLivePage(page: Page, name: string, deviceId: string): Promise<string> {
  const query = (id: string, source: string, parameters: object) => ({
    ...{ id, source, parameters, isLive: true },
  })
  const node = (id: string, x: number, props: object) => ({
    ...{ id, type: 'spruce.statistic', parent: null, slot: 'main', order: id },
    ...{ x, y: 0, w: 8, h: 6, props },
  })
  const document = {
    schema: { page: 1, components: {} },
    config: { pageMargin: [12, 12], panelMargin: [0, 0], gridColNum: 24 },
    ...{ titleBar: null, dialogs: [], style: { main: {}, panel: {} }, root: 'root' },
    nodes: {
      a0: node('a0', 0, { title: '当前流量', query: 'latest', column: 'value' }),
      a1: node('a1', 8, {
        ...{ title: '最大流量', query: 'history', column: 'flow', make: 'max' },
      }),
    },
    queries: [
      query('latest', 'latest-values', { deviceId, codes: ['flow'] }),
      query('history', 'value-history', { deviceId, codes: ['flow'], by: 'max' }),
    ],
    variables: [],
  }
  const body = { appCode: app, name, document }
  const made = await callApi<{ id: string; version: number }>(page, `${api}/pages`, body)
  await callApi(page, `${api}/pages/${made.id}/publish`, { version: made.version })
  const path = `/yunbu-app/spruce-web-delivery-visualization-v3/${app}/page-preview/${made.id}`
  await callApi(page, `${api}/menus`, {
    ...{ appCode: app, parentId: null, type: 0, openType: 1, path },
    name: { 'zh-CN': name, 'en-US': name },
  })
  return path
}

test('what a device reports shows on the open page at once, whoever sends it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const { id } = await addOwnPump(page, '实时厂', 'SHOWN')
  await report(page, id, [{ code: 'flow', value: 61 }])
  const path = await addLivePage(page, `实时页${ownNumber()}`, id)
  const other = await newWindow(browser, 'admin', baseURL)

  await page.goto(path)
  const now = page.getByRole('article', { name: '当前流量' })
  const most = page.getByRole('article', { name: '最大流量' })
  await expect(now).toContainText('61')
  for (const value of [88, 97, 72]) {
    await report(other.own, id, [{ code: 'flow', value }])
    await expect(now).toContainText(String(value), soon)
  }
  await expect(most).toContainText('97')
  await other.close()
})
