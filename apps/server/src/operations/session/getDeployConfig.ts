import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { presentDeployConfig } from '../../presenters/deployConfigPresenter.js'

export const getDeployConfig = definePublicOperation('getDeployConfig', {
  transaction: 'none',
  handle: ({ services }) => ok(presentDeployConfig(services.config)),
})
