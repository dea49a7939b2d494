import { describe, expect, it } from 'vitest'
import { addressFault, originsOf, wrongOrigin } from './applicationAddress.js'
import { applicationFormMessages } from './applicationFormMessages.js'

const t = applicationFormMessages['zh-CN']
const portal = 'https://console.example.cn'
const fault = (address: string, kind = 'frame') => addressFault(address, { kind, portal }, t)

describe('the address of an application', () => {
  it.each([
    ['https://bi.example.cn/portal', 'frame'],
    ['https://bi.example.cn:8443/', 'frame'],
    ['http://10.0.0.8/legacy', 'window'],
    ['https://xn--80ak6aa92e.example/', 'frame'],
    ['https://bi.example.cn/报表', 'frame'],
    ['/personal', 'page'],
  ])('takes %s as %s', (address, kind) => {
    expect(fault(address, kind)).toBeUndefined()
  })

  it.each([
    ['', t.urlRequired],
    ['javascript:alert(1)', t.urlScheme],
    ['JaVaScRiPt:alert(1)', t.urlScheme],
    ['data:text/html,<script>1</script>', t.urlScheme],
    ['blob:https://bi.example.cn/1', t.urlScheme],
    ['ftp://files.example.cn', t.urlScheme],
    ['//evil.example', t.urlFormat],
    ['bi.example.cn/portal', t.urlFormat],
    ['https:\\\\evil.example', t.urlFormat],
    ['https://evil.example\\@bi.example.cn', t.urlFormat],
    ['https://user:pw@evil.example/', t.urlUserInfo],
    ['https://console.example.cn@evil.example/', t.urlUserInfo],
    ['https://console.example.cn/dashboard', t.urlOwn],
    ['/dashboard', t.urlOwn],
    ['https://соnsole.example.cn/', t.urlLookAlike],
  ])('refuses %s: %s', (address, reason) => {
    expect(fault(address)).toBe(reason)
  })
})

describe('origins', () => {
  it('stand one a line, each once', () => {
    expect(originsOf(' https://a.example \n\nhttps://b.example https://a.example')).toEqual([
      'https://a.example',
      'https://b.example',
    ])
  })

  it.each([
    'https://a.example/',
    'https://a.example:443',
    'https://A.example',
    'https://*.example',
    'https://a.example/path',
    'a.example',
    'javascript:1',
  ])('%s is none as browsers write it', (text) => {
    expect(wrongOrigin(text)).toBe(true)
  })

  it('https://a.example:8443 is one', () => {
    expect(wrongOrigin('https://a.example:8443')).toBe(false)
  })
})
