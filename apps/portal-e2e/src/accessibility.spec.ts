import type { Page } from '@playwright/test'
import { lookWithAxe, showMode } from './support/axe.js'
import { consolePages } from './support/consolePages.js'
import { misfitsOf } from './support/misfits.js'
import { signInByApi } from './support/signIn.js'
import {
  expect,
  expectNoSidewaysScroll,
  expectSilence,
  readConsole,
  test as base,
  waitForQuiet,
} from './support/test.js'

// Every page as a whole. Dialogs and other states are looked at in their stories, in every theme.

const operation = '/yunbu-app/spruce-web-operation-management/base/customer/info'
const enterprise = '/yunbu-app/spruce-web-enterprise-console'
const appManagement = '/yunbu-app/spruce-web-app-management'
/** Pages of applications that no menu leads to. */
const applicationForms = ['base/appMgt/add', 'base/appMgt/edit/yunshan-app-energy']
const identifiers = 'msg-config/businessb-identity'

const consoles = [
  {
    name: 'the enterprise console',
    account: 'admin',
    paths: [
      ...consolePages('spruce-web-enterprise-console'),
      ...[
        ...applicationForms,
        ...[`${identifiers}/deliveries`, `${identifiers}/guide`],
        ...['dynamic', 'dynamic?url=https%3A%2F%2Funlisted.example%2F'],
      ].map((path) => `${enterprise}/${path}`),
    ],
  },
  {
    name: 'app management',
    account: 'admin',
    paths: [
      ...consolePages('spruce-web-app-management'),
      ...applicationForms.map((path) => `${appManagement}/${path}`),
    ],
  },
  {
    name: 'the operations console',
    account: 'operator',
    paths: [
      ...consolePages('spruce-web-operation-management'),
      ...['add', 'view/yunshan', 'edit/yunshan'].map((path) => `${operation}/${path}`),
    ],
  },
  {
    name: 'the own account',
    account: 'admin',
    paths: ['/dashboard', '/personal', '/403?permission=role:list', '/404', '/page404'],
  },
  { name: 'a person without a console', account: 'member', paths: ['/dashboard', '/personal'] },
]

/** Pages that need no session. */
const entryPages = [
  '/login',
  '/login?tenant=yunshan',
  '/admin/login',
  '/404',
  '/404?redirect_uri=%2Fdemo',
  '/403',
  '/changePassword',
  '/forgetPassword',
  '/customer-apply',
  '/accredit',
  '/oauth/login',
  '/oauth2?error=access_denied',
  '/openid?error=access_denied',
  '/bind-account',
  '/demo',
]

interface Viewer {
  account: string | undefined
  language: 'zh-CN' | 'en-US'
}

interface KeptPage {
  page: Page
  lines: string[]
}

/**
 * A page stays for the next look of the worker by the same account: a new one is a new process of the browser
 * without any of the product's code, which takes as long as the looks. Each look loads a document anew.
 */
