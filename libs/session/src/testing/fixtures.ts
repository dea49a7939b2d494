import type { Schemas } from '@spruce/api-client'
import type { SystemData, TenantMembership } from '../bootstrap.js'
import type { MenuItem } from '../menus.js'
import { SessionStore } from '../store/SessionStore.js'

/** A menu of the organisation page unless told otherwise. @public */
export function menuFixture(change: Partial<MenuItem> = {}): MenuItem {
  return {
    id: 'm-organization',
    parentId: null,
    name: '组织架构',
    path: '/yunbu-app/spruce-web-enterprise-console/base/organization',
    baseUrl: null,
    icon: null,
    childs: [],
    type: 0,
    openType: 1,
    permCode: 'department:list',
    isonly: false,
    ...change,
  }
}

/** A button under a menu. @public */
export function buttonFixture(permCode: string): MenuItem {
  return menuFixture({ id: `b-${permCode}`, name: permCode, path: null, type: 1, permCode })
}

/** A membership in 云杉制造集团 unless told otherwise. @public */
export function tenantFixture(change: Partial<TenantMembership> = {}): TenantMembership {
  return {
    tenantId: 't-yunshan',
    code: 'yunshan',
    name: '云杉制造集团',
    shortName: '云杉集团',
    mainTenant: true,
    kind: 'customer',
    browserIcon: null,
    browserIconName: null,
    loginPage: null,
    systemIcon: null,
    homepageEnabled: false,
    homepageUrl: null,
    ...change,
  }
}

/** @public */
export function tenantInfoFixture(
  change: Partial<Schemas['TenantInfo']> = {},
): Schemas['TenantInfo'] {
  return {
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
    ...change,
  }
}

/** @public */
export function userFixture(change: Partial<Schemas['UserInfo']> = {}): Schemas['UserInfo'] {
  return {
    id: 'u-admin',
    loginName: 'admin',
    name: '林晓云',
    nickName: '林晓云',
    employeeCode: 'YS0001',
    photo: null,
    avatar: null,
    mobile: '138****5678',
    mobileNew: '138****5678',
    email: 'linx****@yunshan.example',
    emailNew: 'linx****@yunshan.example',
    roles: [{ id: 'r-admin', name: '企业管理员', code: 'tenant_admin' }],
    passwordWhetherModifiedFlag: 1,
    ...change,
  }
}

/** The administrator of 云杉制造集团 with the organisation page and its buttons. @public */
export function systemDataFixture(change: Partial<SystemData> = {}): SystemData {
  const buttons = ['department:add', 'department:edit', 'user:add'].map(buttonFixture)
  return {
    userInfo: userFixture(),
    tenantInfo: tenantInfoFixture(),
    tenantList: [tenantFixture()],
    isAdmin: true,
    hasMT0001: false,
    apps: [
      {
        appCode: 'spruce-web-enterprise-console',
        appName: '企业控制台',
        icon: null,
        path: '/yunbu-app/spruce-web-enterprise-console',
        status: 0,
        enable: 1,
        kind: 'own',
      },
    ],
    systemConfig: { reloadmenu: 0 },
    menus: { 'spruce-web-enterprise-console': [menuFixture({ childs: buttons })] },
    permissions: ['department:list', 'department:add', 'department:edit', 'user:list', 'user:add'],
    favorites: [],
    preferences: {
      theme: { mode: 'light', palette: null },
      density: 'comfortable',
      language: 'zh-CN',
      sidebarOpened: true,
      menuType: 1,
      pinnedTabs: [],
    },
    livePlace: '1763798400000-4711:4713:4711',
    ...change,
  }
}

/** A store that is signed in and loaded. @public */
export function createTestSession(change: Partial<SystemData> = {}): SessionStore {
  const session = new SessionStore()
  const data = systemDataFixture(change)
  session.signIn('s-test', false)
  session.load(
    data,
    data.tenantList.find(({ tenantId }) => tenantId === data.tenantInfo.tenantId),
  )
  return session
}
