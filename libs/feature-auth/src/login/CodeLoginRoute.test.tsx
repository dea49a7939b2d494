import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { codeWaitKey } from '@spruce/session'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AuthProvider, type AuthEnvironment } from '../AuthEnvironment.js'
import { createTestAuth } from '../testing/authEnvironment.js'
import { LoginRoute } from './LoginRoute.js'

const send = 'POST /aba-base/api/verification/get-verification-code'
const login = 'POST /auth/login-by-verification-code'
const success = {
  access_token: 's-1',
  jti: 'b-1',
  tenantId: 't-yunshan',
  first: false,
  jump: null,
  datetime: '2026-11-20T08:00:00.000Z',
}

function show(handlers: TestHandlers, change: Partial<AuthEnvironment> = {}) {
  const auth = createTestAuth(handlers, { onSignedIn: vi.fn(() => Promise.resolve()), ...change })
  const { unmount } = render(
    <AuthProvider value={auth}>
      <LoginRoute />
    </AuthProvider>,
  )
  return { auth, unmount }
}

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const toCode = async () => {
  await press('验证码登录')
  return screen.findByLabelText('手机号或邮箱')
}
const freshCaptcha = () =>
  waitFor(() =>
    expect(screen.getByRole('img', { name: '验证码图片' })).toHaveAttribute(
      'src',
      expect.stringContaining('key-after-refresh'),
    ),
  )

afterEach(() => vi.useRealTimers())

describe('/login by verification code', () => {
  it('sends a code for a captcha, and signs in with it as it was pasted', async () => {
    const onSend = vi.fn((_request: { body?: unknown }) => ({ seconds: 60 }))
    const onLogin = vi.fn((_request: { body?: unknown }) => success)
    const { auth } = show({ [send]: onSend, [login]: onLogin })
    await userEvent.type(screen.getByLabelText(/账号/), '13812345678')
    const contact = await toCode()
    expect(contact).toHaveValue('13812345678')
    expect(contact).toHaveFocus()
    await freshCaptcha()
    await userEvent.type(field('验证码'), '7xkp')
    await press('获取验证码')
    expect(await screen.findByText(/13812345678 已绑定账号/)).toBeVisible()
    expect(onSend.mock.calls[0]?.[0].body).toEqual({
      mobileEmail: '13812345678',
      purpose: 'login',
      captchaKey: 'key-after-refresh',
      captcha: '7xkp',
      lang: 'zh-CN',
    })
    expect(field('短信或邮箱验证码')).toHaveFocus()
    expect(field('短信或邮箱验证码')).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field('短信或邮箱验证码')).toHaveAttribute('inputmode', 'numeric')
    await userEvent.paste(' ２０４ 817 ')
    await press('登录')
    await waitFor(() =>
      expect(auth.onSignedIn).toHaveBeenCalledExactlyOnceWith(success, expect.any(Number)),
    )
    expect(onLogin.mock.calls[0]?.[0].body).toEqual({
      mobileEmail: '13812345678',
      vcCode: '204817',
      tenantCode: 'yunshan',
      systemData: true,
    })
    expect(auth.storage.get(codeWaitKey('login', 'browser'))).toBeUndefined()
  })

  it('goes on after a reload, however the clock was set meanwhile', async () => {
    vi.useFakeTimers({
      now: 1_800_000_000_000,
      toFake: ['Date', 'performance', 'setInterval', 'clearInterval'],
    })
    const { auth } = show({})
    const sent = { contact: '13812345678', sentAt: Date.now() - 15_000, seconds: 60 }
    auth.storage.set(codeWaitKey('login', 'browser'), sent)
    const first = show({}, { storage: auth.storage })
    expect(await screen.findByRole('button', { name: '45 秒后重试' })).toBeDisabled()
    expect(field('手机号或邮箱')).toHaveValue('13812345678')
    expect(field('短信或邮箱验证码')).toHaveFocus()
    first.unmount()
    auth.storage.set(codeWaitKey('login', 'browser'), { ...sent, sentAt: Date.now() + 3_600_000 })
    show({}, { storage: auth.storage })
    expect(await screen.findByRole('button', { name: '60 秒后重试' })).toBeDisabled()
    act(() => {
      vi.advanceTimersByTime(60_000)
    })
    expect(screen.getByRole('button', { name: '重新获取' })).toBeEnabled()
  })

  it('begins with the password when the code of before the reload is of no use any more', () => {
    const auth = createTestAuth()
    const old = { contact: '13812345678', sentAt: Date.now() - 601_000, seconds: 60 }
    auth.storage.set(codeWaitKey('login', 'browser'), old)
    show({}, { storage: auth.storage })
    expect(screen.getByLabelText(/^密码/)).toBeVisible()
    expect(screen.getByRole('button', { name: '验证码登录' })).toBeEnabled()
  })

  it('shows a wrong code at its field and keeps the rest', async () => {
    const refuse = () => {
      throw new ApiError({ kind: 'http', status: 400, code: 1102, message: '验证码错误或已失效' })
    }
    show({ [login]: refuse })
    await toCode()
    await userEvent.type(field('手机号或邮箱'), 'zhang@yunshan.example')
    await userEvent.type(field('短信或邮箱验证码'), '204817{Enter}')
    await waitFor(() =>
      expect(field('短信或邮箱验证码')).toHaveAccessibleDescription('验证码错误或已失效'),
    )
    expect(field('手机号或邮箱')).toHaveValue('zhang@yunshan.example')
    expect(field('短信或邮箱验证码')).toHaveFocus()
  })

  it('waits as long as the server says when it was asked too early', async () => {
    const refuse = () => {
      throw new ApiError({ kind: 'http', status: 429, code: 429, retryAfter: 42 })
    }
    show({ [send]: refuse })
    await toCode()
    await freshCaptcha()
    fireEvent.change(field('手机号或邮箱'), { target: { value: '13812345678' } })
    fireEvent.change(field('验证码'), { target: { value: '7xkp' } })
    await press('获取验证码')
    expect(await screen.findByRole('button', { name: /^4[12] 秒后重试$/ })).toBeDisabled()
    expect(screen.getByRole('alert')).toBeVisible()
  })

  it('says what is missing for the part that was tried', async () => {
    const onLogin = vi.fn(() => success)
    show({ [login]: onLogin })
    await toCode()
    await userEvent.type(field('手机号或邮箱'), '12345')
    await press('登录')
    expect(screen.getByText('请输入正确的手机号或邮箱')).toBeVisible()
    expect(screen.getByText('请输入收到的验证码')).toBeVisible()
    expect(screen.queryByText('请输入图片中的验证码')).toBeNull()
    expect(field('手机号或邮箱')).toHaveFocus()
    expect(onLogin).not.toHaveBeenCalled()
  })

  it('leads back to the password', async () => {
    show({})
    await toCode()
    await press('密码登录')
    expect(screen.getByLabelText(/^密码/)).toBeVisible()
  })
})
