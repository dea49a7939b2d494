import { newColleague } from './support/newColleague.js'
import { signIn, signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  waitForQuiet,
} from './support/test.js'

const path = '/yunbu-app/spruce-web-enterprise-console/base/index'

test('an administrator begins at what waits, and goes on from there', async ({ page }) => {
  await signIn(page, 'admin', 'yunshan')
  await expect(page).toHaveURL(new RegExp(path))
  const main = page.getByRole('main')
  const tile = (name: string) => main.getByRole('article', { name })

  await test.step('sees what waits, the term and the figures', async () => {
    await expect(main.getByRole('heading', { name: '首页', level: 1 })).toBeVisible()
    await expect(main.getByRole('region', { name: '待处理' })).toBeVisible()
    await expect(tile('企业剩余有效期')).toContainText('天')
    await expect(tile('部门')).toContainText('40')
    await expect(tile('当前在线')).toContainText(/[1-9]/)
    await expectAccessible(page)
  })

  await test.step('opens what a figure counts', async () => {
    await tile('角色').getByRole('button').click()
    await expect(page.getByRole('grid', { name: '角色' })).toBeVisible()
    await page.getByRole('tab', { name: '首页' }).click()
    await expect(page.getByRole('tab', { name: '首页' })).toHaveAttribute('aria-selected', 'true')
    await expect(main.getByRole('heading', { name: '首页', level: 1 })).toBeVisible()
  })

  await test.step('takes a shortcut by keyboard', async () => {
    await main
      .getByRole('region', { name: '快捷入口' })
      .getByRole('button', { name: '查看企业档案与用量' })
      .press('Enter')
    await expect(main.getByRole('heading', { name: '企业档案', level: 1 })).toBeVisible()
    await waitForQuiet(page) // what is fetched would fail when the page is left
  })

  await test.step('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(main.getByRole('heading', { name: '首页', level: 1 })).toBeVisible()
    await expect(tile('部门')).toContainText('40')
    await expectNoSidewaysScroll(page)
  })
})

test('a colleague sees what the codes allow, and one without nothing of it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const one = await newColleague(page, browser, {
    ...{ key: 'home_reader', codes: ['enterprise:list', 'role:list'], baseURL },
  })
  await one.own.goto(path)
  const main = one.own.getByRole('main')
  await expect(main.getByRole('article', { name: '角色' })).toContainText(/\d/)
  await expect(main.getByRole('article', { name: '企业剩余有效期' })).toContainText('天')
  await expect(main.getByRole('article', { name: '部门' })).toHaveCount(0)
  await expect(main.getByRole('region', { name: '今天' })).toHaveCount(0)
  await expect(main.getByRole('button', { name: '添加成员' })).toHaveCount(0)
  await one.close()

  const nobody = await newColleague(page, browser, { key: 'home_nobody', codes: [], baseURL })
  await nobody.own.goto(path)
  await expect(nobody.own.getByRole('heading', { name: '页面不在您的菜单中' })).toBeVisible()
  const answer = await nobody.own.request.get(
    `/spruce/api/v1/console-home?since=${new Date().toISOString()}`,
    { headers: { 'app-code': 'spruce-web-enterprise-console' } },
  )
  expect(await answer.json()).toMatchObject({ data: { waiting: {}, figures: {} } })
  await nobody.close()
})
