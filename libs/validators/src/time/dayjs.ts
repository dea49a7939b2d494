import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'
// Once more without a name, so that the published types know `dayjs.utc`.
import 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

export type { Dayjs } from 'dayjs'
export { dayjs }
