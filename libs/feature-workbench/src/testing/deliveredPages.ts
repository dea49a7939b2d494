import type { Schemas } from '@spruce/api-client'
import { workDocument } from './workbenches.js'

export const deliveredPage = 'GET /spruce/api/v1/pages/{id}/published'
/** Of the application whose pages these are. */
export const deliveredUrl = '/yunbu-app/spruce-web-delivery-visualization-v3/RCAPPN0001'

export const publishedPage: Schemas['PublishedPage'] = {
  ...{ id: 'p1', appCode: 'RCAPPN0001', name: '生产总览', revision: 2 },
  publishedAt: '2026-11-20T08:00:00.000Z',
  document: workDocument,
}
