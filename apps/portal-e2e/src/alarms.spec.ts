import { expectKeptOut } from './support/expectKeptOut.js'
import { gridRows } from './support/gridRows.js'
import { newColleague } from './support/newColleague.js'
import { signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test,
} from './support/test.js'

const base = '/yunbu-app/spruce-web-enterprise-console'
const path = `${base}/alarms`

const { rowOf } = gridRows('报警')
const rules = gridRows('报警规则')

test('an administrator handles an alarm, and says when there is one', async ({ page }) => {
  const name = `测试规则${ownNumber()}`
  await signInByApi(page, 'admin', 'yunshan')

  await test.step('finds an alarm of the demo company, and acknowledges it', async () => {
    await page.goto(`${path}?state=raised&severity=critical&keyword=PRESS-04`)
    await rowOf(page, '冲压机 04').getByRole('button', { name: '油温超限', exact: true }).click()
    const panel = page.getByRole('region', { name: '报警详情' })
    await expect(panel.getByText('低于 5 ℃ 或高于 65 ℃')).toBeVisible()
    await panel.getByRole('button', { name: '确认', exact: true }).click()
    await expect(panel.getByText('已确认', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(rowOf(page, '冲压机 04')).toHaveCount(0)
  })

  await test.step('sees it at the device, in words and in the chart', async () => {
    await page.goto(`${base}/devices?keyword=PRESS-04`)
    await page.getByRole('button', { name: '冲压机 04', exact: true }).click()
    const open = page.getByRole('list', { name: '未清除的报警' })
    await expect(open.getByRole('listitem').filter({ hasText: '油温超限' })).toContainText('已确认')
    await page.getByRole('checkbox', { name: '在图表中显示“油温”' }).check()
    await expect(page.getByRole('img', { name: /^图表：油温/ })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('adds a rule, whose sentence says it, and removes it', async () => {
    await page.goto(`${base}/alarm-rules`)
    await page.getByRole('button', { name: '新增规则' }).first().click()
    const form = page.getByRole('dialog', { name: '新增规则' })
    await form.getByLabel('规则名称').fill(name)
    await form.getByRole('button', { name: /^设备类型/ }).click()
    await page.getByRole('option', { name: '水泵' }).click()
    await form.getByRole('button', { name: /^数据点/ }).click()
    await page.getByRole('option', { name: '振动' }).click()
    await form.getByRole('spinbutton', { name: '上限' }).fill('4')
    await expect(form.getByText('当振动高于 4 mm/s时，触发警告报警')).toBeVisible()
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await page.getByRole('searchbox', { name: '搜索规则' }).fill(name)
    await expect(rules.rowOf(page, name)).toContainText('振动高于 4 mm/s')
    await expectAccessible(page)
    await rules.act(page, name, '查看报警')
    await expect(page).toHaveURL(/\/alarms\?rule=/)
    await expect(page.getByRole('button', { name: new RegExp(`规则.*${name}`) })).toBeVisible()
    await page.goBack()
    await rules.act(page, name, '删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(rules.rowOf(page, name)).toHaveCount(0)
  })
})

test('a colleague with one code reads alarms only, and one without sees nothing of them', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const reader = await newColleague(page, browser, {
    ...{ key: 'alarm_reader', codes: ['alarm:list'], baseURL },
  })
  await reader.own.goto(`${path}?keyword=PRESS-05`)
  await rowOf(reader.own, '冲压机 05')
    .getByRole('button', { name: '停止上报', exact: true })
    .click()
  const panel = reader.own.getByRole('region', { name: '报警详情' })
  await expect(panel.getByText('网关断电，等待电工处理')).toBeVisible()
  await expect(panel.getByRole('button', { name: /^(确认|指派|静默|评论|结束)$/ })).toHaveCount(0)
  await reader.close()

  await expectKeptOut(page, browser, {
    ...{ key: 'alarm_nobody', path, api: '/spruce/api/v1/alarms', baseURL },
  })
})
