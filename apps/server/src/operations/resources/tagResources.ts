import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable } from '../../http/errors.js'

/** `maxItems` of `ResourceTags` in the contract. */
const maxTags = 20

/** All or none. What is both taken and given stays. */
export const tagResources = defineOperation('tagResources', {
  async handle({ body: { ids, add, remove }, tenantId, repositories: { files }, audit }) {
    await files.lock(tenantId, ids)
    const changed = (await files.findAll(tenantId, ids)).flatMap(({ id, name, tags }) => {
      const kept = tags.filter((tag) => !remove.includes(tag) || add.includes(tag))
      const next = [...kept, ...add.filter((tag) => !kept.includes(tag))]
      const isSame = next.length === tags.length && kept.length === tags.length
      return isSame ? [] : [{ id, name, before: tags, tags: next }]
    })
    if (changed.some(({ tags }) => tags.length > maxTags)) throw unprocessable('TOO_MANY_TAGS')
    await files.setTags(
      tenantId,
      changed.map(({ id, tags }) => ({ id, tags })),
    )
    for (const { id, name, before, tags } of changed) {
      audit({ table: 'resources', id, name, before: { tags: before }, after: { tags } })
    }
    return ok({ tagged: changed.length })
  },
})
