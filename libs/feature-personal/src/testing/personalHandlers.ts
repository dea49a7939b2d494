import { ApiError, type Schemas } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { userFixture } from '@spruce/session/testing'

/** What gives a session anew. @public */
export const renewedFixture: Schemas['LoginResult'] = {
  access_token: 's-2',
  jti: 'b-1',
  tenantId: 't-yunshan',
  first: false,
  jump: null,
  datetime: '2026-11-20T08:00:00.000Z',
}

/** Two devices, the first of them this one. @public */
export const deviceFixtures: readonly Schemas['SessionItem'][] = [
  {
    id: 's-test',
    current: true,
    via: 'password',
    address: '203.0.113.7',
    terminal: 'Chrome / Windows',
    createdAt: '2026-11-20T08:00:00.000Z',
    seenAt: '2026-11-20T08:30:00.000Z',
    expiresAt: '2026-11-20T20:00:00.000Z',
  },
  {
    id: 's-phone',
    current: false,
    via: 'code',
    address: '198.51.100.20',
    terminal: 'Safari / iPhone',
    createdAt: '2026-11-19T08:00:00.000Z',
    seenAt: '2026-11-19T09:12:00.000Z',
    expiresAt: '2026-11-19T20:00:00.000Z',
  },
]

/** What the identity provider of the fixtures is called. @public */
export const providerNames = { 'zh-CN': '企业统一认证', 'en-US': 'Company SSO' } as const

/** What a session that an identity provider opened is refused. @public */
export function refusedToProvider(): never {
  throw new ApiError({
    kind: 'http',
    status: 403,
    code: 'ACCOUNT_SIGN_IN',
    message: '请使用账号密码或验证码登录后再进行此操作',
  })
}

/** Calls of an account that agrees to everything. @public */
export function personalHandlers(): TestHandlers {
  return {
    'GET /spruce/api/v1/contact-use': { used: false },
    'POST /aba-base/api/verification/send-confirm-verify-code': { seconds: 60 },
    'POST /aba-base/api/v3/user/reset-password-by-old-password': renewedFixture,
    'POST /aba-base/api/v3/user/reset-password-by-contact': null,
    'POST /aba-base/api/v3/user/contact-way': renewedFixture,
    'POST /aba-base/api/v3/user-info': userFixture(),
    'POST /aba-base/api/file/upload': {
      id: 'f-1',
      kind: 'appImage',
      name: 'photo.png',
      mediaType: 'image/png',
      bytes: 2048,
      width: 96,
      height: 96,
      sizes: ['s'],
      url: '/files/public/2J8Qm1vYt0bC5xW9aHsJfA',
      createdAt: '2026-11-20T08:00:00.000Z',
    },
    'GET /spruce/api/v1/sessions': [...deviceFixtures],
    'POST /spruce/api/v1/sessions/end': { ended: 1 },
    'GET /spruce/api/v1/sign-ins': [
      {
        id: 'l-2',
        at: '2026-11-20T08:00:00.000Z',
        success: true,
        reason: null,
        via: 'login',
        address: '203.0.113.7',
        terminal: 'Chrome / Windows',
      },
      {
        id: 'l-1',
        at: '2026-11-20T07:59:00.000Z',
        success: false,
        reason: '密码错误，请输入正确的密码',
        via: 'login',
        address: '203.0.113.7',
        terminal: 'Chrome / Windows',
      },
    ],
    'GET /spruce/api/v1/bound-accounts': [
      {
        ...{ provider: 'wechat', providerId: null, providerName: null },
        ...{ nickName: '小云', boundAt: '2026-10-01T02:00:00.000Z' },
      },
      {
        ...{ provider: 'openid', providerId: 'p-1', providerName: providerNames['zh-CN'] },
        ...{ nickName: '小王', boundAt: '2026-10-02T02:00:00.000Z' },
      },
    ],
    'POST /spruce/api/v1/bound-accounts/wechat': {
      url: 'https://open.weixin.qq.com/connect/qrconnect',
      expiresAt: '2026-11-20T08:10:00.000Z',
    },
    'POST /spruce/api/v1/bound-accounts/wechat/remove': null,
    'GET /spruce/api/v1/openid/providers': [{ id: 'p-1', name: providerNames['zh-CN'] }],
    'POST /spruce/api/v1/openid/login': {
      url: 'https://sso.example.cn/auth',
      expiresAt: '2026-11-20T08:10:00.000Z',
    },
    'POST /spruce/api/v1/bound-accounts/openid/remove': null,
    'GET /spruce/api/v1/oauth-consents': [
      {
        clientId: 'c-1',
        tenantId: 't-yunshan',
        appCode: 'bi-reports',
        name: '报表平台',
        icon: 'chart',
        scopes: ['profile'],
        sessions: 1,
        grantedAt: '2026-11-01T02:00:00.000Z',
      },
    ],
    'POST /spruce/api/v1/oauth-consents/remove': { sessions: 1 },
  }
}
