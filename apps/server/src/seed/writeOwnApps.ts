import type { CheckState, Db, LocalisedText } from '../db/schema.js'
import {
  plainSettings,
  TenantAppsRepository,
  type NewTenantApp,
} from '../repositories/apps/TenantAppsRepository.js'
import { workshopApp } from './deliveredPages.js'
import type { Hop, Inspection } from '../http/inspectAddress.js'
import { diagnose } from '../operations/apps/doctor/diagnose.js'
import { AppChecksRepository } from '../repositories/apps/AppChecksRepository.js'
import { AppDiagnosesRepository } from '../repositories/apps/AppDiagnosesRepository.js'
import { MenusRepository } from '../repositories/menus/MenusRepository.js'

const both = (zh: string, en: string): LocalisedText => ({ 'zh-CN': zh, 'en-US': en })
const shown = { status: 0, enable: 1 }
/** Hosts of nobody, as RFC 2606 reserves them: nothing may lead there. */
const closed = { status: 1, enable: 1 }

/** A company's own applications of each kind: two that open pages of the portal, one of designed pages; others closed or switched off. */
const apps: readonly (Omit<
  NewTenantApp,
  | 'id'
  | 'icon'
  | 'sort'
  | 'openType'
  | 'allowedOrigins'
  | 'permissionsAsked'
  | 'roleIds'
  | 'departmentIds'
  | keyof typeof plainSettings
> &
  Partial<typeof plainSettings>)[] = [
  {
    ...shown,
    code: 'self-service',
    name: both('员工自助', 'Self-service'),
    category: '办公',
    kind: 'page',
    url: '/personal',
  },
  {
    ...closed,
    code: 'oa',
    name: both('协同办公', 'Office'),
    category: '办公',
    kind: 'window',
    url: 'https://oa.yunshan.example',
    embed: { ...plainSettings.embed, signOn: 'link' },
  },
  {
    ...shown,
    enable: 0,
    code: 'energy',
    name: both('能耗看板', 'Energy board'),
    category: '生产',
    kind: 'frame',
    url: 'https://energy.yunshan.example',
  },
  {
    ...shown,
    enable: 0,
    code: 'quality',
    name: both('质量追溯', 'Quality tracing'),
    category: '生产',
    kind: 'frame',
    url: 'http://quality.corp.yunshan.example',
  },
  {
    ...shown,
    enable: 0,
    code: 'training',
    name: both('培训平台', 'Training'),
    category: '办公',
    kind: 'page',
    url: 'https://training.yunshan.example/courses',
  },
  {
    ...shown,
    code: 'rd-workbench',
    name: both('研发工作台', 'R&D workbench'),
    category: '研发',
    kind: 'page',
    url: '/dashboard',
  },
  {
    ...shown,
    code: workshopApp.code,
    name: both('车间看板', 'Workshop board'),
    category: '生产',
    kind: 'delivered',
    url: workshopApp.url,
  },
]

/** Of the research centre and those below; the others show to everybody. */
const departmentsOf: Readonly<Record<string, string[]>> = { 'rd-workbench': ['ys-rd'] }

/** Checks of an application in demo data, the last one first: so many with a state, before them those of another. */
const checks: Readonly<Record<string, readonly { state: CheckState; count: number }[]>> = {
  oa: [
    { state: 'up', count: 40 },
    { state: 'down', count: 2 },
    { state: 'up', count: 30 },
  ],
  energy: [
    { state: 'down', count: 9 },
    { state: 'up', count: 50 },
  ],
  quality: [{ state: 'refused', count: 12 }],
}
const betweenMs = 30 * 60_000

/** What checks found, as the scheduler would have noted it. */
async function writeChecks(db: Db, tenantId: string, now: Date): Promise<void> {
  const appChecks = new AppChecksRepository(db)
  for (const { code, url } of apps) {
    const id = `${tenantId}-app-${code}`
    const states = (checks[code] ?? []).flatMap(({ state, count }) =>
      Array.from({ length: count }, () => state),
    )
    for (let index = states.length - 1; index >= 0; index -= 1) {
      const state = states[index] ?? 'up'
      await appChecks.note(
        tenantId,
        { id, url },
        {
          state,
          status: state === 'up' ? 200 : state === 'down' ? 503 : null,
          milliseconds: state === 'up' ? 60 + ((index * 37) % 90) : null,
          checkedAt: new Date(now.getTime() - index * betweenMs - 4 * 60_000),
        },
      )
    }
  }
}

