import { createHash, randomBytes } from 'node:crypto'
import { callAs } from './support/callAs.js'
import { expectInBin } from './support/expectInBin.js'
import { expectKeptOut } from './support/expectKeptOut.js'
import { fitsNarrowScreen } from './support/fitsNarrowScreen.js'
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

const path = '/yunbu-app/spruce-web-enterprise-console/base/appMgt'

// A code that is kept for the product is refused.
test.use({ expectedConsole: [/status of 422/] })

const { rowOf, act } = gridRows('应用管理')

test('an administrator registers an application, edits, orders, switches and removes it', async ({
  page,
}) => {
  const number = ownNumber()
  const name = `测试应用${number}`
  await signInByApi(page, 'admin', 'yunshan')
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '应用管理' })
    .click()
  await expect(page).toHaveURL(new RegExp(path))

  await test.step('sees those of the product and of the company; a console stays on', async () => {
    await expect(rowOf(page, '协同办公')).toContainText('停用')
    await expect(rowOf(page, '企业控制台').getByRole('button', { name: '编辑' })).toHaveCount(0)
    await expectAccessible(page)
    await act(page, '企业控制台', '设置')
    const dialog = page.getByRole('dialog', { name: '设置“企业控制台”' })
    await expect(dialog.getByRole('switch', { name: '已开启' })).toBeDisabled()
    await expect(dialog.getByText(/现有 \d+ 人能看到/)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('registers one; what is wrong stands at its field', async () => {
    await page.getByRole('button', { name: '新增应用' }).click()
    await expect(page.getByRole('heading', { name: '新增应用', level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('中文名称').fill(name)
    await page.getByLabel('英文名称').fill(`Test ${number}`)
    await page.getByRole('textbox', { name: '应用编码' }).fill('MT0001')
    await page.getByLabel('访问地址', { exact: true }).fill('javascript:alert(1)')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByLabel('访问地址', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await page.getByLabel('访问地址', { exact: true }).fill('https://bi.nobody.example/portal')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('该编码由系统保留，请更换').first()).toBeVisible()
    await page.getByRole('textbox', { name: '应用编码' }).fill(`test-${number}`)
    await page.getByRole('button', { name: '保存' }).click()
    await expect(rowOf(page, name)).toContainText('嵌入应用')
  })

  await test.step('registers delivered pages, whose code the server allots', async () => {
    await page.getByRole('button', { name: '新增应用' }).click()
    await page.getByRole('radio', { name: '可视化交付' }).click()
    await page.getByLabel('中文名称').fill(`大屏${number}`)
    await page.getByLabel('英文名称').fill(`Wall ${number}`)
    await page.getByRole('button', { name: '保存' }).click()
    await expect(rowOf(page, `大屏${number}`)).toContainText(/RCAPPN\d{4}/)
  })

  await test.step('edits it, and reads who did what', async () => {
    await act(page, name, '编辑')
    await page.getByLabel('分类').fill('测试分类')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(rowOf(page, name)).toContainText('测试分类')
    await act(page, name, '历史')
    await expect(page.getByRole('dialog', { name: `“${name}”的历史` })).toContainText('测试分类')
    await page.keyboard.press('Escape')
  })

  await test.step('checks whether it answers, and reads what checks found', async () => {
    await act(page, name, '检测')
    await expect(page.getByText(`“${name}”无法访问`)).toBeVisible()
    await expect(rowOf(page, name)).toContainText('无法访问')
    await act(page, '能耗看板', '健康记录')
    const dialog = page.getByRole('dialog', { name: '“能耗看板”的健康记录' })
    await expect(dialog.getByText(/\d+ 次检测中 \d+ 次正常/)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: '全部健康状态' }).selectOption('不检测内网')
    await expect(rowOf(page, '质量追溯')).toBeVisible()
    await expect(rowOf(page, name)).toHaveCount(0)
    await page.getByRole('combobox', { name: '全部健康状态' }).selectOption('')
  })

  await test.step('asks the doctor what keeps it from being embedded', async () => {
    await act(page, name, '编辑')
    const doctor = page.getByRole('region', { name: '接入诊断' })
    await expect(doctor.getByText('还没有诊断过')).toBeVisible()
    await doctor.getByRole('button', { name: '开始诊断' }).click()
    await expect(doctor.getByRole('listitem').filter({ hasText: '应答' }).first()).toContainText(
      '没有应答',
    )
    await page.getByRole('button', { name: '取消', exact: true }).click()
    await act(page, '能耗看板', '编辑')
    const policy = 'Origin-Agent-Cluster: ?1'
    await expect(doctor.getByText(policy)).toBeVisible()
    await doctor.getByRole('combobox', { name: '最近一次' }).selectOption({ index: 1 })
    await expect(doctor.getByText('X-Frame-Options 禁止平台嵌入', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: '取消', exact: true }).click()
  })

  await test.step('reads the last diagnosis in the list, and finds by it', async () => {
    await expect(rowOf(page, name)).toContainText('必须修改')
    await expect(rowOf(page, '培训平台')).toContainText('未诊断')
    await page.getByRole('combobox', { name: '全部诊断结果' }).selectOption('必须修改')
    await expect(page).toHaveURL(/diagnosis=bad/)
    await expect(rowOf(page, '质量追溯')).toBeVisible()
    await expect(rowOf(page, '培训平台')).toHaveCount(0)
    await act(page, '质量追溯', '诊断结果')
    const dialog = page.getByRole('dialog', { name: '“质量追溯”的诊断' })
    await expect(dialog.getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: '全部诊断结果' }).selectOption('')
  })

  await test.step('puts it in another place by keys', async () => {
    await page.getByRole('button', { name: '调整顺序', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '应用顺序' })
    await dialog.getByRole('button', { name: `移动“${name}”` }).press('ArrowUp')
    await expect(dialog.getByText(new RegExp(`“${name}”移到第 \\d+ 位`))).toBeAttached()
    await page.keyboard.press('Escape')
  })

  await test.step('switches it off and on', async () => {
    await act(page, name, '关闭应用')
    await page.getByRole('alertdialog').getByRole('button', { name: '关闭应用' }).click()
    await expect(rowOf(page, name)).toContainText('已关闭')
    await act(page, name, '开启应用')
    await expect(rowOf(page, name)).toContainText('已开启')
  })

  await test.step('removes both to the recycle bin', async () => {
    for (const one of [name, `大屏${number}`]) {
      await act(page, one, '删除')
      await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
      await expect(rowOf(page, one)).toHaveCount(0)
    }
    await expectInBin(page, name)
  })

  await fitsNarrowScreen(page, path, '应用管理')
  await fitsNarrowScreen(page, `${path}/add`, '新增应用')
})

test('an application shows to a department and those below, and to nobody else', async ({
  page,
  browser,
}) => {
  const number = ownNumber()
  const name = `研发应用${number}`
  await signInByApi(page, 'admin', 'yunshan')

  await test.step('the demo data has one of the research centre', async () => {
    await page.goto(path)
    await expect(rowOf(page, '研发工作台')).toContainText('研发中心及下级')
  })

  await test.step('finds what a department sees, in the address as well', async () => {
    await page.getByRole('button', { name: /^哪个部门能看到/ }).click()
    await page.getByRole('treeitem', { name: /^生产中心/ }).click()
    await expect(rowOf(page, '研发工作台')).toHaveCount(0)
    await expect(rowOf(page, '员工自助')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^哪个部门能看到/ })).toContainText('生产中心')
    await expect(rowOf(page, '研发工作台')).toHaveCount(0)
    await expectAccessible(page)
    await page.goto(path)
    await page.getByRole('combobox', { name: '任何角色可见' }).selectOption({ index: 2 })
    await expect(rowOf(page, '研发工作台')).toHaveCount(0)
    await page.goto(path)
  })

  await test.step('registers one for a department chosen from the tree; the count follows', async () => {
    await page.goto(`${path}/add`)
    await page.getByRole('radio', { name: '普通页面' }).click()
    await page.getByLabel('中文名称').fill(name)
    await page.getByLabel('英文名称').fill(`Research ${number}`)
    await page.getByRole('textbox', { name: '应用编码' }).fill(`research-${number}`)
    await page.getByLabel('访问地址', { exact: true }).fill('/personal')
    const count = page.getByText(/现有 \d+ 人能看到/)
    const everybody = await count.textContent()
    await page.getByRole('button', { name: /^可见部门/ }).click()
    await page.getByRole('treeitem', { name: /^研发中心/ }).click()
    await page.keyboard.press('Escape')
    await expect(count).not.toHaveText(everybody ?? '')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: '保存' }).click()
    await expect(rowOf(page, name)).toContainText('研发中心及下级')
  })

  await test.step('the history says it by name', async () => {
    await act(page, name, '历史')
    await expect(page.getByRole('dialog', { name: `“${name}”的历史` })).toContainText('研发中心')
    await page.keyboard.press('Escape')
  })

  for (const [who, isSeen] of [
    ['member', true],
    ['multi', false],
  ] as const) {
    await test.step(`${who} ${isSeen ? 'sees it' : 'does not'}`, async () => {
      const context = await browser.newContext()
      const own = await context.newPage()
      await signInByApi(own, who, 'yunshan')
      await own.goto('/dashboard')
      await own.getByRole('button', { name: '全部菜单' }).click()
      await expect(own.getByText('研发工作台').first()).toBeVisible({ visible: isSeen })
      await context.close()
    })
  }

  await test.step('removes it', async () => {
    await act(page, name, '删除')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('1 个可见部门')
    await question.getByRole('button', { name: '删除' }).click()
    await expect(rowOf(page, name)).toHaveCount(0)
  })
})

