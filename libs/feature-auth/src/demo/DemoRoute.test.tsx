import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AuthEnvironment, AuthProvider } from '../AuthEnvironment.js'
import { createTestAuth } from '../testing/authEnvironment.js'
import { DemoRoute } from './DemoRoute.js'

const success = {
  access_token: 's-1',
  jti: 'b-1',
  tenantId: 't-yunshan',
  first: false,
  jump: null,
  datetime: '2026-11-20T08:00:00.000Z',
}

function show(
  evaluation: boolean,
  handlers: TestHandlers = {},
  change: Partial<AuthEnvironment> = {},
) {
  const done = () => vi.fn(() => Promise.resolve())
  const auth = createTestAuth(handlers, { go: done(), onSignedIn: done(), ...change })
  const { deploy } = auth
  render(
    <AuthProvider value={{ ...auth, deploy: { ...deploy, evaluation } }}>
      <DemoRoute />
    </AuthProvider>,
  )
  return auth
}

it('shows what there is to try in an evaluation', () => {
  show(true)
  expect(screen.getByRole('heading', { name: '体验 Spruce' })).toBeVisible()
  expect(screen.getByRole('button', { name: /以 admin 登录/ })).toBeVisible()
})

describe('one press', () => {
  const login = vi.fn(() => success)
  const outbox = vi.fn((url: string) =>
    Promise.resolve(Response.json(url.startsWith('/_outbox.json') ? [{ code: '7xkp' }] : {})),
  )

  beforeEach(() => {
    vi.clearAllMocks()
    vi.stubGlobal('fetch', outbox)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('signs in by the calls of the sign-in page, with the captcha of the outbox', async () => {
    const { onSignedIn } = show(true, { 'POST /auth/login': login })
    await userEvent.click(screen.getByRole('button', { name: /以 admin 登录/ }))
    await waitFor(() =>
      expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(success, expect.any(Number)),
    )
    expect(outbox).toHaveBeenLastCalledWith('/_outbox.json?captchaKey=key-after-refresh')
    expect(login).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        body: {
          loginName: 'admin',
          password: expect.stringMatching(/^v1\./) as string,
          captchaKey: 'key-after-refresh',
          captcha: '7xkp',
          tenantCode: 'yunshan',
          systemData: true,
        },
      }),
    )
  })

  it('leads whoever has a main tenant there, and ends the session before', async () => {
    const signOut = vi.fn(() => Promise.resolve())
    show(true, { 'POST /auth/login': login }, { isSignedIn: true, signOut })
    await userEvent.click(screen.getByRole('button', { name: /以 operator 登录/ }))
    await waitFor(() => expect(login).toHaveBeenCalledOnce())
    expect(login).not.toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({ tenantCode: 'yunshan' }) as object,
      }),
    )
    expect(signOut).toHaveBeenCalledOnce()
  })

  it('says why it failed, as after the password was changed', async () => {
    const refuse = () => {
      throw new ApiError({ kind: 'http', status: 400, code: 505 })
    }
    show(true, { 'POST /auth/login': refuse })
    await userEvent.click(screen.getByRole('button', { name: /以 member 登录/ }))
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('密码错误，请输入正确的密码'),
    )
    expect(screen.getByRole('button', { name: /以 member 登录/ })).toBeEnabled()
  })
})

it('is /404 in production, and names no account', async () => {
  const auth = show(false)
  await waitFor(() => expect(auth.go).toHaveBeenCalledExactlyOnceWith('/404', { replace: true }))
  expect(screen.queryByText(/admin/)).toBeNull()
})
