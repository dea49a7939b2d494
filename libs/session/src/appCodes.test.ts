import { describe, expect, it } from 'vitest'
import { appCodeOf, basePathOf, isDeliveryPage, isOwnApp } from './appCodes.js'

describe('2.5 base path by application code', () => {
  it.each([
    ['spruce-web-enterprise-console', 'spruce-web-enterprise-console'],
    ['0001', 'spruce-web-enterprise-console'],
    ['0080', 'spruce-web-enterprise-console'],
    ['0081', 'spruce-web-enterprise-console'],
    ['0088', 'spruce-web-enterprise-console'],
    ['RCFRAMEAPP0001', 'spruce-web-enterprise-console'],
    ['RCFRAMEAPP0080', 'spruce-web-enterprise-console'],
    ['RCFRAMEAPP0081', 'spruce-web-enterprise-console'],
    ['RCFRAMEAPP0088', 'spruce-web-enterprise-console'],
    ['spruce-web-operation-management', 'spruce-web-operation-management'],
    ['spruce-web-messages-center', 'spruce-web-messages-center'],
    ['spruce-web-personal-center', 'spruce-web-personal-center'],
    ['spruce-web-app-management', 'spruce-web-app-management'],
    ['spruce-web-delivery-visualization', 'spruce-web-delivery-visualization'],
    ['spruce-web-delivery-visualization-v3', 'spruce-web-delivery-visualization-v3'],
    ['RCAPP0001', 'spruce-web-delivery-visualization'],
    ['RCAPP', 'spruce-web-delivery-visualization'],
    ['RCAPPN0001', 'spruce-web-delivery-visualization-v3'],
    ['RCAPPN', 'spruce-web-delivery-visualization-v3'],
    ['anything', 'spruce-web-enterprise-console'],
    ['', 'spruce-web-enterprise-console'],
    ['rcapp1', 'spruce-web-enterprise-console'],
    ['constructor', 'spruce-web-enterprise-console'],
  ])('%s → /yunbu-app/%s', (code, base) => {
    expect(basePathOf(code)).toBe(`/yunbu-app/${base}`)
  })

  it.each(['spruce-web-messages-center', '0081', 'RCFRAMEAPP9999', 'RCAPP1', 'RCAPPN1'])(
    '%s is an own app',
    (code) => {
      expect(isOwnApp(code)).toBe(true)
    },
  )

  it.each(['', 'MT0001', '0002', 'RCX', 'xRCAPP', 'toString'])('%s is none', (code) => {
    expect(isOwnApp(code)).toBe(false)
  })

  it.each([
    ['/yunbu-app/spruce-web-delivery-visualization/page-preview', true],
    ['/yunbu-app/spruce-web-delivery-visualization/page-preview/12', true],
    ['/yunbu-app/spruce-web-delivery-visualization-v3/apps/page-preview', true],
    ['/yunbu-app/spruce-web-delivery-visualization/page-previews', false],
    ['/yunbu-app/spruce-web-delivery-visualization', false],
    ['/yunbu-app/spruce-web-enterprise-console/page-preview', false],
    ['/page-preview', false],
  ])('%s is a delivery page: %s', (path, is) => {
    expect(isDeliveryPage(path)).toBe(is)
  })

  it.each([
    ['/yunbu-app/spruce-web-enterprise-console/base/role', 'spruce-web-enterprise-console'],
    ['/yunbu-app/spruce-web-personal-center', 'spruce-web-personal-center'],
    ['/yunbu-app/spruce-web-delivery-visualization-v3/x', 'spruce-web-delivery-visualization-v3'],
    ['/dashboard', undefined],
    ['/yunbu-app/other', undefined],
  ])('%s lies in %s', (path, code) => {
    expect(appCodeOf(path)).toBe(code)
  })
})
