import type { Language } from '@spruce/validators/i18n'

/** Something that leaves the product for a person: a code, a letter, or a captcha to be read. */
export interface OutgoingMessage {
  /** The same for every try, so that a provider can tell a repeat; the courier gives it. */
  id?: string
  kind: 'captcha' | 'account' | 'sms' | 'mail'
  /** Login name, phone or address; null for a captcha. */
  to: string | null
  text: string
  captchaKey?: string
  /** The answer of a captcha, a verification code or a one-time password. */
  code?: string
  /** Of a mail. */
  subject?: string
  /** Of a mail: the same as `text`, for readers who see HTML. */
  html?: string
  /** Of an SMS: the provider sends a template that it has approved, filled with these. */
  template?: { key: 'verification-code' | 'notice'; values: Readonly<Record<string, string>> }
  language?: Language
}

/** Where messages go. */
export interface Outbox {
  /** @throws UndeliverableError when trying again is no use, any other error when it may be */
  send(message: OutgoingMessage): Promise<void>
  close?(): Promise<void>
}

/** The provider will never take this message. */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError'

  constructor(
    message: string,
    readonly why: 'refused' | 'no_driver' = 'refused',
  ) {
    super(message)
  }
}
