import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { wechatStartKey } from '@spruce/session'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AuthProvider, type AuthEnvironment } from '../AuthEnvironment.js'
import { BindAccountRoute } from '../bind/BindAccountRoute.js'
import { LoginRoute } from '../login/LoginRoute.js'
import { createTestAuth } from '../testing/authEnvironment.js'

const callBack = 'GET /aba-base/api/v3/wx/wxCallBack'
const validate = 'GET /aba-base/api/v3/wx/validate'
const sendCode = 'POST /aba-base/api/v3/wx/v3/user/send-verify-code'
const binding = 'POST /aba-base/api/v3/wx/binding'
const token = 'x'.repeat(43)
const login = {
  access_token: 's-1',
  jti: 'b-1',
  tenantId: 't-yunshan',
  first: false,
  jump: null,
  datetime: '2026-11-20T08:00:00.000Z',
}
const outcome = {
  status: 'signed-in',
  login,
  ticket: null,
  nickName: '小王',
  expiresAt: null,
} as const
const started = { verifier: token, tenantCode: 'yunshan' }

function show(Page: () => React.ReactNode, handlers: TestHandlers, kept?: typeof started) {
  const auth: AuthEnvironment = createTestAuth(handlers, {
    hasWechat: true,
    go: vi.fn(() => Promise.resolve()),
    leave: vi.fn(),
    onSignedIn: vi.fn(() => Promise.resolve()),
  })
  if (kept) auth.storage.set(wechatStartKey, kept)
  render(
    <StrictMode>
      <AuthProvider value={auth}>
        <Page />
      </AuthProvider>
    </StrictMode>,
  )
  return auth
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const wrong = () => {
  throw new ApiError({ kind: 'http', status: 400, code: 1104, message: '微信授权无效或已失效' })
}

afterEach(() => history.replaceState(null, '', '/'))

describe('/login by WeChat', () => {
  it('keeps a verifier and leaves for WeChat', async () => {
    const start = vi.fn((_request: { body?: unknown }) => ({
      url: 'https://open.weixin.qq.com/connect/qrconnect',
      expiresAt: '2026-11-20T08:00:00.000Z',
    }))
    const auth = show(LoginRoute, { 'POST /spruce/api/v1/wechat/login': start })
    await press('微信登录')
    await waitFor(() => expect(auth.leave).toHaveBeenCalledOnce())
    const kept = auth.storage.get(wechatStartKey)
    expect(kept).toEqual({
      verifier: expect.stringMatching(/^[\w-]{43}$/) as string,
      tenantCode: 'yunshan',
    })
    const body = start.mock.calls[0]?.[0].body as { challenge: string; tenantCode?: string }
    expect(body.tenantCode).toBe('yunshan')
    const { challenge } = body
    expect(challenge).toMatch(/^[\w-]{43}$/)
    expect(challenge).not.toBe(kept?.verifier)
  })

  it('offers none where there is none', () => {
    render(
      <AuthProvider value={createTestAuth()}>
        <LoginRoute />
      </AuthProvider>,
    )
    expect(screen.queryByRole('button', { name: '微信登录' })).toBeNull()
  })

  describe('on the way back', () => {
    beforeEach(() => history.replaceState(null, '', `/login?code=c-1&state=${token}`))

    it('signs in whoever is bound, once', async () => {
      const onBack = vi.fn((_request: { query: object }) => outcome)
      const auth = show(LoginRoute, { [callBack]: onBack }, started)
      await waitFor(() => expect(auth.onSignedIn).toHaveBeenCalledExactlyOnceWith(login))
      expect(onBack).toHaveBeenCalledOnce()
      expect(onBack.mock.calls[0]?.[0].query).toEqual({ code: 'c-1', state: token, ...started })
      expect(auth.storage.get(wechatStartKey)).toBeUndefined()
    })

    it('leads whoever is not bound to /bind-account', async () => {
      const auth = show(
        LoginRoute,
        { [callBack]: { ...outcome, status: 'unbound', login: null, ticket: token } },
        started,
      )
      await waitFor(() =>
        expect(auth.go).toHaveBeenCalledExactlyOnceWith(
          `/bind-account?tenant=yunshan#ticket=${token}`,
          {
            replace: true,
          },
        ),
      )
    })

    it('leaves the route as it is in a tab that began nothing (section 4, S-13)', () => {
      const onBack = vi.fn(() => outcome)
      const auth = show(LoginRoute, { [callBack]: onBack })
      expect(screen.getByRole('button', { name: '登录' })).toBeEnabled()
      expect(onBack).not.toHaveBeenCalled()
      expect(auth.go).not.toHaveBeenCalled()
    })

    it('says what went wrong, and leads back to the form', async () => {
      const auth = show(LoginRoute, { [callBack]: wrong }, started)
      expect(await screen.findByRole('heading', { name: '微信登录未完成' })).toBeVisible()
      expect(screen.getByRole('alert')).toHaveTextContent('微信授权无效或已失效')
      await press('返回登录')
      expect(auth.go).toHaveBeenCalledExactlyOnceWith('/login', { replace: true })
      expect(await screen.findByRole('button', { name: '登录' })).toBeEnabled()
    })
  })
})

describe('/bind-account with a ticket', () => {
  beforeEach(() => history.replaceState(null, '', `/bind-account#ticket=${token}`))
  const good = { valid: true, nickName: '小王', expiresAt: '2026-11-20T08:00:00.000Z' }

  it('sends a code, binds and signs in', async () => {
    const onSend = vi.fn((_request: { body?: unknown }) => ({ seconds: 60 }))
    const onBind = vi.fn((_request: { body?: unknown }) => login)
    const auth = show(BindAccountRoute, { [validate]: good, [sendCode]: onSend, [binding]: onBind })
    expect(await screen.findByText(/微信“小王”还没有绑定账号/)).toBeVisible()
    await userEvent.type(screen.getByLabelText('手机号或邮箱'), '13812345678')
    await press('获取验证码')
    expect(await screen.findByRole('button', { name: /秒后重试/ })).toBeDisabled()
    expect(onSend.mock.calls[0]?.[0].body).toEqual({
      ticket: token,
      mobileEmail: '13812345678',
      lang: 'zh-CN',
    })
    await userEvent.paste('204-817')
    await press('绑定并登录')
    await waitFor(() => expect(auth.onSignedIn).toHaveBeenCalledExactlyOnceWith(login))
    expect(onBind.mock.calls[0]?.[0].body).toEqual({
      ticket: token,
      mobileEmail: '13812345678',
      vcCode: '204817',
      tenantCode: 'yunshan',
    })
  })

  it.each([
    ['that is late', { [validate]: { valid: false, nickName: null, expiresAt: null } }],
    ['that is malformed', { [validate]: wrong }],
  ])('asks for another way to WeChat with a ticket %s', async (_, handlers: TestHandlers) => {
    const auth = show(BindAccountRoute, handlers)
    expect(await screen.findByRole('heading', { name: '微信授权已失效' })).toBeVisible()
    await press('返回登录')
    expect(auth.go).toHaveBeenCalledWith('/login')
  })

  it('tells of a ticket that ran out meanwhile, and of an account that has another', async () => {
    const duplicate = () => {
      throw new ApiError({
        kind: 'http',
        status: 409,
        code: 'DUPLICATE',
        message: '已绑定其他微信',
      })
    }
    const answers = [duplicate, wrong]
    show(BindAccountRoute, { [validate]: good, [binding]: () => answers.shift()?.() as never })
    await userEvent.type(await screen.findByLabelText('手机号或邮箱'), '13812345678')
    await userEvent.type(screen.getByLabelText('短信或邮箱验证码'), '204817{Enter}')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('已绑定其他微信'))
    await press('绑定并登录')
    expect(await screen.findByRole('heading', { name: '微信授权已失效' })).toBeVisible()
  })

  it('says what is missing in an address without a fragment', () => {
    history.replaceState(null, '', '/bind-account')
    show(BindAccountRoute, {})
    expect(screen.getByRole('heading', { name: '链接不完整' })).toBeVisible()
  })
})
