import { describe, expect, it } from 'vitest'
import type { ManagedMenuRow } from '../../repositories/menus/menuRows.js'
import { deadLinks, type LinkedApp, type LinkFacts } from './deadLinks.js'

const console_ = '/yunbu-app/spruce-web-enterprise-console'
const delivery = '/yunbu-app/spruce-web-delivery-visualization-v3'
const app = (code: string, more: Partial<LinkedApp>): LinkedApp => ({
  ...{ code, name: `应用 ${code}`, url: '', isDelivered: false, state: 'open' },
  ...more,
})
const facts: LinkFacts = {
  origin: 'https://portal.example.cn:443', // as a host header may say it
  allowedOrigins: ['https://bi.example.cn', 'https://oa.example.cn'],
  passages: new Set([console_, `${console_}/base`]),
  pages: new Map([
    [`${console_}/base/role`, true],
    [`${console_}/base/appMgt`, false],
  ]),
  apps: [
    app('console', {}),
    app('oa', { url: 'https://oa.example.cn/start', state: 'disabled' }),
    app('energy', { url: 'https://energy.example.cn', state: 'off' }),
    app('gone', { url: 'https://gone.example.cn', state: 'removed' }),
    app('self', { url: '/personal', state: 'off' }),
    app('home', { url: '/', state: 'off' }),
    app('RCAPPN0001', { url: `${delivery}/RCAPPN0001`, isDelivered: true }),
    app('RCAPPN0002', { url: `${delivery}/RCAPPN0002`, isDelivered: true }),
    app('RCAPPN0003', { url: `${delivery}/RCAPPN0003`, isDelivered: true, state: 'removed' }),
  ],
  designs: [
    design('p1', 'published'),
    design('p2', 'draft'),
    { ...design('p3', 'published'), isRecycled: true },
  ],
  permissionCodes: new Set(['role:list']),
}

function design(id: string, status: 'published' | 'draft') {
  return { id, name: `页面 ${id}`, appCode: 'RCAPPN0001', status, isRecycled: false }
}

function row(path: string, more: Partial<ManagedMenuRow> = {}): ManagedMenuRow {
  return {
    ...{ id: 'm', app_code: 'console', parent_id: null, key: 'm', path, base_url: '', icon: null },
    ...{ name: { 'zh-CN': '菜单', 'en-US': 'Menu' }, type: 0, open_type: 1, perm_code: null },
    ...{ isonly: false, sort: 0, visible: true, origin: 'tenant', changes: null, version: 1 },
    ...more,
  }
}

const reasonOf = (one: ManagedMenuRow, others: readonly ManagedMenuRow[] = []) =>
  deadLinks([one, ...others], facts).find(({ row: { id } }) => id === one.id)?.link

describe('a menu leads somewhere', () => {
  it.each([
    ['/dashboard', ''],
    ['/personal/', ''],
    [console_, ''],
    [`${console_}/base/role`, ''],
    [`${console_}/base/role?keyword=a#b`, ''],
    [`${console_}/base/role/permissions`, ''],
    ['base/role', console_],
    ['https://bi.example.cn/report', ''],
    ['/report', 'https://bi.example.cn'],
    ['https://portal.example.cn/personal', ''],
    [`/dynamic?url=${encodeURIComponent('https://bi.example.cn')}`, ''],
    ['https://oa.example.cn/other', ''],
    [`${delivery}/RCAPPN0001`, ''],
    [`${delivery}/RCAPPN0001/page-preview/p1`, ''],
    [`${delivery}/RCAPPN0001?pageId=p1`, ''],
  ])('%s on base “%s”', (path, base_url) => {
    expect(reasonOf(row(path, { base_url }))).toBeUndefined()
  })
})

describe('a menu leads nowhere', () => {
  it.each([
    [`${console_}/base/nosuch`, 'page', `${console_}/base/nosuch`],
    [`${console_}/base/roles`, 'page', `${console_}/base/roles`],
    ['/nosuch', 'page', '/nosuch'],
    [`${console_}/base/appMgt`, 'plan', `${console_}/base/appMgt`],
    ['javascript:alert(1)', 'malformed', 'javascript:alert(1)'],
    ['ftp://bi.example.cn', 'malformed', 'ftp://bi.example.cn'],
    ['https://a:b@bi.example.cn', 'malformed', 'https://a:b@bi.example.cn'],
    ['/dynamic', 'malformed', '/dynamic'],
    ['/dynamic?url=javascript:1', 'malformed', 'javascript:1'],
    ['https://evil.example/x', 'origin', 'https://evil.example'],
    ['https://energy.example.cn/daily', 'appOff', '应用 energy'],
    ['https://gone.example.cn', 'appRemoved', '应用 gone'],
    ['https://oa.example.cn/start/today', 'appDisabled', '应用 oa'],
    [`${delivery}/RCAPPN0001/page-preview/p2`, 'unpublished', '页面 p2'],
    [`${delivery}/RCAPPN0001/page-preview/p3`, 'pageRemoved', '页面 p3'],
    [`${delivery}/RCAPPN0001/page-preview/p9`, 'page', 'p9'],
    [`${delivery}/RCAPPN0002`, 'unpublished', '应用 RCAPPN0002'],
    [`${delivery}/RCAPPN0003`, 'appRemoved', '应用 RCAPPN0003'],
  ])('%s: %s', (path, reason, subject) => {
    expect(reasonOf(row(path))).toEqual({ reason, subject })
  })

  it('where its own application cannot be opened', () => {
    const at = (app_code: string) => reasonOf(row('/dashboard', { app_code }))
    expect(at('energy')).toEqual({ reason: 'appOff', subject: '应用 energy' })
    expect(at('gone')).toEqual({ reason: 'appRemoved', subject: '应用 gone' })
    expect(at('nosuch')).toEqual({ reason: 'appGone', subject: 'nosuch' })
  })

  it('where nobody can have its permission, as a button too', () => {
    const dead = { reason: 'permission', subject: 'role:fly' }
    expect(reasonOf(row('/dashboard', { perm_code: 'role:fly' }))).toEqual(dead)
    expect(reasonOf(row('', { type: 1, perm_code: 'role:fly' }))).toEqual(dead)
    expect(reasonOf(row('', { type: 1, perm_code: 'role:list' }))).toBeUndefined()
  })

  it('where it only groups others and shows none', () => {
    const group = row('')
    const below = row('/dashboard', { id: 'b', parent_id: 'm' })
    const empty = { reason: 'empty', subject: null }
    expect(reasonOf(group)).toEqual(empty)
    expect(reasonOf(group, [below])).toBeUndefined()
    expect(reasonOf(group, [{ ...below, visible: false }])).toEqual(empty)
    expect(reasonOf(group, [{ ...below, type: 1 }])).toEqual(empty)
    expect(reasonOf({ ...group, visible: false })).toBeUndefined()
  })
})
