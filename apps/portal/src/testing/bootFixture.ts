import { tenantInfoFixture } from '@spruce/session/testing'
import type { Boot } from '../entry/readBoot.js'

/** What the server tells in the first HTML, for tests. */
export function bootFixture(change: Partial<Boot> = {}): Boot {
  return {
    language: 'zh-CN',
    brand: tenantInfoFixture(),
    theme: { mode: 'light', palette: 'green', density: 'comfortable' },
    deploy: {
      pageLimit: true,
      cipher: { algorithm: 'AES', mode: 'CBC', padding: 'Pkcs7', key: 'AAAA' },
      evaluation: true,
      languages: ['zh-CN', 'en-US'],
      captchaEnabled: true,
      wechatEnabled: false,
    },
    hasSession: true,
    captchaKey: 'key',
    prefetch: [],
    ...change,
  }
}
