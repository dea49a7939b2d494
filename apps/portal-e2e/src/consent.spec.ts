import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { pressAt } from './support/keyboard.js'
import { fillSignIn, signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, ownNumber, test } from './support/test.js'

/** An application elsewhere: it only shows what it was called with. */
let application: Server
let callback = ''

test.beforeAll(async () => {
  application = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      '<!doctype html><title>app</title><link rel="icon" href="data:,"><h1>报表平台</h1>',
    )
    request.resume()
  })
  await new Promise<void>((done) => application.listen(0, '127.0.0.1', done))
  callback = `http://127.0.0.1:${(application.address() as AddressInfo).port}/callback`
})
test.afterAll(() => application.close())

/** Calls the API as the page's own script would. */
function call<T>(page: Page, method: string, path: string, body: object): Promise<T> {
  return page.evaluate(
    async ([verb, url, payload]) => {
      const headers = { 'app-code': 'spruce-web-enterprise-console' }
      const tenants = await fetch('/aba-base/api/v3/user/tenants', { headers })
      const { data } = (await tenants.json()) as { data: { tenantId: string }[] }
      const response = await fetch(url, {
        method: verb,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'current-tenant': data[0]?.tenantId ?? '',
        },
        body: payload,
      })
      const answer = (await response.json()) as { data: T; message: string }
      if (!response.ok) throw new Error(`${url}: ${answer.message}`)
      return answer.data
    },
    [method, path, JSON.stringify(body)] as const,
  )
}

test('an application is allowed a part of what it asks for, and gets a token for that', async ({
  page,
  request,
}) => {
  const name = `报表平台 ${ownNumber()}`
  const verifier = randomBytes(32).toString('base64url')
  await signInByApi(page, 'admin', 'yunshan')
  const { id } = await call<{ id: string }>(page, 'POST', '/spruce/api/v1/apps', {
    appCode: `bi-reports-${ownNumber()}`,
    name: { 'zh-CN': name, 'en-US': name },
    kind: 'window',
    url: 'https://bi.example.cn/',
  })
  const { client } = await call<{ client: { clientId: string } }>(
    page,
    'PUT',
    `/spruce/api/v1/apps/${id}/oauth-client`,
    {
      redirectUris: [callback],
      scopes: ['profile', 'directory'],
      confidential: false,
      enabled: true,
    },
  )
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: callback,
    scope: 'profile directory',
    state: 'af0ifjsldkj',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    tenant: 'yunshan',
  })
  await page.goto('/logout')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()

  await test.step('asks a stranger to sign in, and comes back to the question', async () => {
    await page.goto(`/accredit?${query}`)
    await fillSignIn(page, 'admin')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('heading', { name: `授权“${name}”` })).toBeVisible()
    await expect(page.getByText(/您以“.+”的身份登录/)).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })

  await test.step('grants one of two by keyboard, and the application exchanges its code', async () => {
    await pressAt(page, page.getByRole('checkbox').nth(1), 'Space')
    await expect(page.getByRole('checkbox').nth(1)).not.toBeChecked()
    await pressAt(page, page.getByRole('button', { name: '同意授权' }))
    await expect(page).toHaveURL(/\/callback\?code=/)
    const back = new URL(page.url())
    expect(back.searchParams.get('state')).toBe('af0ifjsldkj')
    const answer = await request.post('/aba-base/auth/v3/login-code', {
      data: {
        grant_type: 'authorization_code',
        code: back.searchParams.get('code'),
        client_id: client.clientId,
        redirect_uri: callback,
        code_verifier: verifier,
      },
    })
    const { data } = (await answer.json()) as { data: { scope: string; token_type: string } }
    expect(data).toMatchObject({ scope: 'profile', token_type: 'Bearer' })
  })

  await test.step('is not asked again for what was granted', async () => {
    query.set('scope', 'profile')
    await page.goto(`/oauth/login?${query}`)
    await expect(page).toHaveURL(/\/callback\?code=/)
  })

  await test.step('sends the refusal back too', async () => {
    query.set('scope', 'profile directory')
    await page.goto(`/accredit?${query}`)
    await pressAt(page, page.getByRole('button', { name: '拒绝' }))
    await expect(page).toHaveURL(/\/callback\?error=access_denied/)
  })
})

test.describe('an application that nobody registered', () => {
  test.use({ expectedConsole: [/status of 422 .*\/auth\/oauth\/authorize/] })

  test('gets nobody', async ({ page }) => {
    await signInByApi(page, 'member', 'yunshan')
    await page.goto(`/accredit?response_type=code&client_id=nobody&redirect_uri=${callback}`)
    await expect(page.getByRole('heading', { name: '无法授权' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('应用未登记')
  })
})
