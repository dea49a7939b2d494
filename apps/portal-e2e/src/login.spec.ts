import { demoPassword, fillSignIn, readCaptcha, signIn } from './support/signIn.js'
import { signOut } from './support/signOut.js'
import { expect, expectNoSidewaysScroll, test, waitForQuiet } from './support/test.js'

const home = /\/spruce-web-enterprise-console\/base\/index/

test.describe('the sign-in page', () => {
  test('shows the brand of the tenant in the first HTML', async ({ request }) => {
    const response = await request.get('/login?tenant=yunshan', {
      headers: { accept: 'text/html' },
    })
    const html = await response.text()
    expect(html).toContain('<title>云杉制造集团</title>')
    expect(html).toMatch(/<label[^>]*>账号/)
    expect(html).toMatch(/<button disabled=""[^>]*>登录<\/button>/)
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'(;|$)/)
  })

  test('keeps what is typed before the script has come', async ({ page }) => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/index-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    const account = page.getByLabel('账号', { exact: true })
    await account.pressSequentially('adm')
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeDisabled()
    release()
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
    await expect(account).toHaveValue('adm')
    await expect(account).toBeFocused()
    await page.keyboard.type('in')
    await expect(account).toHaveValue('admin')
  })

  test('says what is missing, at each field', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText('请输入账号')).toBeVisible()
    await expect(page.getByText('请输入密码')).toBeVisible()
    await expect(page.getByText('请输入验证码')).toBeVisible()
    await expect(page.getByLabel('账号', { exact: true })).toBeFocused()
  })

  test('shows another captcha on demand', async ({ page }) => {
    await page.goto('/login')
    const image = page.getByRole('img', { name: '验证码图片' })
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
    const before = await image.getAttribute('src')
    await page.getByRole('button', { name: '看不清？换一张' }).click()
    await expect(image).not.toHaveAttribute('src', before ?? '')
    expect(await readCaptcha(page)).toBeTruthy()
  })

  test('switches language and colour mode, and remembers both', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await page.reload()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(page.getByLabel('Account', { exact: true })).toBeVisible()
  })

  test('is accessible, also at 320 px', async ({ page }) => {
    await page.goto('/login?tenant=yunshan')
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
})

test.describe('signing in', () => {
  test('lands on the first menu; a reload stays; signing out ends it', async ({ page }) => {
    await signIn(page, 'admin', 'yunshan')
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('tab', { name: '首页' })).toHaveAttribute('aria-selected', 'true')
    await page.reload()
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', { name: '首页', level: 1 })).toBeVisible()
    await signOut(page)
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)
  })

  test('asks for another captcha only where the form stays', async ({ page }) => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/get-captcha-key')) asked += 1
    })
    await signIn(page, 'admin', 'yunshan')
    expect(asked).toBe(0)
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page, 'member', undefined, { stay: true })
  })

  test('sends a person whose first menu is the home page there', async ({ page }) => {
    await signIn(page, 'member')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: '我的应用' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '员工自助' })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })

  test('brings a deep link back', async ({ page }) => {
    await page.goto('/personal')
    await expect(page).toHaveURL(/\/login$/)
    await fillSignIn(page, 'admin')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/\/personal$/)
    await expect(page.getByRole('heading', { name: '个人信息' })).toBeVisible()
  })

  test('stays in the language and look a person has chosen', async ({ page }) => {
    await signIn(page, 'member')
    const saving = () =>
      page.waitForResponse(
        (response) =>
          response.url().endsWith('/preferences') && response.request().method() === 'PUT',
      )
    await page.getByRole('button', { name: '外观设置' }).click()
    for (const choice of ['深色', '橙色']) {
      const radio = page.getByRole('radio', { name: choice })
      if (await radio.isChecked()) continue // by an attempt before
      const saved = saving() // each for itself: a slow machine sends them apart
      await radio.check()
      expect((await saved).ok()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await page.context().clearCookies({ name: 'spruceTheme' }) // as in another browser
    await page.goto('/dashboard')
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(page.locator('html')).toHaveAttribute('data-palette', 'orange')
    await page.getByRole('button', { name: '外观设置' }).click()
    await page.getByRole('radio', { name: '浅色' }).check()
    await page.getByRole('radio', { name: '蓝色' }).check()
    await page.waitForTimeout(900) // the last choice is sent when the person pauses
  })
})

test('keeps the look that was chosen on the sign-in page', async ({ page }) => {
  await page.goto('/login')
  await expect(page.locator('html')).toHaveClass(/light/)
  await page.getByRole('button', { name: '深色' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await fillSignIn(page, 'multi')
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/preferences') && response.request().method() === 'PUT',
  )
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login$/)
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect((await saved).ok()).toBe(true)
  await page.getByRole('button', { name: '外观设置' }).click()
  await page.getByRole('radio', { name: '浅色' }).check()
  await page.waitForTimeout(900) // the last choice is sent when the person pauses
})

test.describe('a sign-in that fails', () => {
  test.use({ expectedConsole: [/status of 400 .*\/auth\/login/] })

  test('for a wrong password says so and asks for a new captcha; S-09', async ({ page }) => {
    await page.goto('/login')
    await fillSignIn(page, 'admin', 'Wrong@2026')
    const image = page.getByRole('img', { name: '验证码图片' })
    const before = await image.getAttribute('src')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('密码错误，请输入正确的密码')
    await expect(image).not.toHaveAttribute('src', before ?? '')
    await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('')
    await fillSignIn(page, 'admin', demoPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(home)
  })

  test('answers an unknown account alike; S-10', async ({ page }) => {
    await page.goto('/login')
    await fillSignIn(page, 'nobody-of-this-name', 'Wrong@2026')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('密码错误，请输入正确的密码')
  })

  test('for a wrong captcha says so at its field', async ({ page }) => {
    await page.goto('/login')
    await fillSignIn(page, 'admin')
    const captcha = page.getByLabel('验证码', { exact: true })
    await captcha.fill('____')
    await page.keyboard.press('Enter')
    await expect(captcha).toHaveAttribute('aria-invalid', 'true')
    await expect(captcha).toBeFocused()
    await expect(captcha).toHaveAccessibleDescription(/验证码/)
  })
})

test.describe('a sign-in after which nothing comes', () => {
  test.use({ expectedConsole: [/status of 500/] })

  test('says so, and leaves a form that works', async ({ page }) => {
    await page.goto('/login')
    await page.route('**/system-data', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.route('**/auth/login', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { data: object }
      await route.fulfill({
        response,
        json: { ...answer, data: { ...answer.data, systemData: undefined } },
      })
    })
    await fillSignIn(page, 'admin')
    const image = page.getByRole('img', { name: '验证码图片' })
    const before = await image.getAttribute('src')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('服务器异常，请稍后再试')
    await expect(image).not.toHaveAttribute('src', before ?? '')
    await page.unrouteAll()
    await signIn(page, 'admin', undefined, { stay: true })
  })
})

test.describe('a session that is over', () => {
  test.use({ expectedConsole: [/status of 401/] })

  test('leads to /login and says why', async ({ page }) => {
    await signIn(page, 'admin')
    await page
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link', { name: '组织架构' })
      .click()
    // Everything the page asks for has come: only the click meets the session's end.
    await expect(page.getByRole('grid', { name: '成员' }).getByRole('row').nth(5)).toBeVisible()
    await waitForQuiet(page)
    await page.context().clearCookies({ name: 'token' })
    await page.getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('alert')).toContainText('您未登录或登录已过期，请登录后重试')
  })
})
