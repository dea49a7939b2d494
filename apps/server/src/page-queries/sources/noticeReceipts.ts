import { definePageSource, frameOf, mostRows } from '../PageSource.js'

/** The tenant's notices with how many have read and confirmed each. */
export const noticeReceipts = definePageSource({
  id: 'notice-receipts',
  as: 'listNotices',
  parameters: {
    status: { kind: 'choice', of: ['published', 'withdrawn', 'expired'] },
    most: { kind: 'integer', least: 1, most: mostRows },
  },
  async read(context, { status = 'published', most: size = 50 }) {
    const { repositories, tenantId } = context
    const sort = [{ field: 'publishAt', descending: true }]
    const { rows, total } = await repositories.notices.list(tenantId, {
      status,
      page: 1,
      size,
      sort,
    })
    return frameOf(
      context,
      rows,
      {
        id: { type: 'string', label: 'id', value: ({ id }) => id },
        title: { type: 'string', label: 'title', value: ({ title }) => title },
        level: { type: 'string', label: 'level', value: ({ level }) => level },
        publishedAt: {
          ...{ type: 'time', label: 'publishedAt' },
          value: ({ publishAt }) => publishAt,
        },
        read: { type: 'number', label: 'read', decimals: 0, value: ({ read }) => read },
        confirmed: {
          ...{ type: 'number', label: 'confirmed', decimals: 0 },
          value: ({ confirmed }) => confirmed,
        },
        mustConfirm: {
          ...{ type: 'boolean', label: 'mustConfirm' },
          value: ({ mustConfirm }) => mustConfirm,
        },
      },
      total,
    )
  },
})
