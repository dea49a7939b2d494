import { callAs } from './support/callAs.js'
import { newMember } from './support/newMember.js'
import { signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, ownNumber, test } from './support/test.js'

const path = '/yunbu-app/spruce-web-enterprise-console/base/organization'
const api = '/spruce/api/v1'

interface Role {
  id: string
  version: number
  memberCount: number
}

test('an administrator gives all people a role at once, reloads on the way, and takes it back', async ({
  page,
}) => {
  const number = ownNumber()
  const name = `全员角色${number}`
  await signInByApi(page, 'admin', 'yunshan')
  const { id } = await callAs<Role>(page, 'POST', `${api}/roles`, {
    name,
    code: `everybody_${number}`,
    dataScope: 'self',
  })
  const holders = async () => (await callAs<Role>(page, 'GET', `${api}/roles/${id}`)).memberCount
  const strip = page.getByRole('region', { name: '批量操作进度' })
  const progress = page.getByRole('dialog', { name: `添加角色：${name}` })
  await page.goto(path)
  const rows = page.getByRole('grid', { name: '成员' }).getByRole('row')
  await expect(rows.getByRole('checkbox').nth(1)).toBeVisible() // there is somebody to select

  await test.step('selects the whole result, and sees whom it changes', async () => {
    await page.getByRole('checkbox', { name: '全选本页' }).check()
    const bar = page.getByRole('region', { name: '批量操作' })
    await bar.getByRole('button', { name: /^选择全部 \d+ 项/ }).click()
    await bar.getByRole('button', { name: '添加角色' }).click()
    const form = page.getByRole('dialog', { name: '添加角色' })
    await form.getByLabel('角色').click()
    await page.getByRole('option', { name }).click()
    await form.getByRole('button', { name: '下一步' }).click()
    const question = page.getByRole('alertdialog', {
      name: new RegExp(`添加角色：${name}：将更改`),
    })
    await expect(question.getByText('不能对自己操作')).toBeVisible()
    const started = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().endsWith('/bulk-changes'),
    )
    await question.getByRole('button', { name: '开始' }).click()
    expect((await started).ok()).toBe(true)
  })

  await test.step('sees after a reload how far it is, and what came of it', async () => {
    await page.reload({ waitUntil: 'commit' })
    await expect(strip).toBeVisible()
    await strip.getByRole('button', { name: '查看' }).click()
    await expect(progress.getByText('已完成', { exact: true })).toBeVisible()
    await expect(progress.getByText(/已更改 \d+ · 未更改 \d+/)).toBeVisible()
    expect(await holders()).toBeGreaterThan(100)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(progress.getByText('已完成', { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('takes it back from the record', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '批量操作记录' }).click()
    const records = page.getByRole('dialog', { name: '批量操作记录' })
    await records.getByRole('button', { name: `添加角色：${name}` }).click()
    await progress.getByRole('button', { name: '撤销', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: `撤销“添加角色：${name}”？` })
    await question.getByRole('button', { name: '撤销' }).click()
    const undoing = page.getByRole('dialog', { name: `撤销 · 添加角色：${name}` })
    await expect(undoing.getByText(/已撤销 \d{3}/)).toBeVisible()
    await expect.poll(holders).toBe(0)
  })
})

test('who may only look is offered no change of many, and none is started for them', async ({
  page,
  browser,
  baseURL,
}) => {
  const number = ownNumber()
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const own = await context.newPage()
  const { account } = await newMember(page, own, { name: '沈众', key: 'bulk', series: '1391252' })
  const { id, version } = await callAs<Role>(page, 'POST', `${api}/roles`, {
    name: `只看成员${number}`,
    code: `people_reader_${number}`,
    dataScope: 'all',
  })
  const codes = ['department:list', 'user:list']
  await callAs(page, 'PUT', `${api}/roles/${id}/permissions`, { version, codes })
  const [member] = await callAs<{ id: string }[]>(page, 'GET', `${api}/members?keyword=${account}`)
  await callAs(page, 'POST', `${api}/roles/${id}/members`, { memberIds: [member?.id] })
  await own.goto(path)
  await expect(own.getByRole('grid', { name: '成员' })).toBeVisible()
  await own.getByRole('checkbox', { name: '全选本页' }).check()
  const bar = own.getByRole('region', { name: '批量操作' })
  await bar.getByRole('button', { name: /^选择全部 \d+ 项/ }).click()
  for (const name of ['添加角色', '停用', '移动', '移出'])
    await expect(bar.getByRole('button', { name })).toHaveCount(0)
  await expect(own.getByRole('button', { name: '批量操作记录' })).toHaveCount(0)
  for (const [call, body] of [
    ['bulk-changes/preview', { action: 'disable', filter: {} }],
    ['bulk-removals/preview', { filter: {} }],
  ] as const) {
    const answer = await own.request.post(`${api}/${call}`, {
      headers: {
        'app-code': 'spruce-web-enterprise-console',
        origin: new URL(own.url()).origin,
      },
      data: body,
    })
    expect(answer.status(), call).toBe(403)
  }
  await context.close()
})
