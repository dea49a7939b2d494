import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AuthProvider, type AuthEnvironment } from '../AuthEnvironment.js'
import { createTestAuth } from '../testing/authEnvironment.js'
import { ForgetPasswordRoute } from './ForgetPasswordRoute.js'

const send = 'POST /aba-base/api/verification/get-verification-code'
const reset = 'POST /aba-base/api/v3/user/reset-password-by-contact'

function show(handlers: TestHandlers, change: Partial<AuthEnvironment> = {}) {
  const auth = createTestAuth(handlers, { go: vi.fn(() => Promise.resolve()), ...change })
  const { unmount } = render(
    <AuthProvider value={auth}>
      <ForgetPasswordRoute />
    </AuthProvider>,
  )
  return { auth, unmount }
}

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' })
const type = (label: string, text: string) => userEvent.type(field(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fillSend = () => {
  fireEvent.change(field('手机号或邮箱'), { target: { value: 'zhang@yunshan.example' } })
  fireEvent.change(field('验证码'), { target: { value: '7xkp' } })
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
}
const freshCaptcha = () =>
  waitFor(() =>
    expect(screen.getByRole('img', { name: '验证码图片' })).toHaveAttribute(
      'src',
      expect.stringContaining('key-after-refresh'),
    ),
  )

afterEach(() => vi.useRealTimers())

describe('/forgetPassword', () => {
  it('sends a code, and resets the password with it', async () => {
    const onSend = vi.fn((_request: { body?: unknown }) => ({ seconds: 60 }))
    const onReset = vi.fn((_request: { body?: unknown }) => null)
    const { auth } = show({ [send]: onSend, [reset]: onReset })
    await freshCaptcha()
    await type('手机号或邮箱', '１３８ 1234 5678')
    await type('验证码', '7xkp')
    await press('获取验证码')
    expect(await screen.findByText(/13812345678 已绑定账号/)).toBeVisible()
    expect(onSend.mock.calls[0]?.[0].body).toEqual({
      mobileEmail: '13812345678',
      purpose: 'password',
      captchaKey: 'key-after-refresh',
      captcha: '7xkp',
      lang: 'zh-CN',
    })
    expect(field('验证码')).toHaveValue('')
    expect(field('短信或邮箱验证码')).toHaveFocus()
    expect(screen.getByRole('button', { name: /秒后重试/ })).toBeDisabled()
    await userEvent.paste('204 817')
    await type('新密码', 'Spruce@2027')
    await type('确认新密码', 'Spruce@2027')
    await press('重置密码')
    expect(await screen.findByRole('heading', { name: '密码已重置' })).toBeVisible()
    expect(onReset.mock.calls[0]?.[0].body).toEqual({
      optType: 'mobile',
      mobileEmail: '13812345678',
      vcCode: '204817',
      newPwd: expect.stringMatching(/^v1\./) as string,
      confirmPwd: expect.stringMatching(/^v1\./) as string,
    })
    await press('前往登录')
    expect(auth.go).toHaveBeenCalledExactlyOnceWith('/login')
  })

  it('counts down as long as the server says', async () => {
    vi.useFakeTimers({
      now: 1_800_000_000_000,
      toFake: ['Date', 'performance', 'setInterval', 'clearInterval'],
    })
    const { auth, unmount } = show({ [send]: () => ({ seconds: 60 }) })
    await freshCaptcha()
    fillSend()
    expect(await screen.findByRole('button', { name: '60 秒后重试' })).toBeDisabled()
    act(() => {
      vi.advanceTimersByTime(20_000)
    })
    expect(await screen.findByRole('button', { name: '40 秒后重试' })).toBeDisabled()
    unmount() // a reload: the wait goes on, for the same phone or email
    show({}, { storage: auth.storage })
    expect(await screen.findByRole('button', { name: '40 秒后重试' })).toBeDisabled()
    expect(field('手机号或邮箱')).toHaveValue('zhang@yunshan.example')
    act(() => {
      vi.advanceTimersByTime(40_000)
    })
    expect(await screen.findByRole('button', { name: '重新获取' })).toBeEnabled()
  })

  it('waits as long as the server says when it was asked too early', async () => {
    const refuse = () => {
      throw new ApiError({ kind: 'http', status: 429, code: 429, retryAfter: 42 })
    }
    show({ [send]: refuse })
    await freshCaptcha()
    fillSend()
    expect(await screen.findByRole('button', { name: /^4[12] 秒后重试$/ })).toBeDisabled()
    expect(screen.getByRole('alert')).toBeVisible()
    expect(field('手机号或邮箱')).toHaveValue('zhang@yunshan.example')
  })

  it('tells each part only what it misses, and sends nothing', async () => {
    const onSend = vi.fn(() => ({ seconds: 60 }))
    show({ [send]: onSend })
    await freshCaptcha()
    await type('手机号或邮箱', '12345')
    await press('获取验证码')
    expect(screen.getByText('请输入正确的手机号或邮箱')).toBeVisible()
    expect(screen.getByText('请输入图片中的验证码')).toBeVisible()
    expect(screen.queryByText('请输入新密码')).toBeNull()
    expect(field('手机号或邮箱')).toHaveFocus()
    await type('短信或邮箱验证码', '12a')
    await press('重置密码')
    expect(screen.queryByText('请输入图片中的验证码')).toBeNull()
    expect(screen.getByText('验证码是 6 位数字')).toBeVisible()
    expect(screen.getByText('请输入新密码')).toBeVisible()
    expect(onSend).not.toHaveBeenCalled()
  })

  it.each([
    { code: 1101, label: '验证码', call: send },
    { code: 1102, label: '短信或邮箱验证码', call: reset },
  ])('shows code $code at its field and keeps the rest', async ({ code, label, call }) => {
    const refuse = () => {
      throw new ApiError({ kind: 'business', status: 400, code, message: '验证码错误或已失效' })
    }
    show({ [send]: () => ({ seconds: 60 }), [call]: refuse })
    await freshCaptcha()
    await type('手机号或邮箱', '13812345678')
    if (call === send) {
      await type('验证码', '7xkp')
      await press('获取验证码')
    } else {
      await type('短信或邮箱验证码', '204817')
      await type('新密码', 'Spruce@2027')
      await type('确认新密码', 'Spruce@2027')
      await press('重置密码')
    }
    expect(await screen.findByText('验证码错误或已失效')).toBeVisible()
    expect(field(label)).toHaveAccessibleDescription('验证码错误或已失效')
    await waitFor(() => expect(field(label)).toHaveFocus())
    expect(field('手机号或邮箱')).toHaveValue('13812345678')
  })
})