test('the applications are an application of their own, for whoever may list them', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = '/yunbu-app/spruce-web-app-management'
  await signInByApi(page, 'admin', 'yunshan')
  const reader = await newColleague(page, browser, {
    ...{ key: 'app_manager', codes: ['app:list', 'app:add'], baseURL },
  })
  await reader.own.goto('/dashboard')
  await reader.own.getByRole('button', { name: '全部菜单' }).click()
  await reader.own.getByRole('dialog').getByRole('link', { name: '应用列表' }).click()
  await expect(reader.own).toHaveURL(new RegExp(`${own}/base/appMgt`))
  await expect(rowOf(reader.own, '协同办公')).toBeVisible()
  await expectAccessible(reader.own)
  await reader.own.getByRole('button', { name: '新增应用' }).click()
  await expect(reader.own).toHaveURL(new RegExp(`${own}/base/appMgt/add`))
  await reader.own.getByRole('button', { name: '取消', exact: true }).click()
  await expect(reader.own).toHaveURL(new RegExp(`${own}/base/appMgt$`))
  await reader.own.setViewportSize({ width: 320, height: 640 })
  await reader.own.goto(own)
  await expect(reader.own.getByRole('heading', { name: '应用管理', level: 1 })).toBeVisible()
  await expectNoSidewaysScroll(reader.own)
  await reader.close()

  await expectKeptOut(page, browser, {
    ...{ key: 'app_stranger', path: `${own}/base/appMgt`, api: '/spruce/api/v1/apps', baseURL },
  })
})

