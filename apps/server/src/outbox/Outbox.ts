/** Something that leaves the product for a person: a code, a letter, or a captcha to be read. */
export interface OutgoingMessage {
  kind: 'captcha' | 'account' | 'sms' | 'mail'
  /** Login name, phone or address; null for a captcha. */
  to: string | null
  text: string
  captchaKey?: string
  /** The answer of a captcha, a verification code or a one-time password. */
  code?: string
}

/** Where messages go. Drivers for mail and SMS join with the features that send them. */
export interface Outbox {
  send(message: OutgoingMessage): Promise<void>
}

/** Production's default: what cannot be delivered is not kept either. */
export const silentOutbox: Outbox = { send: () => Promise.resolve() }
