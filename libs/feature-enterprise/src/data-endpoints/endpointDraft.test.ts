import { describe, expect, it } from 'vitest'
import { bodyOfEndpoint, checkEndpointDraft, draftOfEndpoint } from './endpointDraft.js'
import { endpointMessages } from './endpointMessages.js'
import { makeEndpoints } from './endpointsHandlers.js'

const t = endpointMessages['zh-CN']
const draft = {
  ...draftOfEndpoint(undefined),
  ...{ name: '订单系统', baseUrl: 'https://erp.example.cn/api' },
}
const wrong = (more: Partial<typeof draft>, endpoint?: ReturnType<typeof makeEndpoints>[number]) =>
  Object.values(checkEndpointDraft({ ...draft, ...more }, endpoint, t)).filter(Boolean)

describe('the draft of a data endpoint', () => {
  it.each([
    {},
    { auth: 'bearer', secret: 'x' },
    { auth: 'header', headerName: 'X-Api-Key', secret: 'x' },
    { auth: 'basic', userName: 'spruce', secret: 'x y' },
  ] as const)('is right with %o', (more) => {
    expect(wrong(more)).toEqual([])
  })

  it.each([
    [{ name: ' ' }, t.nameRequired],
    [{ baseUrl: '' }, t.baseUrlRequired],
    [{ baseUrl: 'erp.example.cn' }, t.baseUrlFormat],
    [{ baseUrl: 'https://erp.example.cn?x=1' }, t.baseUrlFormat],
    [{ auth: 'header', headerName: '', secret: 'x' }, t.headerNameFormat],
    [{ auth: 'basic', userName: 'a:b', secret: 'x' }, t.userNameFormat],
    [{ auth: 'bearer' }, t.secretRequired],
    [{ auth: 'bearer', secret: '密钥' }, t.secretFormat],
    [{ auth: 'bearer', secret: ' x' }, t.secretFormat],
  ] as const)('%o: %s', (more, text) => {
    expect(wrong(more)).toEqual([text])
  })

  it('asks for the secret anew with another origin or another way', () => {
    const [endpoint] = makeEndpoints(1)
    const kept = draftOfEndpoint(endpoint)
    expect(wrong({ ...kept }, endpoint)).toEqual([])
    expect(wrong({ ...kept, baseUrl: `${kept.baseUrl}/v2` }, endpoint)).toEqual([])
    const moved = { ...kept, baseUrl: 'https://other.example.cn' }
    expect(wrong(moved, endpoint)).toEqual([t.secretRequired])
    const otherWay = { ...kept, auth: 'basic' as const, userName: 'spruce' }
    expect(wrong(otherWay, endpoint)).toEqual([t.secretRequired])
  })

  it('sends what its way to authenticate needs, and no more', () => {
    const typed = { ...draft, headerName: 'X-Key', userName: 'spruce', secret: 'x' }
    expect(bodyOfEndpoint(typed)).toEqual({
      name: '订单系统',
      baseUrl: draft.baseUrl,
      auth: 'none',
    })
    expect(bodyOfEndpoint({ ...typed, auth: 'header' })).toMatchObject({ headerName: 'X-Key' })
    expect(bodyOfEndpoint({ ...typed, auth: 'basic' })).not.toHaveProperty('headerName')
    expect(bodyOfEndpoint({ ...typed, auth: 'bearer', secret: '' })).not.toHaveProperty('secret')
  })
})
