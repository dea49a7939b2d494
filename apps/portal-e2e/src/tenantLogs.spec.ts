import { readFile } from 'node:fs/promises'
import { callAs } from './support/callAs.js'
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
  waitForQuiet,
} from './support/test.js'

const base = '/yunbu-app/spruce-web-enterprise-console/base'
const api = '/spruce/api/v1'
const pages = [
  ['board/login', '用户登录看板'],
  ['board/app', '应用访问看板'],
  ['log/login', '登录日志'],
  ['log/app', '应用访问日志'],
  ['log/operator', '操作日志'],
] as const

test('an administrator reads the boards and logs of the company, and nobody else’s', async ({
  page,
}) => {
  const number = ownNumber()
  const name = `日志角色${number}`
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(`${base}/log/operator`)

  await test.step('finds what was just done, and takes it away as a file', async () => {
    const { rowOf } = gridRows('操作日志')
    await callAs(page, 'POST', `${api}/roles`, { name, code: `log_role_${number}` })
    await page.getByRole('searchbox', { name: '搜索对象' }).fill(name)
    await page.keyboard.press('Enter')
    await expect(rowOf(page, name)).toHaveCount(1)
    await expect(rowOf(page, name)).toContainText('新增角色')
    await expect(page.getByRole('columnheader', { name: '客户' })).toHaveCount(0)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出', exact: true }).click()
    await page.getByRole('button', { name: '导出为 CSV' }).click()
    const text = await readFile(await (await downloading).path(), 'utf8')
    expect(text.trim().split('\r\n')).toHaveLength(2)
    await expectAccessible(page)
  })

  await test.step('goes from a figure of the board to the lines behind it', async () => {
    await page.goto(`${base}/board/login`)
    await expect(page.getByRole('article', { name: '登录次数' })).toContainText(/[1-9]/)
    await expectAccessible(page)
    await page.getByRole('button', { name: /登录次数/ }).click()
    await expect(page).toHaveURL(/base\/log\/login\?success=yes/)
    await expect(gridRows('登录日志').rowOf(page, 'admin').first()).toContainText('成功')
  })

  await test.step('all of them fit a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const [path, title] of pages) {
      await page.goto(`${base}/${path}`)
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await waitForQuiet(page)
      await expectNoSidewaysScroll(page)
    }
  })
})

test('an administrator restores from the recycle bin, and removes the rest for good', async ({
  page,
}) => {
  const number = ownNumber()
  const name = `回收角色${number}`
  const path = `${base}/recycle-bin`
  const { rowOf, act } = gridRows('回收站')
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(path)
  const ids: string[] = []
  for (const letter of ['甲', '乙']) {
    const role = { name: `${name}${letter}`, code: `bin_${letter === '甲' ? 'a' : 'b'}_${number}` }
    ids.push((await callAs<{ id: string }>(page, 'POST', `${api}/roles`, role)).id)
  }
  await callAs(page, 'POST', `${api}/roles/remove`, { ids })
  await page.reload()
  await page.getByRole('searchbox', { name: '搜索回收站' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(rowOf(page, name)).toHaveCount(2)
  await expectAccessible(page)
  await act(page, `${name}甲`, '恢复')
  await expect(page.getByText(`已恢复“${name}甲”`)).toBeVisible()
  await act(page, `${name}乙`, '彻底删除')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`彻底删除“${name}乙”？`)
  await question.getByRole('button', { name: '彻底删除' }).click()
  await expect(rowOf(page, name)).toHaveCount(0)
  const roles = await callAs<{ name: string }[]>(page, 'GET', `${api}/roles?page=1&size=100`)
  expect(roles.map((role) => role.name).filter((one) => one.startsWith(name))).toEqual([
    `${name}甲`,
  ])
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('a colleague with one code reads the logs or the bin, and one without gets to neither', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(`${base}/role`)
  const id = (
    await callAs<{ id: string }>(page, 'POST', `${api}/roles`, {
      ...{ name: `只读回收${ownNumber()}`, code: `bin_reader_${ownNumber()}` },
    })
  ).id
  await callAs(page, 'POST', `${api}/roles/remove`, { ids: [id] })

  await test.step('with the code of logs', async () => {
    const reader = await newColleague(page, browser, {
      ...{ key: 'log_reader', codes: ['log:list'], baseURL },
    })
    for (const [path, title] of pages) {
      await reader.own.goto(`${base}/${path}`)
      await expect(reader.own.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await waitForQuiet(reader.own)
      await expect(reader.own.getByRole('button', { name: '导出', exact: true })).toHaveCount(0)
    }
    await reader.own.goto(`${base}/recycle-bin`)
    await expect(reader.own.getByRole('heading', { name: '页面不在您的菜单中' })).toBeVisible()
    const refused = await reader.own.request.get(`${api}/roles/${id}/history?page=1&size=20`, {
      headers: { 'app-code': 'spruce-web-enterprise-console' },
    })
    expect(refused.status()).toBe(403)
    await reader.close()
  })

  await test.step('with the code of the bin', async () => {
    const reader = await newColleague(page, browser, {
      ...{ key: 'bin_reader', codes: ['recycle:list'], baseURL },
    })
    await reader.own.goto(`${base}/recycle-bin`)
    await expect(gridRows('回收站').rowOf(reader.own, '只读回收').first()).toBeVisible()
    const main = reader.own.getByRole('main')
    await expect(main.getByRole('button', { name: /^(恢复|彻底删除)/ })).toHaveCount(0)
    await reader.close()
  })

  await expectKeptOut(page, browser, {
    ...{ key: 'log_nobody', path: `${base}/log/login`, baseURL },
    api: `${api}/recycle-bin?page=1&size=20`,
  })
})
