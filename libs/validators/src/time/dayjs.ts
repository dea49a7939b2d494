import plain from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'
// Once more without a name, so that the published types know `dayjs.utc`.
import 'dayjs/plugin/utc.js'

plain.extend(utc)
plain.extend(customParseFormat)

export type { Dayjs } from 'dayjs'
/** A name of its own: bundlers pass over a module that only hands on, and its plugins with it. */
export const dayjs = plain
