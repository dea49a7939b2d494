import { UndeliverableError, type Outbox, type OutgoingMessage } from './Outbox.js'

/** Production: each kind of message by its driver. */
export class DriverOutbox implements Outbox {
  constructor(private readonly drivers: Readonly<Partial<Record<'mail' | 'sms', Outbox>>>) {}

  async send(message: OutgoingMessage): Promise<void> {
    if (message.kind === 'captcha' || message.kind === 'account') return
    const driver = this.drivers[message.kind]
    if (!driver) {
      throw new UndeliverableError(`No driver for ${message.kind} is configured`, 'no_driver')
    }
    await driver.send(message)
  }

  async close(): Promise<void> {
    for (const driver of Object.values(this.drivers)) await driver.close?.()
  }
}
