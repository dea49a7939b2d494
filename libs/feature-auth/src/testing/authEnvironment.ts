import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { BrowserStorage } from '@spruce/session'
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
      systemIconDark: null,
      loginPosition: 'right',
      slogan: '让制造更简单',
      sloganEn: null,
      palette: 'green',
      brandColors: null,
      homepageEnabled: false,
      homepageUrl: null,
    },
    hasWechat: false,
    storage: new BrowserStorage({ session: memoryArea() }),
    deploy: {
      evaluation: false,
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
    providers: [],
    origin: 'https://console.example.cn',
    isSignedIn: false,
    userName: undefined,
    permissionName: (code) => (code === 'role:list' ? '查看角色' : undefined),
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
    enterTenant: done,
    leave: nothing,
    rememberReturn: nothing,
    ...change,
  }
}

/** Storage of this environment's own. */
function memoryArea() {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
}
