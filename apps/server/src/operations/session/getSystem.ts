import { openApiDocument } from '@spruce/api-client/contract'
import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { productName } from '../../presenters/tenantPresenters.js'

export const getSystem = definePublicOperation('getSystem', {
  transaction: 'none',
  handle: ({ services, language }) =>
    ok({
      productName: productName(language),
      version: openApiDocument.info.version,
      mode: services.config.mode,
      loginPageUrl: '/login',
    }),
})
