import type { Page } from '@playwright/test'
import { expectGoodInEverySize } from './support/everySize.js'
import { inEnglish } from './support/inEnglish.js'
import { expect, test } from './support/test.js'

const base = '/yunbu-app/spruce-web-enterprise-console'

const pages = [
  { path: 'devices', title: 'All devices', row: 'COMPRESSOR-01' },
  { path: 'alarms', title: 'Alarms', row: /Critical|Warning|Notice/ },
  { path: 'alarm-rules', title: 'Alarm rules', row: 'Warning' },
  { path: 'device-types', title: 'Device types', row: 'PRESS' },
  { path: 'device-tokens', title: 'Reporting tokens', row: undefined },
] as const

/** Nothing of the interface is Chinese; `named` are the heads that show names of the demo data, Chinese in both languages. */
async function expectEnglishHeads(page: Page, named: readonly string[] = []) {
  const headers = page.getByRole('main').getByRole('columnheader')
  for (const name of named) await expect(headers.filter({ hasText: name })).not.toHaveCount(0)
  const heads = await headers.allTextContents()
  expect(
    heads.filter((head) => /\p{Script=Han}/u.test(head) && !named.includes(head)),
    'heads of columns',
  ).toEqual([])
  const buttons = page.getByRole('main').getByRole('toolbar').getByRole('button')
  const names = await buttons.allTextContents()
  expect(
    names.filter((name) => /\p{Script=Han}/u.test(name)),
    'buttons of toolbars',
  ).toEqual([])
}

test('every screen of devices speaks English, on a desk and on a phone, light and dark', async ({
  browser,
  baseURL,
}) => {
  await inEnglish(browser, { account: 'admin', tenant: 'yunshan', baseURL }, async (page) => {
    for (const { path, title, row } of pages) {
      await test.step(path, async () => {
        await page.goto(`${base}/${path}`)
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        if (row) await expect(page.getByRole('row').filter({ hasText: row }).first()).toBeVisible()
        await expectEnglishHeads(page)
        await expectGoodInEverySize(page)
      })
    }

    await test.step('a device', async () => {
      await page.goto(`${base}/devices?keyword=PRESS-05`)
      await page.getByRole('button', { name: '冲压机 05', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Live values' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
      // The history of these two points is drawn, and told as a table beside its chart.
      await expectEnglishHeads(page, ['电流', '功率'])
      await expectGoodInEverySize(page)
      await page.getByRole('button', { name: 'Choose a time window' }).click()
      const form = page.getByRole('dialog', { name: 'Choose a time window' })
      await expect(form.getByRole('textbox', { name: 'From' })).toBeVisible()
      await form.getByRole('textbox', { name: 'To' }).fill('2020-01-01 00:00')
      await form.getByRole('button', { name: 'Show' }).click()
      await expect(form.getByText('It must end after it begins')).toBeVisible()
    })
  })
})
