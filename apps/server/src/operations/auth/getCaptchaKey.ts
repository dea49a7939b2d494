import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { newPublicKey } from '../../sessions/tokens.js'

/** A random key; nothing is stored until its picture is asked for. */
export const getCaptchaKey = definePublicOperation('getCaptchaKey', {
  transaction: 'none',
  handle: () => ok({ captchaKey: newPublicKey() }),
})
