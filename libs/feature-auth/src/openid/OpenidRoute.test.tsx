import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AuthProvider, type AuthEnvironment } from '../AuthEnvironment.js'
import { createTestAuth } from '../testing/authEnvironment.js'
import { OpenidRoute } from './OpenidRoute.js'

const callback = 'POST /spruce/api/v1/openid/callback'
const state = 's'.repeat(43)
const ticket = 't'.repeat(43)
const login = {
  access_token: 's-1',
  jti: 'b-1',
  tenantId: 't-yunshan',
  first: false,
  jump: null,
  datetime: '2026-11-20T08:00:00.000Z',
}
const unlinked = {
  ...{ status: 'unlinked' as const, login: null, ticket, provider: '统一认证', name: '小王' },
  expiresAt: '2026-11-20T08:00:00.000Z',
}

afterEach(() => history.replaceState(null, '', '/'))

function show(query: string, handlers: TestHandlers = {}, change: Partial<AuthEnvironment> = {}) {
  history.replaceState(null, '', `/openid${query}`)
  const auth = createTestAuth(handlers, {
    go: vi.fn(() => Promise.resolve()),
    onSignedIn: vi.fn(() => Promise.resolve()),
    ...change,
  })
  render(
    <StrictMode>
      <AuthProvider value={auth}>
        <OpenidRoute />
      </AuthProvider>
    </StrictMode>,
  )
  return auth
}

describe('/openid', () => {
  it('signs in whoever is linked, once, and keeps the code out of the address', async () => {
    const onCallback = vi.fn((_request: { body?: unknown }) => ({
      ...{ status: 'signed-in' as const, login, ticket: null, provider: '统一认证', name: null },
      expiresAt: null,
    }))
    const query = `?code=abc&state=${state}&iss=https%3A%2F%2Fsso.example.cn`
    const auth = show(query, { [callback]: onCallback })
    await waitFor(() => expect(auth.onSignedIn).toHaveBeenCalledExactlyOnceWith(login))
    expect(onCallback).toHaveBeenCalledOnce()
    expect(onCallback.mock.calls[0]?.[0].body).toEqual({
      ...{ code: 'abc', state, iss: 'https://sso.example.cn' },
    })
    expect(location.href).toMatch(/\/openid$/)
  })

  it('lets whoever is not linked sign in here once, which links', async () => {
    const onLogin = vi.fn((_request: { body?: unknown }) => login)
    const auth = show(`?code=abc&state=${state}`, {
      [callback]: () => unlinked,
      'POST /auth/login': onLogin,
    })
    expect(await screen.findByText(/统一认证的账号“小王”尚未关联/)).toBeVisible()
    const user = userEvent.setup()
    await user.type(screen.getByLabelText(/账号/), 'admin')
    await user.type(screen.getByLabelText(/^密码/), 'Spruce@2026')
    await user.type(screen.getByLabelText(/验证码/, { selector: 'input' }), '7xkp{Enter}')
    await waitFor(() =>
      expect(auth.onSignedIn).toHaveBeenCalledExactlyOnceWith(login, expect.any(Number)),
    )
    expect(onLogin.mock.calls[0]?.[0].body).toMatchObject({
      ...{ loginName: 'admin', openidTicket: ticket },
    })
    const exit = await screen.findByRole('link', { name: '返回登录页' })
    expect(exit).toHaveAttribute('href', '/login')
    expect(screen.queryByRole('button', { name: '微信登录' })).toBeNull()
  })

  it('says what the server says against it, and leads back', async () => {
    const refuse = () => {
      throw new ApiError({ kind: 'business', status: 400, code: 1105, message: '授权无效' })
    }
    const auth = show(`?code=abc&state=${state}`, { [callback]: refuse })
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('授权无效'))
    await userEvent.click(screen.getByRole('button', { name: '返回登录页' }))
    expect(auth.go).toHaveBeenCalledExactlyOnceWith('/login')
    expect(auth.onSignedIn).not.toHaveBeenCalled()
  })

  it.each([
    ['?error=access_denied&state=x', '未登录'],
    ['?error=server_error&state=x', '登录失败'],
    ['?code=abc', '登录失败'],
    ['', '登录失败'],
  ])('asks the server for nothing after %s', (query, title) => {
    const onCallback = vi.fn(() => unlinked)
    show(query, { [callback]: onCallback })
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(onCallback).not.toHaveBeenCalled()
  })
})
