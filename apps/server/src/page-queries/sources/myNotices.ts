import { definePageSource, frameOf, mostRows } from '../PageSource.js'

/** The notices for the viewer, those that wait first. */
export const myNotices = definePageSource({
  id: 'my-notices',
  as: 'listMyNotices',
  isPersonal: true,
  parameters: {
    state: { kind: 'choice', of: ['all', 'unread', 'unconfirmed'] },
    most: { kind: 'integer', least: 1, most: mostRows },
  },
  async read(context, { state = 'all', most: size = 50 }) {
    const { repositories, tenantId, memberId, now } = context
    const options = { state, now, page: 1, size }
    const { rows, total } = await repositories.myNotices.list(tenantId, memberId, options)
    return frameOf(
      context,
      rows,
      {
        id: { type: 'string', label: 'id', value: ({ id }) => id },
        title: { type: 'string', label: 'title', value: ({ title }) => title },
        level: { type: 'string', label: 'level', value: ({ level }) => level },
        publishedAt: {
          ...{ type: 'time', label: 'publishedAt' },
          value: ({ publishedAt }) => publishedAt,
        },
        expireAt: { type: 'time', label: 'expireAt', value: ({ expireAt }) => expireAt },
        read: { type: 'boolean', label: 'read', value: ({ readAt }) => readAt !== null },
        mustConfirm: {
          ...{ type: 'boolean', label: 'mustConfirm' },
          value: ({ mustConfirm }) => mustConfirm,
        },
        confirmed: {
          ...{ type: 'boolean', label: 'confirmed' },
          value: ({ confirmedAt }) => confirmedAt !== null,
        },
      },
      total,
    )
  },
})
