import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callApi } from './support/callApi.js'
import { signIn, signInByApi } from './support/signIn.js'
import { expect, test } from './support/test.js'

/** Somebody else's page. The same host with another port is the same site: Lax cookies come along. */
let stranger: Server
let strangersPage = ''

test.beforeAll(async () => {
  stranger = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      '<!doctype html><title>stranger</title><link rel="icon" href="data:,"><h1>别处</h1>',
    )
  })
  await new Promise<void>((done) => stranger.listen(0, '127.0.0.1', done))
  strangersPage = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`
})
test.afterAll(() => stranger.close())

test('S-05, S-06 the token is kept from scripts and from other hosts', async ({
  page,
  baseURL,
}) => {
  await signInByApi(page, 'member', 'yunshan')
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'token')
  // A domain without a leading stop is that of one host.
  expect(token).toMatchObject({ domain: '127.0.0.1', httpOnly: true, sameSite: 'Lax' })
  const readable = await page.evaluate(() =>
    [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join('\n'),
  )
  expect(token?.value.length).toBeGreaterThan(20)
  expect(readable).not.toContain(token?.value)

  const otherHost = new URL(baseURL ?? '')
  otherHost.hostname = 'localhost'
  await page.goto(`${otherHost.origin}/personal`)
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/personal')
  await expect(page.getByRole('heading', { name: '个人信息' })).toBeVisible()
})

test.describe('S-07 an address to go back to', () => {
  for (const target of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '/logout',
  ])
    test(`that nobody may be led to is forgotten: ${target}`, async ({ page }) => {
      await page.goto('/login?tenant=yunshan')
      await page.evaluate((value) => {
        sessionStorage.setItem('spruce:redirect_uri', JSON.stringify(value))
      }, target)
      await signIn(page, 'member', undefined, { stay: true })
      await expect(page).toHaveURL(/\/dashboard$/)
      expect(await page.evaluate(() => sessionStorage.getItem('spruce:redirect_uri'))).toBeNull()
    })
})

test.describe('S-08 a page of somebody else', () => {
  // The browser says so when it keeps an answer from the page, or does not ask at all.
  test.use({
    expectedConsole: [/CORS policy|net::ERR_(FAILED|BLOCKED_BY_RESPONSE)|status of 4\d\d/],
  })

  test('writes nothing with the session of the person who looks at it', async ({
    page,
    baseURL,
  }) => {
    await signInByApi(page, 'member', 'yunshan')
    const nameOf = async () =>
      (await callApi<{ name: string }>(page, '/aba-base/api/user-infos')).name
    const before = await nameOf()
    const target = `${baseURL ?? ''}/aba-base/api/v3/user-info`
    await page.goto(strangersPage)

    const statuses = await page.evaluate(async (url) => {
      const body = JSON.stringify({ nickName: '别人改的' })
      const ways: RequestInit[] = [
        { mode: 'no-cors' },
        { mode: 'no-cors', headers: { 'content-type': 'text/plain' } },
        { mode: 'cors', headers: { 'content-type': 'application/json' } },
        {
          mode: 'cors',
          headers: {
            'content-type': 'application/json',
            'app-code': 'spruce-web-enterprise-console',
          },
        },
      ]
      const all: string[] = []
      for (const way of ways) {
        const call = fetch(url, { ...way, method: 'POST', credentials: 'include', body })
        all.push(await call.then(({ type }) => type).catch(() => 'refused'))
      }
      return all
    }, target)
    // It reads no answer of those that a page may send unasked, and may not send the others.
    expect(statuses).toEqual(['refused', 'refused', 'refused', 'refused'])

    const answer = page.waitForResponse(target)
    await page.evaluate((url) => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = url
      form.enctype = 'text/plain'
      form.innerHTML = '<input name=\'{"nickName":"别人改的","x":"\' value=\'"}\'>'
      document.body.append(form)
      form.submit()
    }, target)
    expect((await answer).status()).toBeGreaterThanOrEqual(400)
    await page.waitForURL(target)

    await page.goto('/personal')
    await expect(page.getByRole('heading', { name: '个人信息' })).toBeVisible()
    expect(await nameOf()).toBe(before)
  })
})
