import { createHmac } from 'node:crypto'
import { newId } from '../ids.js'
import { UndeliverableError, type Outbox, type OutgoingMessage } from './Outbox.js'

export interface SmsOptions {
  url: string
  /** Key of the calls' signature. */
  secret: Buffer
  /** The sender's name, which the provider puts before the text. */
  sign: string
  /** The provider's ids of the templates; the key itself where none is given. */
  templates: Readonly<Record<string, string>>
}

const timeoutMs = 10_000

/**
 * SMS through a small HTTP protocol (docs: README of `outbox/`), which an adapter for a provider
 * speaks: a signed call with the provider's template and its values. The text itself is not sent.
 */
export class SmsDriver implements Outbox {
  constructor(
    private readonly options: SmsOptions,
    private readonly now: () => Date,
  ) {}

  async send({ id, to, template, language }: OutgoingMessage): Promise<void> {
    const { url, sign, templates } = this.options
    const key = template?.key ?? 'notice'
    const body = JSON.stringify({
      id: id ?? newId(),
      to,
      sign,
      template: templates[key] ?? key,
      values: template?.values ?? {},
      language: language ?? 'zh-CN',
    })
    const timestamp = String(Math.floor(this.now().getTime() / 1000))
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-spruce-timestamp': timestamp,
        'x-spruce-signature': `v1=${this.signature(timestamp, body)}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (response.ok) return
    const isFinal = response.status >= 400 && response.status < 500 && response.status !== 429
    const text = `The SMS provider answered ${response.status}`
    throw isFinal ? new UndeliverableError(text) : new Error(text)
  }

  private signature(timestamp: string, body: string): string {
    return createHmac('sha256', this.options.secret).update(`${timestamp}.${body}`).digest('hex')
  }
}