const dayMs = 86_400_000
/** The energy board before somebody mended it, and as it is now; each with what it answered. */
const answers: readonly { daysAgo: number; headers: Hop['headers']; certificateDays: number }[] = [
  {
    ...{ daysAgo: 9, certificateDays: 3 },
    headers: { 'x-frame-options': ['DENY'], 'set-cookie': ['sid=x; Path=/; HttpOnly'] },
  },
  {
    ...{ daysAgo: 2, certificateDays: 88 },
    headers: {
      'content-security-policy': ["default-src 'self'; frame-ancestors https://*.yunshan.example"],
      'set-cookie': ['sid=x; Path=/; HttpOnly; SameSite=None; Secure'],
      'referrer-policy': ['no-referrer'],
    },
  },
]

/** What the embed doctor found, as it would have. */
async function writeDiagnoses(db: Db, tenantId: string, now: Date): Promise<void> {
  const appDiagnoses = new AppDiagnosesRepository(db)
  const examine = async (code: string, checkedAt: Date, inspect: (url: URL) => Inspection) => {
    const { url = '' } = apps.find((app) => app.code === code) ?? {}
    const rules = { portal: 'https://console.spruce.example', isFramed: true, now: checkedAt }
    const { origin } = new URL(url)
    const findings = diagnose(inspect(new URL(url)), { ...rules, origins: [origin] })
    await appDiagnoses.add(tenantId, `${tenantId}-app-${code}`, { checkedAt, url, findings })
  }
  for (const { daysAgo, headers, certificateDays } of answers) {
    const checkedAt = new Date(now.getTime() - daysAgo * dayMs)
    const validTo = new Date(checkedAt.getTime() + certificateDays * dayMs)
    await examine('energy', checkedAt, (url) => ({
      hops: [{ url, status: 200, headers, tls: { problem: null, validTo } }],
      ...{ end: 'answered', last: url },
    }))
  }
  const yesterday = new Date(now.getTime() - dayMs)
  await examine('quality', yesterday, (url) => ({ hops: [], end: 'refused', last: url }))
}

/** Menus that need no permission, so that everybody of the company has some. */
const menus = [
  {
    key: 'home',
    name: both('我的工作台', 'My workbench'),
    path: '/dashboard',
    icon: 'layout-dashboard',
  },
  { key: 'me', name: both('我的信息', 'My details'), path: '/personal', icon: 'user' },
]

/** A menu of the application that everybody sees. */
const appMenu = {
  ...{ appCode: 'self-service', name: both('自助资料', 'My record'), path: '/personal' },
  icon: 'id-card',
}

/** A menu of the application that the research centre sees. */
const researchMenu = {
  ...{ appCode: 'rd-workbench', name: both('研发首页', 'R&D home'), path: '/dashboard' },
  icon: 'layout-dashboard',
}

/** Of the application that is switched off: nobody sees it, and the check of links says why. */
const deadMenu = {
  ...{ appCode: 'energy', name: both('能耗日报', 'Energy report'), icon: 'zap' },
  path: 'https://energy.yunshan.example/daily',
}

/** Writes applications and menus of a company's own that everybody there sees. */
export async function writeOwnApps(db: Db, tenantId: string, now: Date): Promise<void> {
  const tenantApps = new TenantAppsRepository(db)
  for (const [index, app] of apps.entries()) {
    await tenantApps.add(tenantId, {
      ...plainSettings,
      ...app,
      ...{ id: `${tenantId}-app-${app.code}`, icon: null, sort: index + 1 },
      openType: app.kind === 'window' ? 0 : 1,
      ...{ allowedOrigins: [], permissionsAsked: [], roleIds: [] },
      departmentIds: departmentsOf[app.code] ?? [],
    })
  }
  await writeChecks(db, tenantId, now)
  await writeDiagnoses(db, tenantId, now)
  const ownMenus = new MenusRepository(db)
  const group = `${tenantId}-menu-staff`
  const menu = {
    ...{ appCode: 'spruce-web-enterprise-console', baseUrl: '', type: 0, openType: 1 },
    ...{ permCode: null, isonly: false, visible: true },
  }
  await ownMenus.add(tenantId, {
    ...menu,
    ...{
      id: group,
      parentId: null,
      name: both('员工服务', 'For staff'),
      path: '',
      icon: 'id-card',
      sort: 900,
    },
  })
  for (const [index, { key, ...fields }] of menus.entries()) {
    const id = `${tenantId}-menu-${key}`
    await ownMenus.add(tenantId, { ...menu, ...fields, id, parentId: group, sort: index + 1 })
  }
  const id = `${tenantId}-menu-record`
  await ownMenus.add(tenantId, { ...menu, ...appMenu, id, parentId: null, sort: 1 })
  const researchId = `${tenantId}-menu-research`
  const research = { ...menu, ...researchMenu, id: researchId }
  await ownMenus.add(tenantId, { ...research, parentId: null, sort: 1 })
  const deadId = `${tenantId}-menu-energy`
  await ownMenus.add(tenantId, { ...menu, ...deadMenu, id: deadId, parentId: null, sort: 1 })
}
