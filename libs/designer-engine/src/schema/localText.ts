/** A text in the languages of the platform; zh-CN is the one that is always there. */
export interface LocalText {
  readonly 'zh-CN': string
  readonly 'en-US': string
}

/** The languages of `LocalText`. */
export type Locale = keyof LocalText
