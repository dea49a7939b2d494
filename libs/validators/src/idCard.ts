import { existsOnCalendar } from './calendar.js'
import { dayjs } from './time/dayjs.js'

/** What the rule for an ID card finds, part by part. */
export interface IdCardCheck {
  /** Spec section 5: 15 or 18 digits, the last of 18 may be X. */
  isValid: boolean
  /** Besides, region, birth date and checksum hold. */
  isStrict: boolean
  /** Digits only, X at the end of 18 at most. */
  hasDigitsOnly: boolean
  /** How many characters it lacks of 18, or has too many; 0 for the old form of 15. */
  missing: number
  surplus: number
  /** Begins with a region: a province of GB/T 2260, or 81 to 83. */
  hasRegion: boolean
  /** The date in it is on the calendar. */
  hasBirthDate: boolean
  /** The person is born: the date is not after today, in China. */
  isBorn: boolean
  /** ISO 7064 MOD 11-2; the old form has no checksum, so nothing is wrong with it. */
  hasChecksum: boolean
  /** `YYYY-MM-DD`, where there is one. */
  birthDate: string | undefined
}

/**
 * Provinces of GB/T 2260 (34 with Taiwan, Hong Kong and Macao) and 83, which residence permits for
 * people from Taiwan carry since 2018; those from Hong Kong and Macao carry 81 and 82.
 */
const region = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/

/** The earliest year of birth: the oldest people when numbers were first given, in 1984. */
const firstYear = 1800

/**
 * The rule of GB 11643 for the number of a resident's ID card, part by part. The old form of 15
 * digits (until 1999) has a year of two digits, of the 20th century, and no checksum.
 * @param now milliseconds since 1970, which decide what is in the future
 */
export function checkIdCard(value: string, now: number = Date.now()): IdCardCheck {
  const { length } = value
  const isOld = length === 15
  const hasDigitsOnly = /^\d*$/.test(value) || /^\d{17}[\dXx]$/.test(value)
  const digits = isOld ? `19${value.slice(6, 12)}` : value.slice(6, 14)
  const hasBirthDate = isBirthDate(digits)
  const birthDate = hasBirthDate
    ? `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
    : undefined
  const parts = {
    hasDigitsOnly,
    missing: isOld ? 0 : Math.max(18 - length, 0),
    surplus: Math.max(length - 18, 0),
    hasRegion: region.test(value),
    hasBirthDate,
    isBorn: hasBirthDate && Number(digits) <= today(now),
    hasChecksum: isOld || hasChecksum(value),
    birthDate,
  }
  const isValid = hasDigitsOnly && (isOld || length === 18)
  const isStrict =
    isValid && parts.hasRegion && parts.hasBirthDate && parts.isBorn && parts.hasChecksum
  return { ...parts, isValid, isStrict }
}

/**
 * An ID card with a region, a birth date that is on the calendar and not in the future, and a right
 * checksum (ISO 7064 MOD 11-2); or the old form of 15 digits, which has no checksum. The X may be a
 * small one.
 * @param now milliseconds since 1970, which decide what is in the future
 */
export function isStrictIdCard(value: string, now: number = Date.now()): boolean {
  const { length } = value
  const isOld = length === 15
  if (!isOld && length !== 18) return false
  for (let at = 0; at < (isOld ? 15 : 17); at += 1) {
    const code = value.charCodeAt(at)
    if (code < zero || code > zero + 9) return false
  }
  if (!isOld && !isChecksum(value.charCodeAt(17), value)) return false
  const year = isOld ? 1900 + numberAt(value, 6, 8) : numberAt(value, 6, 10)
  const from = isOld ? 8 : 10
  const [month, day] = [numberAt(value, from, from + 2), numberAt(value, from + 2, from + 4)]
  return (
    year >= firstYear &&
    (year * 100 + month) * 100 + day <= today(now) &&
    region.test(value) &&
    existsOnCalendar(year, month, day)
  )
}

const zero = 48
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** The 18th character that belongs to 17 digits, by ISO 7064 MOD 11-2; X stands for 10. */
export function idCardChecksum(digits: string): string {
  let sum = 0
  for (let at = 0; at < 17; at += 1) sum += (digits.charCodeAt(at) - zero) * (weights[at] ?? 0)
  return '10X98765432'.charAt(sum % 11)
}

/** The code of the last character is the one that belongs to the others, as a capital or not. */
function isChecksum(code: number, value: string): boolean {
  const right = idCardChecksum(value).charCodeAt(0)
  return code === right || (code === smallX && right === capitalX)
}

const capitalX = 88
const smallX = 120

function hasChecksum(value: string): boolean {
  return /^\d{17}[\dXx]$/.test(value) && isChecksum(value.charCodeAt(17), value)
}

function numberAt(value: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at += 1) number = number * 10 + value.charCodeAt(at) - zero
  return number
}

/** `YYYYMMDD` is a day from 1800 on. */
function isBirthDate(digits: string): boolean {
  const year = numberAt(digits, 0, 4)
  const [month, day] = [numberAt(digits, 4, 6), numberAt(digits, 6, 8)]
  return /^\d{8}$/.test(digits) && year >= firstYear && existsOnCalendar(year, month, day)
}

/** `YYYYMMDD`, from its first moment to that of the next day. */
let lastDay = { digits: 0, from: 0, to: 0 }
const chinaAhead = 8

/** Today in China (UTC+8, no summer time), as the number `YYYYMMDD`. */
function today(now: number): number {
  if (now < lastDay.from || now >= lastDay.to) {
    const wall = dayjs.utc(now).add(chinaAhead, 'hour')
    const from = wall.startOf('day').subtract(chinaAhead, 'hour')
    lastDay = {
      digits: Number(wall.format('YYYYMMDD')),
      from: from.valueOf(),
      to: from.add(1, 'day').valueOf(),
    }
  }
  return lastDay.digits
}
