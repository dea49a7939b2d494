import { defineOperation, ok } from '../../http/defineOperation.js'
import { messages } from '../../messages.js'
import { brandMail } from '../../outbox/brandMail.js'
import { presentTenantInfo } from '../../presenters/tenantPresenters.js'
import { columnsOfLook } from '../../repositories/personalisation/PersonalisationRepository.js'
import { isSafeAddress } from './lookRules.js'

export const previewPersonalisationMail = defineOperation('previewPersonalisationMail', {
  async handle({ body: { value }, tenantId, language, repositories, services: { config } }) {
    const tenant = await repositories.tenants.get(tenantId)
    const safe = (address: string | null) =>
      address !== null && isSafeAddress(address, config) ? address : null
    const brand = presentTenantInfo({
      ...{ ...tenant, ...columnsOfLook(value) },
      system_icon: safe(value.systemIcon),
      system_icon_dark: safe(value.systemIconDark),
    })
    const { sample } = messages[language].mail
    return ok({ html: brandMail(brand, { html: sample, language, origin: '' }) })
  },
})
