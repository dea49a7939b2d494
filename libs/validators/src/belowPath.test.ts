import { describe, expect, it } from 'vitest'
import { isBelowPath } from './belowPath.js'

describe('isBelowPath', () => {
  it.each([
    '/visual/a',
    '/visual/a/b',
    '/visual/a.b/..c/...',
    '/visual/%E5%9B%BE',
    '/visual/图',
    '/visual/100%25',
    '/visual/100%',
    '/visual/%2e%2e%',
    '/visual/a%20b',
  ])('%s is below /visual', (path) => {
    expect(isBelowPath(path, '/visual')).toBe(true)
  })

  it.each([
    '/visual',
    '/visual/',
    '/visuals/a',
    '/Visual/a',
    'visual/a',
    '//visual/a',
    'https://evil.example/visual/a',
    '/visual//evil.example',
    '/visual/a//b',
    '/visual/a/',
    '/visual/../admin',
    '/visual/a/..',
    '/visual/./a',
    '/visual/%2e%2e/admin',
    '/visual/%2E./admin',
    '/visual/%252e%252e/admin',
    '/visual/%25252e%25252e/admin',
    '/visual/..%2fadmin',
    '/visual/a%2fb',
    '/visual/a%5cb',
    '/visual/a%255cb',
    '/visual/%zz%2e%2e%2fadmin',
    '/visual/a\\b',
    '/visual/a%00',
    '/visual/a\nb',
  ])('%j is not', (path) => {
    expect(isBelowPath(path, '/visual')).toBe(false)
  })
})
