import { readFile } from 'node:fs/promises'
import { callApi } from './support/callApi.js'
import { expectGoodInEverySize } from './support/everySize.js'
import { expectKeptOut } from './support/expectKeptOut.js'
import { exportAs, readCsv } from './support/exportAs.js'
import { gridRows } from './support/gridRows.js'
import { newColleague } from './support/newColleague.js'
import { addOwnPlant, report } from './support/ownPlant.js'
import { signInByApi } from './support/signIn.js'
import { expect, ownNumber, test } from './support/test.js'

const base = '/yunbu-app/spruce-web-enterprise-console'
const path = `${base}/alarms`

const { rowOf } = gridRows('报警')
const rules = gridRows('报警规则')
const removed = gridRows('回收站')

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
    const figure = page.getByRole('figure', { name: /^油温/ })
    await figure.getByRole('button', { name: '以表格显示' }).click()
    const table = figure.getByRole('table')
    await expect(table.getByRole('columnheader', { name: '事件' })).toBeVisible()
    await expect(table.getByText('油温超限 (严重)')).not.toHaveCount(0)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出 CSV' }).click()
    const { head, lines } = readCsv(await readFile(await (await download).path()))
    expect(head.at(-1)).toBe('报警')
    expect(lines.some((line) => line.at(-1) === '油温超限 (严重)')).toBe(true)
    await expectGoodInEverySize(page)
  })

  await test.step('takes the list away with the columns on show', async () => {
    await page.goto(`${path}?keyword=PRESS-05`)
    await expect(rowOf(page, '冲压机 05').first()).toBeVisible()
    const file = await exportAs(page, '导出为 CSV', '导出报警')
    expect(file.name).toBe('报警.csv')
    const { head, lines } = readCsv(file.bytes)
    expect(head.slice(0, 3)).toEqual(['报警', '级别', '状态'])
    expect(lines.every((line) => line.includes('冲压机 05'))).toBe(true)
    await expectGoodInEverySize(page)
    await rowOf(page, '冲压机 05').getByRole('button', { name: '停止上报', exact: true }).click()
    await expect(page.getByRole('region', { name: '报警详情' })).toBeVisible()
    await expectGoodInEverySize(page)
    await page.keyboard.press('Escape')
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
    await expectGoodInEverySize(page)
    await rules.act(page, name, '查看报警')
    await expect(page).toHaveURL(/\/alarms\?rule=/)
    await expect(page.getByRole('button', { name: new RegExp(`规则.*${name}`) })).toBeVisible()
    await page.goBack()
    await rules.act(page, name, '历史')
    await expect(page.getByRole('dialog', { name: `“${name}”的历史` })).toBeVisible()
    await page.keyboard.press('Escape')
    await rules.act(page, name, '删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(rules.rowOf(page, name)).toHaveCount(0)
    await page.goto(`${base}/base/recycle-bin?kind=alarmRules`)
    await removed.act(page, name, '恢复')
    await expect(removed.rowOf(page, name)).toHaveCount(0)
    await page.goto(`${base}/alarm-rules?keyword=${name}`)
    await rules.act(page, name, '删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(page.getByRole('main').getByText('没有符合条件的规则')).toBeVisible()
  })
})

