import type { ServerConfig } from '../config/serverConfig.js'
import { DeveloperWechat } from './DeveloperWechat.js'
import { HttpWechat } from './HttpWechat.js'
import type { Wechat } from './Wechat.js'

/** WeChat as configured; in evaluation mode its stand-in; in production without settings none. */
export function makeWechat(config: ServerConfig): Wechat | undefined {
  const { wechatAppId: appId, wechatSecret: secret } = config
  if (appId === undefined || secret === undefined) {
    return config.isEvaluation ? new DeveloperWechat() : undefined
  }
  return new HttpWechat({
    ...{ appId, secret },
    ...{ apiUrl: config.wechatApiUrl, connectUrl: config.wechatConnectUrl },
  })
}