test('an application gets a secret that is shown once; a rotated one opens nothing', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const number = ownNumber()
  const name = `客户端${number}`
  const callback = `https://client-${number}.example.cn/callback`
  const verifier = randomBytes(32).toString('base64url')
  await signInByApi(page, 'admin', 'yunshan')
  const app = await callAs<{ id: string }>(page, 'POST', '/spruce/api/v1/apps', {
    ...{ appCode: `client-${number}`, kind: 'window', url: `https://client-${number}.example.cn/` },
    name: { 'zh-CN': name, 'en-US': `Client ${number}` },
  })
  const api = `/spruce/api/v1/apps/${app.id}/oauth-client`
  const section = page.getByRole('region', { name: '授权登录（OAuth 2.0）' })
  const shown = page.getByRole('alertdialog', { name: `“${name}”的密钥` })
  const readSecret = async () => (await shown.locator('code').last().textContent()) ?? ''
  /** Nobody is at that address: what comes back is read from it. */
  const visitor = await page.context().newPage()
  await visitor.route(`${callback}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>client</title>' }),
  )
  let clientId = ''
  let isAgreed = false

  /** Signs the person in at the application. @returns what its server is told with this secret */
  async function exchange(secret: string) {
    const query = new URLSearchParams({
      ...{ response_type: 'code', client_id: clientId, redirect_uri: callback, scope: 'profile' },
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      ...{ code_challenge_method: 'S256', tenant: 'yunshan' },
    })
    await visitor.goto(`/accredit?${query}`)
    if (!isAgreed) await visitor.getByRole('button', { name: '同意授权' }).click()
    isAgreed = true // asked once
    await visitor.waitForURL(({ href }) => href.startsWith(callback))
    const answer = await request.post('/aba-base/auth/v3/login-code', {
      data: {
        ...{ grant_type: 'authorization_code', client_id: clientId, client_secret: secret },
        ...{ code: new URL(visitor.url()).searchParams.get('code'), redirect_uri: callback },
        code_verifier: verifier,
      },
    })
    const { code, data } = (await answer.json()) as { code: unknown; data: unknown }
    return { status: answer.status(), code, data }
  }
  const token = { status: 200, data: { scope: 'profile', token_type: 'Bearer' } }

  await test.step('is set up, and its secret shown', async () => {
    await page.goto(path)
    await act(page, name, '编辑')
    await expect(section.getByText('尚未设置授权登录')).toBeVisible()
    await section.getByRole('button', { name: '设置授权登录' }).click()
    const form = page.getByRole('dialog', { name: `“${name}”的授权登录` })
    await form.getByLabel('回调地址').fill(callback)
    await form.getByRole('button', { name: '保存' }).click()
    await expect(shown).toContainText('密钥只显示这一次')
    await expectAccessible(page)
    clientId = (await shown.locator('code').first().textContent()) ?? ''
  })
  const first = await readSecret()

  await test.step('is shown this once, and opens a session', async () => {
    await page.keyboard.press('Escape')
    await expect(shown).toBeHidden()
    await expect(section).toContainText(clientId)
    await page.reload()
    await expect(section).toContainText(clientId)
    await expect(page.getByText(first)).toHaveCount(0)
    expect(JSON.stringify(await callAs(page, 'GET', api))).not.toContain(first)
    expect(await exchange(first)).toMatchObject(token)
  })

  await test.step('is rotated: the new one opens a session, the old one nothing', async () => {
    await section.getByRole('button', { name: '更换密钥' }).click()
    const question = page.getByRole('alertdialog', { name: `更换“${name}”的密钥？` })
    await question.getByRole('button', { name: '更换密钥' }).click()
    const second = await readSecret()
    expect(second).not.toBe(first)
    await page.keyboard.press('Escape')
    await expect(shown).toBeHidden()
    expect(await exchange(first)).toMatchObject({ status: 400, code: 'invalid_client' })
    expect(await exchange(second)).toMatchObject(token)
  })

  await test.step('is nothing to who may only look at applications', async () => {
    const reader = await newColleague(page, browser, {
      ...{ key: 'client_reader', codes: ['app:list'], baseURL },
    })
    await reader.own.goto(`${path}/edit/${app.id}`)
    await expect(reader.own.getByRole('main')).toContainText('没有访问权限')
    await expect(reader.own.getByRole('button', { name: /授权登录|密钥/ })).toHaveCount(0)
    const refused = await reader.own.request.post(`${api}/secret`, {
      headers: { 'app-code': 'spruce-web-enterprise-console', origin: baseURL ?? '' },
      data: { version: 1 },
    })
    expect(refused.status()).toBe(403)
    await reader.close()
  })
  await callAs(page, 'POST', '/spruce/api/v1/apps/remove', { ids: [app.id] })
})

test('a colleague with one code reads them only, and one without sees nothing of them', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const reader = await newColleague(page, browser, {
    ...{ key: 'app_reader', codes: ['app:list'], baseURL },
  })
  await reader.own.goto(path)
  await expect(rowOf(reader.own, '协同办公')).toBeVisible()
  const main = reader.own.getByRole('main')
  await expect(
    main.getByRole('button', { name: /^(新增|编辑|设置|调整|检测|关闭应用|开启应用|停用|删除)/ }),
  ).toHaveCount(0)
  await reader.own.goto(`${path}/add`)
  await expect(reader.own.getByRole('button', { name: '保存' })).toHaveCount(0)
  const headers = { 'app-code': 'spruce-web-enterprise-console' }
  const apps = await reader.own.request.get('/spruce/api/v1/apps?keyword=energy', { headers })
  const { data } = (await apps.json()) as { data: { id: string }[] }
  const diagnosis = `/spruce/api/v1/apps/${data[0]?.id ?? ''}/diagnoses`
  expect((await reader.own.request.get(diagnosis, { headers })).status()).toBe(200)
  expect((await reader.own.request.post(diagnosis, { headers })).status()).toBe(403)
  await reader.close()

  const editor = await newColleague(page, browser, {
    ...{ key: 'app_editor', codes: ['app:list', 'app:edit'], baseURL },
  })
  await editor.own.goto(path)
  await act(editor.own, '研发工作台', '编辑')
  await expect(editor.own.getByText('研发中心', { exact: true })).toBeVisible()
  // Without the right to list departments they are found by name.
  await editor.own.getByRole('button', { name: /^可见部门/ }).click()
  await editor.own.getByRole('combobox', { name: '搜索选项' }).fill('营销中心')
  await expect(editor.own.getByRole('option', { name: /营销中心/ }).first()).toBeVisible()
  await editor.own.keyboard.press('Escape')
  await expectAccessible(editor.own)
  await editor.close()

  await expectKeptOut(page, browser, {
    key: 'app_nobody',
    path,
    api: '/spruce/api/v1/apps',
    baseURL,
  })
})
