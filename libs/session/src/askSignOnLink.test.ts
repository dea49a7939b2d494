import { createTestApi } from '@spruce/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { askSignOnLink } from './askSignOnLink.js'

const target = { appCode: 'bi', address: 'https://bi.example/portal' }
const expiresAt = '2026-11-20T08:01:00.000Z'

describe('askSignOnLink', () => {
  it('asks for a link to the address of the application', async () => {
    const url = 'https://bi.example/portal?sso_token=t'
    const ask = vi.fn((_call: unknown) => ({ url, expiresAt }))
    const api = createTestApi({ 'GET /aba-base/api/generateSSOLink': ask })
    expect(await askSignOnLink(api, target)).toBe(url)
    expect(ask.mock.calls[0]?.[0]).toMatchObject({
      query: { appCode: 'bi', redirectUri: 'https://bi.example/portal' },
    })
  })

  it.each([
    ['https://bi.example/#/home?x=1', 'https://bi.example/', '#/home?x=1'],
    ['https://bi.example/portal?y=2#!a#b', 'https://bi.example/portal?y=2', '#!a#b'],
    ['https://bi.example/portal#', 'https://bi.example/portal', ''],
  ])('keeps the fragment of %s to itself, behind the token', async (address, redirectUri, hash) => {
    const ask = vi.fn(({ query }: { query: Record<string, unknown> }) => {
      const url = new URL(String(query['redirectUri']))
      url.searchParams.set('sso_token', 't')
      return { url: url.href, expiresAt }
    })
    const api = createTestApi({ 'GET /aba-base/api/generateSSOLink': ask })
    const link = await askSignOnLink(api, { appCode: 'bi', address })
    expect(ask.mock.calls[0]?.[0]).toMatchObject({ query: { redirectUri } })
    const { hash: kept, searchParams } = new URL(link)
    expect([kept, searchParams.get('sso_token')]).toEqual([hash, 't'])
  })

  it.each(['https://evil.example/?sso_token=t', 'http://bi.example/portal', 'javascript:1', '/x'])(
    'takes no link to %s',
    async (url) => {
      const api = createTestApi({ 'GET /aba-base/api/generateSSOLink': () => ({ url, expiresAt }) })
      await expect(askSignOnLink(api, target)).rejects.toThrow('another origin')
    },
  )
})
