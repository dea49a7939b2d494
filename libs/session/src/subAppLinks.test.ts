import { describe, expect, it } from 'vitest'
import { isSubAppLinkOffered, subAppHref, subAppMenuPath } from './subAppLinks.js'
import { createTestSession } from './testing/fixtures.js'

const manifest = { basePath: '/yunbu-app/spruce-web-enterprise-console' }
const organization = `${manifest.basePath}/base/organization`
const reader = {
  session: createTestSession({ permissions: ['user:list'] }),
  menuPathOf: (path: string) => (path.endsWith('/members/7') ? organization : path),
}

describe('links of sub-applications', () => {
  it('stand below the base path', () => {
    expect(subAppHref(manifest, 'base/role?id=7')).toBe(`${manifest.basePath}/base/role?id=7`)
  })

  it('belong to the menu of their page, whatever their query is', () => {
    expect(subAppMenuPath(reader, manifest, 'base/organization?status=new')).toBe(organization)
    expect(subAppMenuPath(reader, manifest, 'base/organization/members/7?tab=a')).toBe(organization)
  })

  it.each([
    ['a page in the menus', { path: 'base/organization' }, true],
    ['the page of one record', { path: 'base/organization/members/7' }, true],
    ['a permission that is held', { path: 'base/organization', permCode: 'user:list' }, true],
    ['a permission that is not', { path: 'base/organization', permCode: 'role:add' }, false],
    ['a page that is in no menu', { path: 'base/nowhere' }, false],
  ] as const)('are offered: %s', (_, link, expected) => {
    expect(isSubAppLinkOffered(reader, manifest, link)).toBe(expected)
  })
})
