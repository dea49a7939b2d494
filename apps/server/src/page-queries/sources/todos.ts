import { definePageSource, frameOf, mostRows } from '../PageSource.js'

/** The viewer's own to-dos, what is due first. */
export const todos = definePageSource({
  id: 'todos',
  as: 'listTodos',
  isPersonal: true,
  parameters: {
    state: { kind: 'choice', of: ['open', 'done', 'all'] },
    most: { kind: 'integer', least: 1, most: mostRows },
  },
  async read(context, { state = 'open', most: size = 50 }) {
    const { repositories, tenantId, memberId } = context
    const { rows, total } = await repositories.todos.list(tenantId, memberId, {
      state,
      page: 1,
      size,
    })
    return frameOf(
      context,
      rows,
      {
        id: { type: 'string', label: 'id', value: ({ id }) => id },
        title: { type: 'string', label: 'title', value: ({ title }) => title },
        dueAt: { type: 'time', label: 'dueAt', value: ({ dueAt }) => dueAt },
        doneAt: { type: 'time', label: 'doneAt', value: ({ doneAt }) => doneAt },
        createdAt: { type: 'time', label: 'createdAt', value: ({ createdAt }) => createdAt },
      },
      total,
    )
  },
})
