import { describe, expect, it } from 'vitest'
import { readOwnedPath } from './ownedPath.js'

const read = (path: string, base_url = '', open_type = 1) =>
  readOwnedPath({ path, base_url, open_type })

describe('the path of a menu', () => {
  it.each([
    ['/yunbu-app/visual/*', '', '/yunbu-app/visual'],
    ['/yunbu-app/visual/a/*', '', '/yunbu-app/visual/a'],
    ['a/*', '/yunbu-app/visual', 'a'],
    ['/yunbu-app/visual/a/*', '/yunbu-app/visual/', '/yunbu-app/visual/a'],
    ['/*', '/yunbu-app/visual', '/'],
  ])('%s on base “%s” owns what is below %s', (path, base, own) => {
    expect(read(path, base)).toEqual({ path: own, ownsPaths: true })
    expect(read(path, base, 0)).toEqual({ path: own, ownsPaths: true })
  })

  it.each([
    ['/*', ''],
    ['/dashboard/*', ''],
    ['/yunbu-app/*', ''],
    ['/*', '/yunbu-app'],
    ['/yunbu-app//*', ''],
    ['/yunbu-app/../*', ''],
    ['/yunbu-app/visual/../*', ''],
    ['/yunbu-app/%2e%2e/*', ''],
    ['/yunbu-app/%252e%252e/admin/*', ''],
    ['/yunbu-app/visual%2f../*', ''],
    ['/yunbu-app/visual\\..\\*/*', ''],
    ['/yunbu-apps/visual/*', ''],
    ['a/*', 'yunbu-app/visual'],
  ])('%s on base “%s” owns nothing', (path, base) => {
    expect(read(path, base).ownsPaths).toBe(false)
  })

  it.each(['/yunbu-app/visual', '/yunbu-app/visual*', '/yunbu-app/*/a', '/yunbu-app/v?a=/*', '*'])(
    '%s is a path like any other',
    (path) => expect(read(path)).toEqual({ path, ownsPaths: false }),
  )

  it.each([
    ['https://bi.example.cn/*', ''],
    ['/a/*', 'https://bi.example.cn'],
  ])('%s on base “%s” is an address of another site', (path, base) => {
    expect(read(path, base)).toEqual({ path, ownsPaths: false })
  })

  it('of a dynamic page owns nothing', () => {
    expect(read('/yunbu-app/visual/*', '', 2)).toEqual({
      path: '/yunbu-app/visual',
      ownsPaths: false,
    })
  })
})
