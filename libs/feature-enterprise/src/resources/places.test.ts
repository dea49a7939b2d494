import { describe, expect, it } from 'vitest'
import type { Visitor } from '../workbenches/designHref.js'
import { nameOfUse, placeHref, placeText } from './places.js'
import { resourceMessages } from './resourceMessages.js'
import type { ResourceUse } from './resourceQueries.js'

const use = (objectTable: string, place = 'icon', more: Partial<ResourceUse> = {}) => ({
  ...{ objectTable, place, objectId: 'o1', label: '云杉 & 制造' },
  ...{ design: null, isRecycled: false, createdAt: '2026-11-20T08:00:00.000Z' },
  ...more,
})
const design = (
  kind: NonNullable<ResourceUse['design']>['kind'],
  place = 'published',
  appCode: string | null = null,
) => use('designs', place, { design: { kind, appCode } })

const base = '/yunbu-app/spruce-web-enterprise-console'
const operation = '/yunbu-app/spruce-web-operation-management'
const named = 'keyword=%E4%BA%91%E6%9D%89+%26+%E5%88%B6%E9%80%A0'

/** A person with these permissions and menus. */
const person = (
  permissions: readonly string[] | 'all',
  menus: readonly string[] = [],
): Visitor => ({
  isPermitted: (code) => code === undefined || permissions === 'all' || permissions.includes(code),
  menuMap: new Set(menus),
})
const anybody = person('all')
const t = resourceMessages['zh-CN']

describe('the place of a use', () => {
  it.each([
    ['personalisation', 'personalisation:list', `${base}/base/pc`],
    ['members', 'department:list', `${base}/base/organization?${named}`],
    ['notices', 'notice:list', `${base}/msg-publish/business-notice?${named}`],
    ['menus', 'menu:list', `${base}/base/menuMgt?menu=o1`],
    ['apps', 'app:list', `${base}/base/appMgt?${named}`],
    ['tenantComponents', 'widget:list', `${base}/component-management?${named}`],
    ['components', 'component:list', `${operation}/component-management?${named}`],
    ['system_notices', 'systemnotice:list', `${operation}/publish/system-notice?${named}`],
  ])('of %s is changed by whoever has %s at %s', (table, permission, href) => {
    expect(placeHref(use(table), person([permission]))).toBe(href)
    expect(placeHref(use(table), person(['resource:list']))).toBeUndefined()
    expect(placeText(use(table), t)).not.toBe(t.placeOther)
  })

  it.each([
    ['global', `${base}/workbench/global/design/o1`, `${base}/workbench/global`],
    ['business', `${base}/workbench/business/design/o1`, `${base}/workbench/business/detail?id=o1`],
  ] as const)('in a %s workbench is its designer, for others its preview', (kind, own, preview) => {
    expect(placeHref(design(kind), person(['workbench:list', 'workbench:edit']))).toBe(own)
    expect(placeHref(design(kind, 'draft'), person(['workbench:list']))).toBe(preview)
    expect(placeHref(design(kind), person([]))).toBeUndefined()
  })

  it('in a page of an application is where the menus of the person lead to it', () => {
    const app = '/yunbu-app/spruce-web-delivery-visualization-v3/RCAPPN0001'
    const page = design('page', 'published', 'RCAPPN0001')
    const own = `${app}/page-preview/o1`
    expect(placeHref(page, person('all', [own]))).toBe(own)
    expect(placeHref(page, person('all', [app]))).toBe(`${app}?pageId=o1`)
    expect(placeHref(page, anybody)).toBeUndefined()
    const draft = design('page', 'draft', 'RCAPPN0001')
    expect(placeHref(draft, person('all', [own]))).toBeUndefined()
  })

  it('in the recycle bin is there', () => {
    const gone = use('menus', 'icon', { isRecycled: true })
    expect(placeHref(gone, person(['recycle:list']))).toBe(`${base}/base/recycle-bin?${named}`)
    expect(placeHref(gone, person(['menu:list']))).toBeUndefined()
    expect(placeHref(use('components', 'thumbnail', { isRecycled: true }), anybody)).toBeUndefined()
    expect(placeText(gone, t)).toBe(t.inRecycleBin(t.placeMenu))
  })

  it('on workbenches of people is told as their number, and led to by nothing', () => {
    const personal = use('personalWorkbenches', 'personal', { label: '', count: 3 })
    expect(nameOfUse(personal, t)).toBe('3 个个人工作台')
    expect(nameOfUse(personal, resourceMessages['en-US'])).toBe('3 personal workbenches')
    expect(placeText(personal, t)).toBe(t.placePersonalWorkbench)
    expect(placeHref(personal, anybody)).toBeUndefined()
    expect(nameOfUse(use('menus'), t)).toBe('云杉 & 制造')
  })

  it('tells what everybody sees from drafts, plans and releases', () => {
    const brand = ['published', 'draft', 'planned'].map((place) => use('personalisation', place))
    const components = ['thumbnail', 'releases'].map((place) => use('tenantComponents', place))
    const designs = (['page', 'global', 'business'] as const).map((kind) => design(kind))
    const all = [...brand, ...components, ...designs]
    expect(new Set(all.map((one) => placeText(one, t))).size).toBe(all.length)
    expect(placeText(use('unknown'), t)).toBe(t.placeOther)
    expect(placeHref(use('unknown'), anybody)).toBeUndefined()
  })
})
