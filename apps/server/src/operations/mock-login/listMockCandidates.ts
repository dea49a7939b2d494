import { definePlatformOperation, okList } from '../../http/defineOperation.js'

/** Whom a mock login can act as. */
export const listMockCandidates = definePlatformOperation('listMockCandidates', {
  async handle({ params, repositories }) {
    const people = await repositories.customers.administrators(params.id)
    const items = people.map(({ memberId, nickName, loginName }) => ({
      memberId,
      nickName,
      loginName,
    }))
    return okList(items, items.length)
  },
})
