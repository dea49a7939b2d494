import { expect, it } from 'vitest'
import { deliveredCodeOf } from './deliveredCode.js'

it.each([
  ['/yunbu-app/spruce-web-delivery-visualization-v3/RCAPPN0001', 'RCAPPN0001'],
  ['/yunbu-app/spruce-web-delivery-visualization-v3/RCAPPN0001/page-preview/7', 'RCAPPN0001'],
  ['/yunbu-app/spruce-web-delivery-visualization/RCAPP0001', 'RCAPP0001'],
  ['/yunbu-app/spruce-web-delivery-visualization/RCAPPN0001', undefined],
  ['/yunbu-app/spruce-web-delivery-visualization/constructor', undefined],
  ['/yunbu-app/spruce-web-delivery-visualization', undefined],
  ['/yunbu-app/spruce-web-enterprise-console/RCAPPN0001', undefined],
  ['/dashboard', undefined],
])('%s is a page of the delivered application %s', (path, code) => {
  expect(deliveredCodeOf(path)).toBe(code)
})
