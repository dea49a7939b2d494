import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { decideApplication } from './decideApplication.js'

export const rejectApplication = definePlatformOperation('rejectApplication', {
  async handle(context) {
    return ok(await decideApplication(context, 'rejected'))
  },
})
