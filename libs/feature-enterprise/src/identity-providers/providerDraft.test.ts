import { describe, expect, it } from 'vitest'
import {
  bodyOfProvider,
  changesOfProvider,
  checkProviderDraft,
  draftOfProvider,
} from './providerDraft.js'
import { providerMessages } from './providerMessages.js'

const t = providerMessages['zh-CN']
const draft = {
  ...draftOfProvider(undefined),
  name: '统一认证',
  issuer: 'https://sso.example.cn/realms/main',
  clientId: 'spruce',
}
const wrong = (more: Partial<typeof draft>) =>
  Object.values(checkProviderDraft({ ...draft, ...more }, t)).filter(Boolean)

describe('the draft of a provider', () => {
  it('is right as it stands', () => {
    expect(wrong({})).toEqual([])
  })

  it.each([
    [{ name: ' ' }, t.nameRequired],
    [{ issuer: '' }, t.issuerRequired],
    [{ issuer: 'sso.example.cn' }, t.issuerFormat],
    [{ issuer: 'https://sso.example.cn?x=1' }, t.issuerFormat],
    [{ issuer: 'https://sso.example.cn/.well-known/openid-configuration' }, t.issuerWellKnown],
    [{ clientId: '' }, t.clientIdRequired],
    [{ clientId: '客户端' }, t.asciiOnly],
    [{ clientSecret: '密钥' }, t.asciiOnly],
    [{ scopes: 'openid 邮箱' }, t.scopesFormat],
    [{ scopes: Array.from({ length: 21 }, (_, n) => `s${n}`).join(' ') }, t.scopesFormat],
    [{ scopes: 'openid', linkByEmail: true }, t.emailScopeMissing],
  ])('%o: %s', (more, text) => {
    expect(wrong(more)).toEqual([text])
  })

  it('asks for openid always and for each scope once', () => {
    expect(bodyOfProvider({ ...draft, scopes: ' email  email,profile ' }).scopes).toEqual([
      ...['openid', 'email', 'profile'],
    ])
  })

  it('sends a secret where one was typed only, and null to take it away', () => {
    expect(bodyOfProvider(draft)).not.toHaveProperty('clientSecret')
    expect(changesOfProvider({ clientSecret: '' })).toEqual({})
    expect(changesOfProvider({ dropSecret: true })).toEqual({ clientSecret: null })
    expect(changesOfProvider({ dropSecret: true, clientSecret: 'new' })).toEqual({
      clientSecret: 'new',
    })
  })
})
