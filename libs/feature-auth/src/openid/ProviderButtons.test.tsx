import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AuthProvider, type AuthEnvironment } from '../AuthEnvironment.js'
import { LoginRoute } from '../login/LoginRoute.js'
import { createTestAuth } from '../testing/authEnvironment.js'

const start = 'POST /spruce/api/v1/openid/login'
const list = 'GET /spruce/api/v1/openid/providers'
const providers = [{ id: 'p1', name: '统一认证' }]

function show(handlers: TestHandlers, change: Partial<AuthEnvironment> = {}) {
  const auth = createTestAuth(handlers, { leave: vi.fn(), providers, ...change })
  render(
    <AuthProvider value={auth}>
      <LoginRoute />
    </AuthProvider>,
  )
  return auth
}

describe('sign-in by identity providers', () => {
  it('leads to the provider, once', async () => {
    const onStart = vi.fn((_request: { body?: unknown }) => ({
      ...{ url: 'https://sso.example.cn/auth?state=x', expiresAt: '2026-11-20T08:00:00.000Z' },
    }))
    const auth = show({ [start]: onStart })
    const button = await screen.findByRole('button', { name: '使用统一认证登录' })
    await userEvent.click(button)
    await waitFor(() =>
      expect(auth.leave).toHaveBeenCalledExactlyOnceWith('https://sso.example.cn/auth?state=x'),
    )
    expect(onStart.mock.calls[0]?.[0].body).toEqual({ providerId: 'p1' })
    expect(button).toBeDisabled()
    dispatchEvent(new Event('pageshow')) // back by the browser's button
    await waitFor(() => expect(button).toBeEnabled())
  })

  it('says when the provider does not answer, and can be tried again', async () => {
    const refuse = () => {
      throw new ApiError({ kind: 'http', status: 503, code: 'OPENID_DOWN', message: '暂时不可用' })
    }
    show({ [start]: refuse })
    await userEvent.click(await screen.findByRole('button', { name: '使用统一认证登录' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('暂时不可用'))
    expect(screen.getByRole('button', { name: '使用统一认证登录' })).toBeEnabled()
  })

  it('asks who they are where the first HTML does not say', async () => {
    const onList = vi.fn((_request: { query?: unknown }) => providers)
    const auth = createTestAuth({ [list]: onList })
    delete (auth as { providers?: unknown }).providers
    render(
      <AuthProvider value={auth}>
        <LoginRoute />
      </AuthProvider>,
    )
    expect(await screen.findByRole('button', { name: '使用统一认证登录' })).toBeEnabled()
    expect(onList).toHaveBeenCalledOnce()
  })

  it('shows nothing where there are none', () => {
    show({}, { providers: [] })
    expect(screen.queryByRole('group', { name: '其他登录方式' })).toBeNull()
  })
})
