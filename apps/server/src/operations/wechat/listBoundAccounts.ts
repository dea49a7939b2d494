import { defineSelfOperation, okList } from '../../http/defineOperation.js'

export const listBoundAccounts = defineSelfOperation('listBoundAccounts', {
  async handle({ session, repositories }) {
    const account = await repositories.wechat.ofUser(session.userId)
    const items = account
      ? [
          {
            provider: 'wechat' as const,
            nickName: account.nickName,
            boundAt: account.boundAt.toISOString(),
          },
        ]
      : []
    return okList(items, items.length)
  },
})
