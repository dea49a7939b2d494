import { ApiError } from '@spruce/api-client'
import { LanguageProvider } from '@spruce/shell-ui/public'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AuthProvider, type AuthEnvironment } from '../AuthEnvironment.js'
import { createTestAuth } from '../testing/authEnvironment.js'
import { LoginRoute } from './LoginRoute.js'

const success = {
  access_token: 's-1',
  jti: 'b-1',
  tenantId: 't-yunshan',
  first: false,
  jump: null,
  datetime: '2026-11-20T08:00:00.000Z',
}

function show(auth: AuthEnvironment) {
  render(
    <LanguageProvider language={auth.language}>
      <AuthProvider value={auth}>
        <LoginRoute />
      </AuthProvider>
    </LanguageProvider>,
  )
  return userEvent.setup()
}

const captcha = () => screen.getByLabelText(/验证码/, { selector: 'input' })
const image = () => screen.getByRole('img', { name: '验证码图片' })

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/账号/), 'admin')
  await user.type(screen.getByLabelText(/^密码/), 'Spruce@2026')
  await user.type(captcha(), '7xkp{Enter}')
}

describe('LoginRoute', () => {
  it('leads to the demo accounts in an evaluation, and nowhere else', () => {
    const auth = createTestAuth()
    show({ ...auth, deploy: { ...auth.deploy, evaluation: true } })
    expect(screen.getByRole('link', { name: '体验演示账号' })).toHaveAttribute('href', '/demo')
    cleanup()
    show(auth)
    expect(screen.queryByRole('link', { name: '体验演示账号' })).toBeNull()
  })

  it('sends the account, the hidden password, the captcha and its key, and the tenant', async () => {
    const login = vi.fn(() => success)
    const onSignedIn = vi.fn(() => Promise.resolve())
    const user = show(createTestAuth({ 'POST /auth/login': login }, { onSignedIn }))
    expect(image()).toHaveAttribute(
      'src',
      '/aba-base/api/verification/get-captcha?captchaKey=key-of-first-html',
    )
    await fillIn(user)
    await waitFor(() =>
      expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(success, expect.any(Number)),
    )
    expect(login).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        body: {
          loginName: 'admin',
          password: expect.stringMatching(/^v1\./) as string,
          captchaKey: 'key-of-first-html',
          captcha: '7xkp',
          tenantCode: 'yunshan',
          systemData: true,
        },
      }),
    )
  })

  it('sends nothing while something is missing', async () => {
    const login = vi.fn(() => success)
    const user = show(createTestAuth({ 'POST /auth/login': login }))
    await user.type(screen.getByLabelText(/账号/), '   ')
    await user.click(screen.getByRole('button', { name: '登录' }))
    expect(screen.getByText('请输入账号')).toBeVisible()
    expect(screen.getByText('请输入密码')).toBeVisible()
    expect(screen.getByText('请输入验证码')).toBeVisible()
    expect(login).not.toHaveBeenCalled()
  })

  it('says 密码错误，请输入正确的密码 and asks for a new captcha', async () => {
    const login = () => {
      throw new ApiError({ kind: 'http', status: 400, code: 505 })
    }
    const user = show(createTestAuth({ 'POST /auth/login': login }))
    await fillIn(user)
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('密码错误，请输入正确的密码'),
    )
    await waitFor(() =>
      expect(image()).toHaveAttribute('src', expect.stringContaining('key-after-refresh')),
    )
    expect(captcha()).toHaveValue('')
    expect(screen.getByLabelText(/^密码/)).toHaveFocus()
    expect(screen.getByLabelText(/^密码/)).toHaveValue('Spruce@2026')
    expect(screen.getByRole('button', { name: '登录' })).toBeEnabled()
  })

  it('puts the words about a wrong captcha at its field', async () => {
    const login = () => {
      throw new ApiError({ kind: 'http', status: 400, code: 1101, message: '验证码错误或已失效' })
    }
    const user = show(createTestAuth({ 'POST /auth/login': login }))
    await fillIn(user)
    await waitFor(() => expect(captcha()).toHaveAccessibleDescription('验证码错误或已失效'))
    expect(captcha()).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('tells of a network that fails, in the language of the page', async () => {
    const login = () => Promise.reject(new TypeError('failed to fetch'))
    const auth = createTestAuth({ 'POST /auth/login': login }, { language: 'en-US' })
    const user = show(auth)
    await user.type(screen.getByLabelText(/Account/), 'admin')
    await user.type(screen.getByLabelText(/^Password/), 'x')
    await user.type(screen.getByLabelText(/^Captcha/, { selector: 'input' }), 'x{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('The network is having trouble'),
    )
  })

  it('shows a captcha that cannot be had, and tries again', async () => {
    let isDown = true
    const key = () => {
      if (isDown) throw new ApiError({ kind: 'http', status: 503 })
      return { captchaKey: 'key-at-last' }
    }
    const user = show(createTestAuth({ 'GET /aba-base/api/verification/get-captcha-key': key }))
    await user.click(screen.getByRole('button', { name: '看不清？换一张' }))
    const retry = await screen.findByRole('button', { name: '验证码加载失败，点击重试' })
    isDown = false
    await user.click(retry)
    await waitFor(() =>
      expect(image()).toHaveAttribute('src', expect.stringContaining('key-at-last')),
    )
  })

  it('asks for a captcha of its own where the one of the first HTML is used up', async () => {
    show(createTestAuth({}, { captchaKey: '' }))
    await waitFor(() =>
      expect(image()).toHaveAttribute('src', expect.stringContaining('key-after-refresh')),
    )
  })

  it('offers an application on the page of the product, and on no customer’s', () => {
    const name = '申请开通企业账号'
    const auth = createTestAuth()
    show(auth)
    expect(screen.queryByRole('link', { name })).toBeNull()
    show({ ...auth, brand: { ...auth.brand, tenantId: null, code: null } })
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/customer-apply')
  })

  it('begins to fetch what follows with the first focus', async () => {
    const onFirstInput = vi.fn()
    const user = show(createTestAuth({}, { onFirstInput }))
    await user.click(screen.getByLabelText(/账号/))
    expect(onFirstInput).toHaveBeenCalled()
  })
})
