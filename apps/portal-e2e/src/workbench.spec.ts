import type { Page } from '@playwright/test'
import { signInByApi } from './support/signIn.js'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.js'

interface Answer {
  readonly id: string
  readonly frame: { readonly columns: readonly { readonly values: readonly unknown[] }[] }
}

/** How many devices the company has. */
async function countDevices(page: Page): Promise<number> {
  const headers = { 'app-code': 'spruce-web-enterprise-console' }
  const answer = await page.request.get('/spruce/api/v1/devices', { headers })
  return Number(answer.headers()['x-total-count'])
}

test('a person works on the workbench that is published for them, and sees why', async ({
  page,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const devices = await countDevices(page)
  await page.goto('/dashboard')
  const main = page.getByRole('main')
  const bar = main.getByRole('tablist', { name: '工作台' })
  const widget = (name: string) => main.getByRole('article', { name })

  await test.step('shows the one for the role, with its figures and applications', async () => {
    await expect(bar.getByRole('tab', { selected: true })).toHaveText('生产运行工作台')
    await expect(widget('我的应用').getByRole('link', { name: /企业控制台/ })).toBeVisible()
    await expect(widget('设备总数')).toContainText(/\d/)
    const shown = Number(/\d+/.exec(await widget('设备总数').innerText())?.[0])
    // Other journeys on this server import devices.
    expect(shown).toBeGreaterThanOrEqual(devices)
    expect(shown).toBeLessThanOrEqual(await countDevices(page))
    await expectAccessible(page)
  })

  await test.step('filters by the variables of the page', async () => {
    await page.setViewportSize({ width: 1440, height: 1600 }) // the charts are in sight
    await expect(widget('烘干炉炉温').getByRole('button', { name: '以表格显示' })).toBeVisible()
    const variables = main.getByRole('group', { name: '页面变量' })
    const answered = page.waitForResponse((response) => response.url().includes('/page-queries'))
    await variables.getByLabel('时间范围', { exact: true }).selectOption('最近 7 天')
    const { data } = (await (await answered).json()) as { data: readonly Answer[] }
    const [at] = data.find(({ id }) => id === 'oven')?.frame.columns ?? []
    expect(Number(at?.values[0])).toBeLessThan(Date.now() - 6 * 86_400_000)
    await variables.getByLabel('烘干炉').selectOption('烘干炉 02')
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('has the others as tabs, by keyboard', async () => {
    await bar.getByRole('tab', { selected: true }).press('End')
    await expect(bar.getByRole('tab', { name: '企业工作台' })).toBeFocused()
    await expect(widget('我的收藏').getByRole('link', { name: '组织架构' })).toBeVisible()
    await expect(widget('未读消息')).toContainText(/共 \d+ 条未读/)
  })

  await test.step('names the chain', async () => {
    await main.getByRole('button', { name: '为什么显示这些内容' }).press('Enter')
    const why = main.getByRole('region', { name: '为什么显示这些内容' })
    await expect(why.getByRole('listitem')).toHaveCount(5)
    await expect(why.getByRole('listitem').filter({ hasText: '当前显示' })).toContainText(
      '企业工作台 · 面向企业全体成员',
    )
    await expect(why).toContainText('生产运行工作台 · 角色：系统管理员')
    await expectAccessible(page)
  })

  await test.step('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})
