import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { oauthStartKey } from '@spruce/session'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AuthProvider, type AuthEnvironment } from '../AuthEnvironment.js'
import { createTestAuth } from '../testing/authEnvironment.js'
import { OauthRoute } from './OauthRoute.js'

const exchange = 'POST /aba-base/auth/v3/login-code'
const state = 's'.repeat(43)
const started = { verifier: 'v'.repeat(43), state, target: '/personal?a=1' }
const result = {
  access_token: 's-1',
  token_type: 'Bearer',
  expires_in: 43_200,
  scope: '',
  jti: 'b-1',
  tenantId: 't-yunshan',
  first: false,
  jump: null,
  datetime: '2026-11-20T08:00:00.000Z',
} as const

function show(
  address: string,
  handlers: TestHandlers = {},
  { kept, ...change }: Partial<AuthEnvironment> & { kept?: typeof started } = {},
) {
  history.replaceState(null, '', address)
  const auth = createTestAuth(handlers, {
    go: vi.fn(() => Promise.resolve()),
    onSignedIn: vi.fn(() => Promise.resolve()),
    rememberReturn: vi.fn(),
    ...change,
  })
  if (kept) auth.storage.set(oauthStartKey, kept)
  render(
    <StrictMode>
      <AuthProvider value={auth}>
        <OauthRoute />
      </AuthProvider>
    </StrictMode>,
  )
  return auth
}

const failed = () => screen.findByRole('heading', { name: '登录未完成' })

afterEach(() => history.replaceState(null, '', '/'))

describe('/oauth2', () => {
  it('exchanges the code that this tab asked for, once, and goes on to the target', async () => {
    const onExchange = vi.fn((_request: { body?: unknown }) => result)
    const auth = show(
      `/oauth2?code=c-1&state=${state}`,
      { [exchange]: onExchange },
      { kept: started },
    )
    await waitFor(() => expect(auth.onSignedIn).toHaveBeenCalledExactlyOnceWith(result))
    expect(onExchange.mock.calls.map(([{ body }]) => body)).toEqual([
      {
        grant_type: 'authorization_code',
        code: 'c-1',
        client_id: 'spruce-web-portal',
        redirect_uri: 'https://console.example.cn/oauth2',
        code_verifier: started.verifier,
      },
    ])
    expect(auth.rememberReturn).toHaveBeenCalledExactlyOnceWith('/personal?a=1')
    expect(auth.storage.get(oauthStartKey)).toBeUndefined()
  })

  it.each([
    ['that this tab did not begin', `?code=c-1&state=${state}`, undefined],
    ['of another state', `?code=c-1&state=${'o'.repeat(43)}`, started],
    ['without a state', '?code=c-1', started],
  ])('signs nobody in with a code %s (S-13)', async (_, query, kept) => {
    const onExchange = vi.fn(() => result)
    const auth = show(`/oauth2${query}`, { [exchange]: onExchange }, kept ? { kept } : {})
    expect(await failed()).toBeVisible()
    expect(onExchange).not.toHaveBeenCalled()
    expect(auth.storage.get(oauthStartKey)).toBeUndefined()
    await userEvent.click(screen.getByRole('button', { name: '返回登录页' }))
    expect(auth.go).toHaveBeenCalledExactlyOnceWith('/login')
  })

  it('tells of a refusal, and of a code that is not good', async () => {
    show(`/oauth2?error=access_denied&state=${state}`, {}, { kept: started })
    expect(await failed()).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('授权已被拒绝')
    const refuse = () => {
      throw new ApiError({
        kind: 'http',
        status: 400,
        code: 'invalid_grant',
        message: '授权码无效',
      })
    }
    show(`/oauth2?code=c-1&state=${state}`, { [exchange]: refuse }, { kept: started })
    expect(await screen.findByText('授权码无效')).toBeVisible()
  })

  it('begins at /accredit with a state and a challenge of its own', async () => {
    const auth = show('/oauth2?redirect_uri=%2Fpersonal')
    await waitFor(() => expect(auth.go).toHaveBeenCalledOnce())
    const [address, options] = vi.mocked(auth.go).mock.calls[0] ?? []
    const query = Object.fromEntries(new URL(address ?? '', auth.origin).searchParams)
    const kept = auth.storage.get(oauthStartKey)
    expect(query).toEqual({
      response_type: 'code',
      client_id: 'spruce-web-portal',
      redirect_uri: 'https://console.example.cn/oauth2',
      state: kept?.state,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
      tenant: 'yunshan',
    })
    expect(kept?.target).toBe('/personal')
    expect(options).toEqual({ replace: true })
  })

  it.each(['https://evil.example/', '//evil.example', '/logout', 'javascript:alert(1)'])(
    'never leads to %s (S-07)',
    async (target) => {
      const address = `/oauth2?redirect_uri=${encodeURIComponent(target)}`
      const auth = show(address, {}, { isSignedIn: true })
      await waitFor(() => expect(auth.go).toHaveBeenCalledExactlyOnceWith('/', { replace: true }))
      const stranger = show(address)
      await waitFor(() => expect(stranger.go).toHaveBeenCalledOnce())
      expect(stranger.storage.get(oauthStartKey)?.target).toBe('')
    },
  )
})
