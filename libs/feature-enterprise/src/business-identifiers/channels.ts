/** The ways a message goes out, in the order in which they stand. */
export const channels = ['inApp', 'mail', 'sms'] as const

/** One of them. */
export type Channel = (typeof channels)[number]
