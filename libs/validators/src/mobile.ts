/** Whom a range of numbers was given to; a number that was ported keeps its range. */
export type MobileOperator =
  'china-mobile' | 'china-unicom' | 'china-telecom' | 'china-broadnet' | 'beijing-marine' | 'miit'

/**
 * - `voice`: the operator's own numbers
 * - `virtual`: sold on by virtual operators
 * - `data`: data cards, some of which can call
 * - `satellite`, `emergency`: as they say
 * - `iot`: 13 digits, for things; no person is reached by one
 */
export type MobileService = 'voice' | 'virtual' | 'data' | 'satellite' | 'emergency' | 'iot'

/** A range of mainland numbers: all that begin with `prefix`. */
export interface MobileRange {
  readonly prefix: string
  readonly operator: MobileOperator
  readonly service: MobileService
}

/**
 * Ranges allotted in mainland China by the Ministry of Industry and Information Technology
 * (电信网编号计划, 2017 edition, and what was given out since), as collected in
 * VincentSit/ChinaMobilePhoneNumberRegex (3 May 2020, the last range there: 1441), the 13-digit
 * networks 10646, 10648 and 10649, and 1610 of China Broadnet from Google's libphonenumber (change
 * 3970, 9 March 2026; its metadata of October 2026 names no other). A longer prefix wins.
 */
const allotted: readonly (readonly [MobileOperator, MobileService, string])[] = [
  [
    'china-mobile',
    'voice',
    '134 135 136 137 138 139 150 151 152 157 158 159 172 178 182 183 184 187 188 195 197 198',
  ],
  ['china-mobile', 'virtual', '165 1703 1705 1706'],
  ['china-mobile', 'data', '147'],
  ['china-mobile', 'iot', '1440 1441 148 10648'],
  ['china-unicom', 'voice', '130 131 132 155 156 166 175 176 185 186 196'],
  ['china-unicom', 'virtual', '167 171 1704 1707 1708 1709'],
  ['china-unicom', 'data', '145'],
  ['china-unicom', 'iot', '146 10646'],
  ['china-telecom', 'voice', '133 153 173 177 180 181 189 190 191 193 199'],
  ['china-telecom', 'virtual', '162 1700 1701 1702'],
  ['china-telecom', 'data', '149'],
  ['china-telecom', 'satellite', '1349 17400 17401 17402 17403 17404 17405'],
  ['china-telecom', 'iot', '1410 10649'],
  ['china-broadnet', 'voice', '192 1610'],
  ['beijing-marine', 'satellite', '1749'],
  ['miit', 'emergency', '17406 17407 17408 17409 17410 17411 17412'],
]

/** Every range, the shortest prefix first. */
export const mobileRanges: readonly MobileRange[] = allotted
  .flatMap(([operator, service, prefixes]) =>
    prefixes.split(' ').map((prefix) => ({ prefix, operator, service })),
  )
  .sort((one, other) => one.prefix.length - other.prefix.length)

const byPrefix = new Map(mobileRanges.map((range) => [range.prefix, range]))

/** The range that a number, or its beginning, belongs to; `undefined` where none was allotted. */
export function findMobileRange(number: string): MobileRange | undefined {
  for (let length = 5; length >= 3; length -= 1) {
    const range = number.length < length ? undefined : byPrefix.get(number.slice(0, length))
    if (range) return range
  }
  return undefined
}

/** What the rule for a mobile number finds, part by part. */
export interface MobileCheck {
  /** Spec section 5: 11 digits, starting with 1 followed by 1–9. */
  isValid: boolean
  /** Besides, its range was allotted, and for people. */
  isStrict: boolean
  hasDigitsOnly: boolean
  /** How many digits it lacks, or has too many, of 11. */
  missing: number
  surplus: number
  /** Starts with 1. */
  hasFirstDigit: boolean
  /** 1–9 follows. */
  hasSecondDigit: boolean
  /** The allotted range it belongs to. */
  range: MobileRange | undefined
}

/** The rule for mobile numbers, part by part, so that a form can say which part still fails. */
export function checkMobile(value: string): MobileCheck {
  const { length } = value
  const parts = {
    hasDigitsOnly: /^\d*$/.test(value),
    missing: Math.max(mobileLength - length, 0),
    surplus: Math.max(length - mobileLength, 0),
    hasFirstDigit: value.startsWith('1'),
    hasSecondDigit: /^.[1-9]/.test(value),
  }
  const range = findMobileRange(value)
  const isValid =
    parts.hasDigitsOnly && length === mobileLength && parts.hasFirstDigit && parts.hasSecondDigit
  const isStrict = isValid && range !== undefined && range.service !== 'iot'
  return { ...parts, range, isValid, isStrict }
}

const mobileLength = 11

/** A mobile number whose range was allotted in mainland China, for people: see `mobileRanges`. */
export function isStrictMobile(value: string): boolean {
  if (value.length !== mobileLength) return false
  let start = 0
  for (let at = 0; at < mobileLength; at += 1) {
    const digit = value.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return false
    if (at < 5) start = start * 10 + digit
  }
  people ??= beginningsOfPeople()
  return people[start - 10_000] === 1
}

/** For each beginning of five digits, from 10000 on: 1 where people have numbers. */
let people: Uint8Array | undefined

function beginningsOfPeople(): Uint8Array {
  return Uint8Array.from({ length: 10_000 }, (_, at) => {
    const range = findMobileRange(String(at + 10_000))
    return range === undefined || range.service === 'iot' ? 0 : 1
  })
}

/** A 13-digit number of a thing, in a range that was allotted for things. */
export function isIotNumber(value: string): boolean {
  return /^\d{13}$/.test(value) && findMobileRange(value)?.service === 'iot'
}
