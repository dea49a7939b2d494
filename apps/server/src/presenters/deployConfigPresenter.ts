import type { Schemas } from '@spruce/api-client/contract'
import { languages } from '@spruce/validators/i18n'
import type { ServerConfig } from '../config/serverConfig.js'
import { makeWechat } from '../wechat/makeWechat.js'

/** What pages must know of this deployment before anybody has signed in. */
export function presentDeployConfig(config: ServerConfig): Schemas['DeployConfig'] {
  return {
    pageLimit: config.pageLimit,
    cipher: {
      algorithm: 'AES',
      mode: 'CBC',
      padding: 'Pkcs7',
      key: config.cipherKey.toString('base64'),
    },
    evaluation: config.isEvaluation,
    languages: [...languages],
    captchaEnabled: config.captcha,
    wechatEnabled: makeWechat(config) !== undefined,
  }
}