test('an alarm shows in an open list as values come, tells when it clears, and stands in the chart', async ({
  page,
}) => {
  const number = ownNumber()
  const name = `流量暴增${number}`
  await signInByApi(page, 'admin', 'yunshan')
  const plant = await addOwnPlant(page, {
    ...{ name: `报警厂${number}`, code: `ALARM${number}`, devices: 1, type: 'PUMP' },
  })
  const id = plant.devices[0]?.id ?? ''
  const [type] = await callApi<{ id: string }[]>(page, '/spruce/api/v1/device-types?keyword=PUMP')
  const typeId = type?.id ?? ''
  const { points } = await callApi<{ points: { id: string; code: string }[] }>(
    page,
    `/spruce/api/v1/device-types/${typeId}`,
  )
  await callApi(page, '/spruce/api/v1/alarm-rules', {
    ...{ typeId, name, condition: 'above', high: 5_000, severity: 'critical' },
    typePointId: points.find(({ code }) => code === 'flow')?.id,
  })
  await page.goto(`${path}?device=${id}`)
  await expect(page.getByText('没有符合条件的报警')).toBeVisible()

  await test.step('a value beyond the limit raises it, another clears it', async () => {
    await report(page, id, [{ code: 'flow', value: 6_000 }])
    await expect(rowOf(page, name)).toContainText('已触发')
    await expect(rowOf(page, name)).toContainText('6,000 m³/h')
    await report(page, id, [{ code: 'flow', value: 60 }])
    await expect(rowOf(page, name)).toContainText('已清除')
  })

  await test.step('the chart of the device marks it', async () => {
    await page.goto(`${base}/devices/${id}?points=flow&last=1h`)
    await expect(page.getByRole('region', { name: '未清除的报警' })).toContainText(
      '没有未清除的报警',
    )
    const figure = page.getByRole('figure', { name: /^流量/ })
    await figure.getByRole('button', { name: '以表格显示' }).click()
    await expect(figure.getByRole('table').getByText(`${name} (严重)`)).toBeVisible()
  })

  await test.step('without its rule it stays in the list, and raises no more', async () => {
    await page.goto(`${base}/alarm-rules?keyword=${name}`)
    await rules.act(page, name, '删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(rules.rowOf(page, name)).toHaveCount(0)
    await page.goto(`${path}?device=${id}`)
    await expect(rowOf(page, name)).toContainText('已清除')
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

test('a colleague handles alarms by the code for it, and sees no way to devices', async ({
  page,
  browser,
  baseURL,
}) => {
  const words = `夜班已处理${ownNumber()}`
  await signInByApi(page, 'admin', 'yunshan')
  const handler = await newColleague(page, browser, {
    ...{ key: 'alarm_handler', codes: ['alarm:list', 'alarm:edit'], baseURL },
  })
  const { own } = handler
  await own.goto(`${path}?keyword=PRESS-05`)
  await rowOf(own, '冲压机 05').getByRole('button', { name: '停止上报', exact: true }).click()
  const panel = own.getByRole('region', { name: '报警详情' })
  await panel.getByRole('button', { name: '评论', exact: true }).click()
  const form = own.getByRole('dialog', { name: /^评论/ })
  await form.getByLabel('评论内容').fill(words)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(panel.getByText(words)).toBeVisible()
  await expect(panel.getByRole('button', { name: '查看设备' })).toHaveCount(0)
  await own.keyboard.press('Escape')
  await expect(own.getByRole('main').getByRole('button', { name: /^导出/ })).toHaveCount(0)
  await handler.close()
})

test('a colleague who sees no devices switches rules off, and is told why none is added', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `值班规则${ownNumber()}`
  await signInByApi(page, 'admin', 'yunshan')
  const [type] = await callApi<{ id: string }[]>(page, '/spruce/api/v1/device-types?keyword=METER')
  await callApi(page, '/spruce/api/v1/alarm-rules', {
    ...{ typeId: type?.id, name, condition: 'absent', severity: 'info' },
  })
  const keeper = await newColleague(page, browser, {
    ...{ key: 'rule_keeper', codes: ['alarm:list', 'alarmrule:edit'], baseURL },
  })
  const { own } = keeper
  await own.goto(`${base}/alarm-rules?keyword=${name}`)
  await expect(own.getByText('需要“查看设备”权限')).toBeVisible()
  await expect(own.getByRole('main').getByRole('button', { name: /^(新增|编辑)/ })).toHaveCount(0)
  await rules.act(own, name, '停用')
  await expect(rules.rowOf(own, name)).toContainText('停用')
  await rules.act(own, name, '删除')
  await own.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(rules.rowOf(own, name)).toHaveCount(0)
  await expectGoodInEverySize(own)
  await keeper.close()
})
