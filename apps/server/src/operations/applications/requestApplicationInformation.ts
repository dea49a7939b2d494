import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { decideApplication } from './decideApplication.js'

export const requestApplicationInformation = definePlatformOperation(
  'requestApplicationInformation',
  {
    async handle(context) {
      return ok(await decideApplication(context, 'needs_information'))
    },
  },
)
