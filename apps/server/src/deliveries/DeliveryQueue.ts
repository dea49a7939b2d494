import { maskEmail, maskMobile } from '@spruce/validators'
import type { Log } from '../config/log.js'
import type { Engine } from '../db/engine.js'
import { newId } from '../ids.js'
import { Poller } from '../jobs/Poller.js'
import { brandMail } from '../outbox/brandMail.js'
import { UndeliverableError, type Outbox, type OutgoingMessage } from '../outbox/Outbox.js'
import { presentTenantInfo } from '../presenters/tenantPresenters.js'
import {
  settleMessage,
  takeMessages,
  type MessageOutcome,
  type TakenMessage,
} from '../repositories/deliveries/deliveryQueue.js'
import { TenantsRepository } from '../repositories/tenants/TenantsRepository.js'

const [secondMs, minuteMs] = [1_000, 60_000]
/** So many are under way at once. */
const atOnce = 8
/** So long a taker may be silent before its messages go to another; a driver gives up after 10 s. */
const leaseMs = minuteMs
/** The pauses after a try that may go better next time; after the last one a message has failed. */
const pausesMs = [
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
  120 * minuteMs,
] as const

/**
 * Carries mail and SMS of deliveries to their drivers. They stand in a table, so nothing is lost with
 * a process; every process takes its part, and each message is one process's. What was handed over
 * just before a crash goes out again, with the same id, by which a provider can tell.
 */
export class DeliveryQueue extends Poller {
  constructor(
    private readonly engine: Engine,
    private readonly outbox: Outbox,
    log: Log,
    private readonly now: () => Date,
    /** Where this server is reached: pictures of mails lie there. */
    private readonly origin?: string,
  ) {
    super(log, 'The queue of messages could not be read')
  }

  protected async doSome(): Promise<boolean> {
    const lease = newId()
    const now = this.now()
    const until = new Date(now.getTime() + leaseMs)
    const { platform } = this.engine
    const messages = await takeMessages(platform, lease, { now, until, most: atOnce })
    await Promise.all(
      messages.map(async (message) => {
        const outcome = await this.carry(message)
        await settleMessage(platform, lease, message, outcome, this.now())
      }),
    )
    return messages.length > 0
  }

  private async carry(message: TakenMessage): Promise<MessageOutcome> {
    const { channel, attempts, status } = message
    const to = channel === 'mail' ? message.email : message.mobile
    const contact = to && (channel === 'mail' ? maskEmail(to) : maskMobile(to))
    if (status !== 'active') return { state: 'skipped', reason: 'inactive', contact }
    if (!to) {
      const reason = channel === 'mail' ? 'no_email' : 'no_mobile'
      return { state: 'skipped', reason, contact: null }
    }
    const pause = pausesMs[attempts - 1]
    // Its takers died over it: more tries would take others with them.
    if (attempts > pausesMs.length + 1) return { state: 'failed', reason: 'unreachable', contact }
    try {
      await this.outbox.send(await this.outgoing(message, to))
      return { state: 'sent', contact: contact ?? '' }
    } catch (error) {
      // Neither recipient nor text goes into the log.
      const ids = { tenant: message.tenantId, delivery: message.deliveryId, channel }
      if (error instanceof UndeliverableError) {
        this.log.warn({ ...ids, reason: error.message }, 'A message cannot be delivered')
        return { state: 'failed', reason: error.why, contact }
      }
      const { name, code } = error as { name?: unknown; code?: unknown }
      const reason = typeof code === 'string' ? code : String(name)
      this.log.warn({ ...ids, attempts, reason }, 'A message failed')
      if (pause === undefined) return { state: 'failed', reason: 'unreachable', contact }
      const dueAt = new Date(this.now().getTime() + pause)
      return { state: 'queued', reason: 'unreachable', contact, dueAt }
    }
  }

  /** As the drivers take it, a mail in the look that the company has now. */
  private async outgoing(message: TakenMessage, to: string): Promise<OutgoingMessage> {
    const { deliveryId, memberId, channel, content, tenantId } = message
    const language = message.language === 'en-US' ? ('en-US' as const) : ('zh-CN' as const)
    // The same for every try, by which a provider can tell a repeat.
    const base = { id: `${deliveryId}.${memberId}.${channel}`, kind: channel, to, language }
    if (channel === 'mail') {
      const { subject = '', html = '', text = '' } = content.mail ?? {}
      const brand = presentTenantInfo(
        await new TenantsRepository(this.engine.platform).get(tenantId),
      )
      const letter = { html, language, origin: this.origin }
      return { ...base, subject, html: brandMail(brand, letter), text }
    }
    // The provider sends its approved template for notices; what it says is the template's one value.
    const text = content.sms?.text ?? ''
    return { ...base, text, template: { key: 'notice', values: { text } } }
  }
}
