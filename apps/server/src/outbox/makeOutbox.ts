import type { ServerConfig } from '../config/serverConfig.js'
import { DriverOutbox } from './DriverOutbox.js'
import { MailDriver } from './MailDriver.js'
import type { Outbox } from './Outbox.js'
import { SmsDriver } from './SmsDriver.js'

/** The drivers that the configuration asks for. */
export function makeOutbox(config: ServerConfig, now: () => Date): Outbox {
  const { smtpUrl, mailFrom, smsUrl, smsSecret, smsSign } = config
  return new DriverOutbox({
    ...(smtpUrl === undefined ? {} : { mail: new MailDriver(smtpUrl, mailFrom ?? '') }),
    ...(smsUrl === undefined
      ? {}
      : {
          sms: new SmsDriver(
            {
              url: smsUrl,
              secret: smsSecret,
              sign: smsSign,
              templates: {
                'verification-code': config.smsCodeTemplate,
                notice: config.smsNoticeTemplate,
              },
            },
            now,
          ),
        }),
  })
}
