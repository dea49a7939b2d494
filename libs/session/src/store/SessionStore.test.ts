import { autorun, toJS } from 'mobx'
import { describe, expect, it } from 'vitest'
import {
  buttonFixture,
  createTestSession,
  menuFixture,
  systemDataFixture,
  tenantFixture,
  tenantInfoFixture,
  userFixture,
} from '../testing/fixtures.js'
import { SessionStore } from './SessionStore.js'

describe('SessionStore', () => {
  it('holds the session state of spec section 3 under its names', () => {
    const session = createTestSession()
    expect(session.userInfo?.passwordWhetherModifiedFlag).toBe(1)
    expect(session).toMatchObject({
      token: 's-test',
      name: '林晓云',
      avatar: null,
      hasMT0001: false,
      appCode: 'spruce-web-enterprise-console',
      menuType: 1,
      msgReaStatus: false,
      systemConfig: { reloadmenu: 0 },
      isAdmin: true,
    })
    expect(session.roles.map(({ code }) => code)).toEqual(['tenant_admin'])
    expect(session.tenants).toHaveLength(1)
    expect(session.currentTenant?.code).toBe('yunshan')
    expect(session.tenantInfo?.palette).toBe('green')
    expect(session.appList.map(({ appCode }) => appCode)).toEqual(['spruce-web-enterprise-console'])
    expect(session.menuList.map(({ name }) => name)).toEqual(['组织架构'])
    expect([...session.menuMap.keys()]).toEqual([session.menuList[0]?.path])
    expect(session.btnAuthorityList).toEqual(['department:add', 'department:edit', 'user:add'])
  })

  it('forgets everything', () => {
    const session = createTestSession()
    session.setMustChangePassword(true)
    session.setMsgReaStatus(true)
    session.markFirstMenuOpened()
    session.clear()
    expect(toJS(session)).toEqual(toJS(new SessionStore()))
    expect(session.isLoaded).toBe(false)
  })

  it('"Menu type toggles between 1 and 2."', () => {
    const session = createTestSession()
    session.toggleMenuType()
    expect(session.menuType).toBe(2)
    session.toggleMenuType()
    expect(session.menuType).toBe(1)
  })

  it('follows the application on screen', () => {
    const other = menuFixture({
      id: 'o',
      path: '/yunbu-app/spruce-web-operation-management/base/role',
    })
    const session = createTestSession({
      menus: {
        'spruce-web-enterprise-console': [menuFixture()],
        'spruce-web-operation-management': [other],
      },
    })
    session.followPath('/yunbu-app/spruce-web-operation-management/base/role')
    expect(session.menuList).toEqual([other])
    session.followPath('/dashboard')
    expect(session.appCode).toBe('spruce-web-operation-management')
    expect(session.firstMenu).toEqual(other)
  })

  it('falls back to the menus there are', () => {
    const menu = menuFixture({ path: '/yunbu-app/spruce-web-operation-management/x' })
    const session = createTestSession({
      menus: {
        MT0001: [menuFixture({ id: 'entry', path: '/x' })],
        'spruce-web-operation-management': [menu],
      },
    })
    expect(session.menuList).toEqual([menu])
    expect(createTestSession({ menus: {} }).firstMenu).toBeUndefined()
  })

  it('a button is shown only to those who hold its code', () => {
    const session = createTestSession({ permissions: ['user:list'] })
    expect(session.hasPermission(['department:add'])).toBe(true)
    expect(session.hasPermission(['department:remove'])).toBe(false)
    expect(session.hasPermission(['department:remove', 'department:add'])).toBe(true)
    expect(session.hasPermission(['user:list'])).toBe(true)
    expect(session.hasPermission([])).toBe(false)
  })

  it.each(['department:add', undefined, null, {}])('%j is no array of codes', (codes) => {
    expect(() => createTestSession().hasPermission(codes as never)).toThrow(TypeError)
  })

  it('lets observers follow a change of tenant', () => {
    const session = createTestSession()
    const seen: boolean[] = []
    const stop = autorun(() => seen.push(session.hasPermission(['department:add'])))
    session.load(
      systemDataFixture({
        menus: { x: [menuFixture({ childs: [buttonFixture('x:y')] })] },
        permissions: [],
      }),
      tenantFixture({ tenantId: 't2' }),
    )
    stop()
    expect(seen).toEqual([true, false])
  })

  it('tells the guard what it needs', () => {
    const session = createTestSession({
      tenantInfo: tenantInfoFixture({ homepageEnabled: true, homepageUrl: '/x' }),
    })
    expect(session.navigation(true, true)).toMatchObject({
      isSignedIn: true,
      isLoaded: true,
      mustChangePassword: false,
      hasHomepage: true,
      pageLimit: true,
      hasOpenedFirstMenu: false,
      firstMenu: {
        kind: 'tab',
        url: '/yunbu-app/spruce-web-enterprise-console/base/organization',
      },
    })
    expect(new SessionStore().navigation(false, false)).toMatchObject({
      isSignedIn: false,
      isLoaded: false,
      hasHomepage: false,
    })
  })

  it('knows who acts in a mock login', () => {
    const mockLogin = {
      actingName: '运营小王',
      actingLoginName: 'operator',
      reason: '协助排查',
      expiresAt: '2026-11-20T08:30:00.000Z',
    }
    const session = createTestSession({ mockLogin })
    expect(session.isMockLogin).toBe(true)
    expect(session.mockLogin).toEqual(mockLogin)
    session.clear()
    expect(session.isMockLogin).toBe(false)
    expect(createTestSession({ mockLogin: null }).isMockLogin).toBe(false)
  })

  it('knows a view as a role, which acts as nobody and shows all that the role has', () => {
    const mockLogin = {
      actingName: '林建业',
      actingLoginName: 'admin',
      reason: null,
      expiresAt: '2026-11-20T08:30:00.000Z',
    }
    const roleView = {
      roleId: 'r1',
      roleName: '人事专员',
      departmentId: null,
      departmentName: null,
    }
    const permissions = ['user:reset']
    const acting = createTestSession({ mockLogin, permissions })
    const viewing = createTestSession({ mockLogin: { ...mockLogin, roleView }, permissions })
    const facts = ({ isMockLogin, isRoleView, isActingAsPerson }: typeof acting) => ({
      isMockLogin,
      isRoleView,
      isActingAsPerson,
    })
    expect(facts(acting)).toEqual({ isMockLogin: true, isRoleView: false, isActingAsPerson: true })
    expect(facts(viewing)).toEqual({ isMockLogin: true, isRoleView: true, isActingAsPerson: false })
    expect(acting.hasPermission(['user:reset'])).toBe(false)
    expect(viewing.hasPermission(['user:reset'])).toBe(true)
  })

  it('knows an expired password by flag 2', () => {
    const flagged = (passwordWhetherModifiedFlag: number) =>
      createTestSession({ userInfo: userFixture({ passwordWhetherModifiedFlag }) })
        .isPasswordExpired
    expect([flagged(0), flagged(1), flagged(2)]).toEqual([false, false, true])
  })
})