const test = base.extend<Viewer, { kept: Map<string, KeptPage> }>({
  account: [undefined, { option: true }],
  language: ['zh-CN', { option: true }],
  kept: [
    async ({ browser: _ }, use) => {
      const kept = new Map<string, KeptPage>()
      await use(kept)
      for (const { page } of kept.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, kept, account, language, baseURL, viewport }, use, { project }) => {
    const name = `${account ?? ''} ${language}`
    let one = kept.get(name)
    if (!one) {
      const context = await browser.newContext({ ...project.use, ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
      one = { page, lines: readConsole(page) }
      if (account !== undefined) await signInByApi(page, account)
      if (language !== 'zh-CN') await rememberLanguage(page, account, language)
      kept.set(name, one)
    }
    if (viewport) await one.page.setViewportSize(viewport)
    const isOthers = account !== undefined && language !== 'zh-CN'
    if (isOthers) await chooseLanguage(one.page, language)
    await use(one.page)
    if (isOthers) await chooseLanguage(one.page, 'zh-CN')
    expectSilence(one.lines, [])
  },
})

/** Lets the browser remember the language, for pages that ask no account. */
async function rememberLanguage(
  page: Page,
  account: string | undefined,
  language: Viewer['language'],
) {
  if (account === undefined) {
    await page.goto('/login')
    await page.getByRole('button', { name: 'English' }).click()
  } else {
    await chooseLanguage(page, language)
    await open(page, '/dashboard')
  }
}

/** Chooses the language of an account. Other journeys share it: they find it in Chinese. */
async function chooseLanguage(page: Page, language: Viewer['language']) {
  const headers = {
    'app-code': 'spruce-web-enterprise-console',
    origin: new URL(page.url()).origin,
  }
  const url = '/spruce/api/v1/preferences'
  const { data } = (await (await page.request.get(url, { headers })).json()) as { data: object }
  const saved = await page.request.put(url, { headers, data: { ...data, language } })
  expect(saved.ok(), await saved.text()).toBe(true)
}

async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const { violations, passes, incomplete } = await lookWithAxe(page, rules)
  expect(passes.length + incomplete.length, 'rules that looked at something').toBeGreaterThan(0)
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

/** Keeps a picture of the page among the files of the test. */
async function keepPicture(page: Page, name: string) {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`) })
}

/** Light and narrow with every rule. Dark differs in colours only. */
async function expectPageAccessible(page: Page) {
  await keepPicture(page, 'zh-CN-light-1440')
  expect(await findings(page), 'axe in light').toEqual([])
  await showMode(page, 'dark')
  await keepPicture(page, 'zh-CN-dark-1440')
  expect(await findings(page, ['color-contrast']), 'axe in dark').toEqual([])
  await showMode(page, 'light')
  await page.setViewportSize({ width: 320, height: 640 })
  await waitForQuiet(page)
  await keepPicture(page, 'zh-CN-light-320')
  await expectNoSidewaysScroll(page)
  expect(await findings(page), 'axe at 320 px').toEqual([])
}

/** Wide in light and narrow in dark. Words are longer in English: each control shows its whole name. */
async function expectEnglishAccessible(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  for (const { mode, width, height } of [
    { mode: 'light', width: 1440, height: 900 },
    { mode: 'dark', width: 320, height: 640 },
  ] as const) {
    await page.setViewportSize({ width, height })
    await showMode(page, mode)
    await waitForQuiet(page)
    await keepPicture(page, `en-US-${mode}-${width}`)
    await expectNoSidewaysScroll(page)
    expect(await findings(page), `axe in ${mode} at ${width} px`).toEqual([])
    const main = page.getByRole('main')
    const names = main
      .getByRole('button')
      .or(main.getByRole('tab'))
      .or(main.getByRole('heading'))
      .or(main.getByRole('grid').getByRole('columnheader'))
    // A heading for screen readers alone takes no room.
    const shown = names.and(main.locator(':not(.sp-sr-only)'))
    // What people named is Chinese here, and may be cut where a list has little room.
    const own = shown.filter({ hasNotText: /\p{Script=Han}/u })
    expect(await misfitsOf(own), `names at ${width} px`).toEqual([])
  }
  await showMode(page, 'light')
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await waitForQuiet(page)
}

for (const { name, account, paths } of consoles) {
  test.describe(`axe finds nothing in English in ${name}`, () => {
    test.use({ account, language: 'en-US' })
    for (const path of paths) {
      test(path, async ({ page }) => {
        await open(page, path)
        await expect(page).toHaveURL((url) => url.pathname + url.search === path)
        await expectEnglishAccessible(page)
      })
    }
  })

  test.describe(`axe finds nothing in ${name}`, () => {
    test('which has pages', () => {
      expect(paths.length).toBeGreaterThan(1)
    })
    test.use({ account })
    for (const path of paths) {
      test(path, async ({ page }) => {
        await open(page, path)
        await expect(page).toHaveURL((url) => url.pathname + url.search === path)
        await expectPageAccessible(page)
      })
    }
  })
}

test.describe('axe finds nothing in English on the entry pages', () => {
  test.use({ language: 'en-US' })
  for (const path of entryPages) {
    test(path, async ({ page }) => {
      await open(page, path)
      await expectEnglishAccessible(page)
    })
  }
})

test.describe('axe finds nothing on the entry pages', () => {
  for (const path of entryPages) {
    test(path, async ({ page }) => {
      await open(page, path)
      await expectPageAccessible(page)
    })
  }

  test('/login by verification code', async ({ page }) => {
    await open(page, '/login?tenant=yunshan')
    await page.getByRole('button', { name: '验证码登录' }).click()
    await expect(page.getByLabel('手机号或邮箱')).toBeFocused()
    await expectPageAccessible(page)
  })

  test('/bind-account with a ticket', async ({ page }) => {
    await open(page, '/login')
    await page.getByRole('button', { name: '微信登录' }).click()
    await expect(page.getByRole('heading', { name: '绑定微信' })).toBeVisible()
    await waitForQuiet(page)
    await expectPageAccessible(page)
  })
})
