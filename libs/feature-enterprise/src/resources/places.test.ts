import { describe, expect, it } from 'vitest'
import { placeHref, placeText } from './places.js'
import { resourceMessages } from './resourceMessages.js'

const use = (objectTable: string, place = 'icon') => ({
  ...{ objectTable, place, objectId: 'o1', label: '云杉 & 制造' },
  createdAt: '2026-11-20T08:00:00.000Z',
})
const base = '/yunbu-app/spruce-web-enterprise-console'

describe('the place of a use', () => {
  it.each([
    ['personalisation', `${base}/base/pc`],
    ['members', `${base}/base/organization?keyword=`],
    ['notices', `${base}/msg-publish/business-notice?keyword=`],
    ['menus', `${base}/base/menuMgt?menu=o1`],
    ['apps', `${base}/base/appMgt?keyword=`],
    ['tenantComponents', `${base}/component-management?keyword=`],
  ])('of %s is changed at %s', (table, href) => {
    expect(placeHref(use(table))).toBe(
      href.endsWith('=') ? `${href}%E4%BA%91%E6%9D%89+%26+%E5%88%B6%E9%80%A0` : href,
    )
  })

  it('tells the brand that everybody sees from its draft and its plan', () => {
    const t = resourceMessages['zh-CN']
    const texts = ['published', 'draft', 'planned'].map((place) =>
      placeText(use('personalisation', place), t),
    )
    expect(new Set(texts).size).toBe(3)
    expect(placeText(use('unknown'), t)).toBe(t.placeOther)
    expect(placeHref(use('unknown'))).toBeUndefined()
  })
})
