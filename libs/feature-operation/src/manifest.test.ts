import { describe, expect, it } from 'vitest'
import { operationManifest } from './manifest.js'

describe('the manifest of the operations console', () => {
  it('stands at the base path of its application code (section 2.2)', () => {
    expect(operationManifest.appCode).toBe('spruce-web-operation-management')
    expect(operationManifest.basePath).toBe('/yunbu-app/spruce-web-operation-management')
  })

  it('offers the page of roles at base/role', () => {
    expect(operationManifest.menus.find(({ path }) => path === 'base/role')).toMatchObject({
      name: { 'zh-CN': '角色管理' },
      openType: 1,
      permCode: 'role:list',
    })
  })

  it('offers the recycle bin at base/recycle-bin, before the roles', () => {
    const keys = operationManifest.menus.map(({ key }) => key)
    expect(keys.slice(-3)).toEqual(['operation-logs', 'operation-recycle-bin', 'operation-role'])
    expect(operationManifest.menus.at(-2)).toMatchObject({
      path: 'base/recycle-bin',
      permCode: 'recycle:list',
      buttons: [{ permCode: 'recycle:edit' }, { permCode: 'recycle:remove' }],
    })
  })
})
