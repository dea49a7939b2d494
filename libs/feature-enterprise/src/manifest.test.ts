import { describe, expect, it } from 'vitest'
import { type ManifestMenu, platformManifest } from '@spruce/session'
import { enterpriseManifest } from './manifest.js'

const everyMenu = (menus: readonly ManifestMenu[]): readonly ManifestMenu[] =>
  menus.flatMap((menu) => [menu, ...everyMenu(menu.childs ?? [])])
const menus = everyMenu(enterpriseManifest.menus)

describe('the manifest of the enterprise console', () => {
  it('stands at the base path of its application code', () => {
    expect(enterpriseManifest.appCode).toBe('spruce-web-enterprise-console')
    expect(enterpriseManifest.basePath).toBe('/yunbu-app/spruce-web-enterprise-console')
  })

  it('offers the organisation page at base/organization', () => {
    expect(menus.find(({ path }) => path === 'base/organization')).toMatchObject({
      name: { 'zh-CN': '组织架构' },
      openType: 1,
      permCode: 'department:list',
    })
  })

  it('declares every permission that a menu or a button asks for, each once', () => {
    const asked = menus.flatMap(({ permCode, buttons = [] }) => [
      ...(permCode ? [permCode] : []),
      ...buttons.map((button) => button.permCode),
    ])
    const declared = [...enterpriseManifest.permissions, ...platformManifest.permissions].map(
      ({ code }) => code,
    )
    expect(asked.filter((code) => !declared.includes(code))).toEqual([])
    expect(new Set(declared).size).toBe(declared.length)
  })

  it('begins with the home of the console', () => {
    expect(enterpriseManifest.menus[0]).toMatchObject({
      name: { 'zh-CN': '首页', 'en-US': 'Home' },
      path: 'base/index',
      permCode: 'enterprise:list',
    })
  })

  it('offers the file of the company, with what may be done with it', () => {
    expect(menus.find(({ path }) => path === 'base/customer')).toMatchObject({
      name: { 'zh-CN': '企业档案', 'en-US': 'Company profile' },
      permCode: 'enterprise:list',
      buttons: [{ permCode: 'enterprise:edit' }],
    })
  })

  it('offers the data endpoints to who manages them', () => {
    expect(menus.find(({ path }) => path === 'base/data-endpoint')).toMatchObject({
      permCode: 'dataendpoint:edit',
    })
  })

  it('offers the identity providers, with what may be done with them', () => {
    expect(menus.find(({ path }) => path === 'base/identity-provider')).toMatchObject({
      permCode: 'identityprovider:list',
      buttons: [
        { permCode: 'identityprovider:add' },
        { permCode: 'identityprovider:edit' },
        { permCode: 'identityprovider:remove' },
      ],
    })
  })

  it('offers the business identifiers before the notices, with what may be done with them', () => {
    const messages = enterpriseManifest.menus.find(({ key }) => key === 'messages')
    expect(messages?.childs).toMatchObject([
      {
        path: 'msg-config/businessb-identity',
        permCode: 'businessidentity:list',
        buttons: [
          { permCode: 'businessidentity:add' },
          { permCode: 'businessidentity:edit' },
          { permCode: 'businessidentity:remove' },
          { permCode: 'businessidentity:export' },
          { permCode: 'businessidentity:publish' },
        ],
      },
      { path: 'msg-publish/business-notice' },
    ])
  })

  it('offers boards and logs of the tenant', () => {
    const pages = menus.filter(({ permCode }) => permCode === 'log:list')
    expect(pages.map(({ path }) => path)).toEqual([
      'base/board/login',
      'base/board/app',
      'base/log/login',
      'base/log/app',
      'base/log/operator',
    ])
  })

  it('offers the recycle bin of the tenant, with what may be done in it', () => {
    expect(menus.find(({ path }) => path === 'base/recycle-bin')).toMatchObject({
      name: { 'zh-CN': '回收站', 'en-US': 'Recycle bin' },
      permCode: 'recycle:list',
      buttons: [{ permCode: 'recycle:edit' }, { permCode: 'recycle:remove' }],
    })
  })

  it('gives every menu and button a key of its own', () => {
    const keys = menus.flatMap(({ key, buttons = [] }) => [key, ...buttons.map((b) => b.key)])
    expect(new Set(keys).size).toBe(keys.length)
  })
})
