import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import type { AuthEnvironment } from '../AuthEnvironment.js'

/** An environment whose calls are answered by `handlers`; everything else does nothing. @public */
export function createTestAuth(
  handlers: TestHandlers = {},
  change: Partial<AuthEnvironment> = {},
): AuthEnvironment {
  const nothing = () => undefined
  const done = () => Promise.resolve()
  return {
    api: createTestApi({
      'GET /aba-base/api/verification/get-captcha-key': { captchaKey: 'key-after-refresh' },
      ...handlers,
    }),
    brand: {
      tenantId: 't-yunshan',
      code: 'yunshan',
      name: '云杉制造集团',
      logo: 0,
      browserTitle: '云杉制造集团',
      browserIcon: null,
      browserIconName: null,
      loginPage: null,
      systemIcon: null,
      slogan: '让制造更简单',
      palette: 'green',
      homepageEnabled: false,
      homepageUrl: null,
    },
    deploy: {
      captchaEnabled: true,
      cipher: {
        algorithm: 'AES',
        mode: 'CBC',
        padding: 'Pkcs7',
        key: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
      },
    },
    captchaKey: 'key-of-first-html',
    tenantCode: 'yunshan',
    origin: 'https://console.example.cn',
    isSignedIn: false,
    userName: undefined,
    mustChangePassword: false,
    notice: undefined,
    language: 'zh-CN',
    setLanguage: nothing,
    isDark: false,
    setDark: nothing,
    onFirstInput: nothing,
    onSignedIn: done,
    signOut: done,
    go: done,
    leave: nothing,
    rememberReturn: nothing,
    ...change,
  }
}
