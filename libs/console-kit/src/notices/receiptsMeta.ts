import type { LiveKind } from '@spruce/shell-ui'

/** For queries that count who has read: somebody who reads makes them stale. */
export const receiptsMeta = { live: ['receipts'] satisfies LiveKind[] }
