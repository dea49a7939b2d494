import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { stdnum } from 'stdnum'
import validator from 'validator'
import {
  isEmail,
  isIdCard,
  isMobile,
  isStrictEmail,
  isStrictIdCard,
  isStrictMobile,
  isStrictUrl,
  isUrl,
} from '../../src/index.js'
import { randomOf } from '../random.js'
import { classes, htmlEmail } from './classes.js'
import { generate, type Subject } from './generate.js'

type Judge = (value: string) => boolean

/** Ours, by the names in the library. */
export const ours: Readonly<Record<string, Judge>> = {
  isStrictIdCard: (value) => isStrictIdCard(value),
  isIdCard,
  isMobile,
  isStrictMobile,
  isEmail,
  isStrictEmail,
  isUrl,
  isStrictUrl,
}

const urlOptions = { protocols: ['http', 'https', 'ftp'], require_protocol: true }

/** The others, asked for the same rule as far as they have it. */
export const others: Readonly<Record<Subject, Readonly<Record<string, Judge>>>> = {
  idCard: {
    validator: (value) => validator.isIdentityCard(value, 'zh-CN'),
    stdnum: (value) =>
      stdnum['CN']?.['ric']?.validate(value).isValid ?? raise('stdnum has no cn/ric'),
  },
  mobile: {
    validator: (value) => validator.isMobilePhone(value, 'zh-CN'),
    'libphonenumber-js': isChineseMobile,
  },
  email: {
    validator: isEmailOfValidator,
    'HTML standard': (value) => htmlEmail.test(value),
  },
  url: { validator: (value) => validator.isURL(value, urlOptions) },
}

/** It throws where a string is no Unicode text. */
function isEmailOfValidator(value: string): boolean {
  try {
    return validator.isEmail(value)
  } catch {
    return false
  }
}

function isChineseMobile(value: string): boolean {
  const phone = parsePhoneNumberFromString(value, { defaultCountry: 'CN', extract: false })
  return phone?.country === 'CN' && phone.isValid() && phone.getType() === 'MOBILE'
}

/** Each strict variant with the rule of the specification that it narrows. */
const strictOf: Readonly<Record<Subject, readonly (readonly [strict: string, base: string])[]>> = {
  idCard: [['isStrictIdCard', 'isIdCard']],
  mobile: [['isStrictMobile', 'isMobile']],
  email: [['isStrictEmail', 'isEmail']],
  url: [['isStrictUrl', 'isUrl']],
}

/** What a comparison found. */
export interface Comparison {
  strings: number
  /** How many of them ours accepted, by name. */
  accepted: Record<string, number>
  /** How many disagreements fell into each class; a string counts for the first that explains it. */
  disagreements: Record<string, number>
  /** Disagreements that no class explains. */
  unexplained: string[]
}

/** Name of a class in counts: unique. */
export function keyOf(one: { ours: string; other: string; name: string }): string {
  return `${one.ours} / ${one.other}: ${one.name}`
}

/** Compares ours with the others on `count` strings made from `seed`. */
export function compare(subject: Subject, seed: number, count: number): Comparison {
  const random = randomOf(seed)
  const pairs = [
    ...new Set(
      classes.filter((one) => one.subject === subject).map((one) => `${one.ours} ${one.other}`),
    ),
  ].map((pair) => {
    const [own = '', ...rest] = pair.split(' ')
    const other = rest.join(' ')
    const known = classes.filter(
      (one) => one.subject === subject && one.ours === own && one.other === other,
    )
    return { own, other, known, mine: judgeOf(ours, own), theirs: judgeOf(others[subject], other) }
  })
  const strictPairs = strictOf[subject].map(
    ([strict, base]) => [judgeOf(ours, strict), judgeOf(ours, base)] as const,
  )
  const result: Comparison = { strings: count, accepted: {}, disagreements: {}, unexplained: [] }
  for (let left = count; left > 0; left -= 1) {
    const value = generate(subject, random)
    const counted = new Set<string>()
    if (strictPairs.some(([strict, base]) => strict(value) && !base(value))) {
      result.unexplained.push(`the strict rule alone takes ${JSON.stringify(value)}`)
    }
    for (const { own, other, known, mine, theirs } of pairs) {
      const isMine = mine(value)
      if (isMine && !counted.has(own)) result.accepted[own] = (result.accepted[own] ?? 0) + 1
      counted.add(own)
      if (isMine === theirs(value)) continue
      const accepts = isMine ? 'ours' : 'other'
      const reason = known.find((one) => one.accepts === accepts && one.when(value))
      if (reason) {
        const key = keyOf(reason)
        result.disagreements[key] = (result.disagreements[key] ?? 0) + 1
      } else if (result.unexplained.length < 20) {
        result.unexplained.push(
          `${isMine ? own : other} alone takes ${JSON.stringify(value)} (${own} / ${other})`,
        )
      }
    }
  }
  return result
}

function raise(problem: string): never {
  throw new Error(problem)
}

function judgeOf(judges: Readonly<Record<string, Judge>>, name: string): Judge {
  const judge = judges[name]
  return judge ?? raise(`No such judge: ${name}`)
}
