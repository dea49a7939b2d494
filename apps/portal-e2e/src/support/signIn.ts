import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** The password of every demo account. */
export const demoPassword = 'Spruce@2026'

/** Where administrators find people and departments. */
const organizationPath = '/yunbu-app/spruce-web-enterprise-console/base/organization'

interface OutboxMessage {
  kind: string
  to?: string | null
  captchaKey?: string | null
  code?: string | null
}

/** The answer of the captcha that the sign-in page shows, from the developer outbox. */
export async function readCaptcha(page: Page): Promise<string> {
  const image = page.getByRole('img', { name: /验证码|captcha/iu })
  await expect(image).toHaveAttribute('src', /captchaKey=/u)
  await image.evaluate(async (element: HTMLImageElement) => {
    if (!element.complete || element.naturalWidth === 0) await element.decode()
  })
  const source = await image.getAttribute('src')
  const captchaKey = new URL(source ?? '', page.url()).searchParams.get('captchaKey')
  const messages = await readOutbox(page)
  const answer = messages.find((message) => message.captchaKey === captchaKey)?.code
  expect(answer, 'the captcha in the outbox').toBeTruthy()
  return answer ?? ''
}

/** The newest code that was sent to a phone or email, from the developer outbox. */
export async function readCode(page: Page, to: string): Promise<string> {
  const message = (await readOutbox(page)).find((one) => one.to === to && one.code)
  expect(message, `a code to ${to} in the outbox`).toBeTruthy()
  return message?.code ?? ''
}

async function readOutbox(page: Page): Promise<OutboxMessage[]> {
  const response = await page.request.get('/_outbox.json')
  const outbox = (await response.json()) as OutboxMessage[] | { messages: OutboxMessage[] }
  return Array.isArray(outbox) ? outbox : outbox.messages
}

/** Fills in the sign-in form of the page that is open. */
export async function fillSignIn(page: Page, account: string, password = demoPassword) {
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByLabel('验证码', { exact: true }).fill(await readCaptcha(page))
}

/**
 * Signs in as a person would and waits for the first page.
 * @param tenant code of the tenant whose page is opened; default: none
 * @param options.stay the sign-in page is open already
 */
export async function signIn(
  page: Page,
  account: string,
  tenant?: string,
  options: { stay?: boolean } = {},
): Promise<void> {
  if (!options.stay) await page.goto(tenant ? `/login?tenant=${tenant}` : '/login')
  await fillSignIn(page, account)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await expect(page.getByRole('banner')).toBeVisible()
}

interface Answer<Data> {
  data: Data
}

/**
 * Opens the first page with a new session, for journeys whose subject is not signing in.
 * @param tenant code of the tenant that the tab is in; default: the person's main tenant
 */
export async function signInByApi(
  page: Page,
  account: string,
  tenant?: string,
  password = demoPassword,
): Promise<void> {
  await page.goto('about:blank') // a page of another account would follow the new session by itself
  await openSession(page, account, password)
  // The first page of administrators counts; journeys begin where people and departments are.
  const first = ['admin', 'division'].includes(account) ? organizationPath : '/'
  await page.goto(tenant ? `${first}?tenant=${tenant}` : first)
  await expect(page.getByRole('banner')).toBeVisible()
}

/** Signs in by the calls that the sign-in page makes. The session is that of the page's context. */
async function openSession(page: Page, account: string, password: string) {
  const verification = '/aba-base/api/verification'
  const deploy = await page.request.get('/aba-base/api/deploy-config')
  const { cipher } = ((await deploy.json()) as Answer<{ cipher: { key: string } }>).data
  const answer = await page.request.get(`${verification}/get-captcha-key`)
  const { captchaKey } = ((await answer.json()) as Answer<{ captchaKey: string }>).data
  await page.request.get(`${verification}/get-captcha?captchaKey=${captchaKey}`)
  const captcha = (await readOutbox(page)).find((one) => one.captchaKey === captchaKey)?.code
  const login = await page.request.post('/auth/login', {
    headers: {
      'app-code': 'spruce-web-enterprise-console',
      origin: new URL(deploy.url()).origin,
    },
    data: { loginName: account, password: seal(password, cipher.key), captchaKey, captcha },
  })
  expect(login.ok(), `${account} signs in: ${await login.text()}`).toBe(true)
}

/** The password as it travels: AES-256-CBC under the public key of the deployment. */
function seal(password: string, key: string): string {
  const start = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'base64'), start)
  const sealed = Buffer.concat([start, cipher.update(password, 'utf8'), cipher.final()])
  return `v1.${sealed.toString('base64')}`
}
