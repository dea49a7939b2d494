import { toHalfWidth } from '../../src/halfWidth.js'
import { findMobileRange } from '../../src/mobile.js'
import type { Subject } from './generate.js'

/** A way in which two validators differ on purpose. */
export interface DisagreementClass {
  subject: Subject
  /** Ours, by name, and the other. */
  ours: string
  other: string
  /** Who accepts. */
  accepts: 'ours' | 'other'
  name: string
  why: string
  example: string
  /** Whether a string is of this class. */
  when: (value: string) => boolean
}

type Row = [
  accepts: 'ours' | 'other',
  name: string,
  example: string,
  why: string,
  when: (value: string) => boolean,
]

function classesOf(
  subject: Subject,
  ours: string,
  other: string,
  rows: readonly Row[],
): DisagreementClass[] {
  return rows.map(([accepts, name, example, why, when]) => ({
    ...{ subject, ours, other, accepts, name, example, why, when },
  }))
}

const birthOf = (value: string) =>
  value.length === 15 ? `19${value.slice(6, 12)}` : value.slice(6, 14)

/** Between the earliest and the latest day that it is anywhere on earth. */
function isAroundToday(value: string): boolean {
  const dayOf = (hours: number) =>
    new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')
  return birthOf(value) >= dayOf(-14) && birthOf(value) <= dayOf(14)
}

/** They take the day of the machine, which may be a day behind China's or ahead of it. */
const today: readonly Row[] = [
  [
    'other',
    'the day that begins elsewhere',
    '',
    'In the future is what is after today in China; they take the day of the machine.',
    isAroundToday,
  ],
  [
    'ours',
    'the day that has begun in China',
    '',
    'Today in China is no future; they take the day of the machine.',
    isAroundToday,
  ],
]

const before1800: Row = [
  'other',
  'born before 1800',
  '110105179912310024',
  'Nobody was that old when numbers were first given, in 1984: a slip of the keyboard.',
  (value) =>
    value.length !== 15 &&
    Number(
      toHalfWidth(value)
        .replace(/[^\dXx]/g, '')
        .slice(6, 10),
    ) < 1800,
]

const idCard = [
  ...classesOf('idCard', 'isStrictIdCard', 'validator', [
    [
      'ours',
      'residence permits of people from Taiwan',
      '830000199002281236',
      'Region 83 has been given since 2018; the library knows none after 82.',
      (value) => value.startsWith('83'),
    ],
    [
      'other',
      'region 91',
      '910105194912310061',
      "Not a resident's number: permanent residence cards of foreigners begin with 9 and are built otherwise.",
      (value) => value.startsWith('91'),
    ],
    before1800,
    ...today,
  ]),
  ...classesOf('idCard', 'isStrictIdCard', 'stdnum', [
    [
      'ours',
      'the old form',
      '110105491231002',
      'The specification takes 15 digits, too; the library knows 18 only.',
      (value) => value.length === 15,
    ],
    [
      'other',
      'any region',
      '100105194912310028',
      'The library does not look at the region.',
      (value) =>
        !/^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/.test(toHalfWidth(value).trim()),
    ],
    [
      'other',
      'spelled with blanks or other digits',
      '110105 19491231 002X',
      'The library cleans what it is given; ours says what is stored, and `normalizeInput` cleans.',
      (value) => /[^\dXx]/.test(value),
    ],
    before1800,
    ...today,
  ]),
]

const countryCode: Row = [
  'other',
  'a country code in front',
  '+8613812345678',
  'The rule is 11 digits; `normalizeInput` takes the code off.',
  (value) => /^(?:\+|00)86/.test(value),
]
const otherStart: Row = [
  'other',
  'beginning with 92 or 98',
  '92812345678',
  'A mistake of its pattern: it takes 9 2 and 9 8 for 192 and 198, and a number without the 1.',
  (value) => /^(?:(?:\+|00)86)?9[28]/.test(value),
]

const mobile = [
  ...classesOf('mobile', 'isMobile', 'validator', [
    [
      'ours',
      'the second digit is 1 or 2',
      '11812345678',
      'The specification says 1–9; nothing is allotted there, which `isStrictMobile` knows.',
      (value) => /^1[12]/.test(value),
    ],
    countryCode,
    otherStart,
  ]),
  ...classesOf('mobile', 'isStrictMobile', 'validator', [
    countryCode,
    otherStart,
    [
      'other',
      'a range that is not allotted',
      '15412345678',
      'The library looks at the second digit only.',
      (value) => findMobileRange(value) === undefined,
    ],
    [
      'other',
      'a range for things',
      '14812345678',
      'Numbers there have 13 digits and reach no person.',
      (value) => findMobileRange(value)?.service === 'iot',
    ],
  ]),
  ...classesOf('mobile', 'isStrictMobile', 'libphonenumber-js', [
    [
      'ours',
      'data cards of China Telecom',
      '14912345678',
      'Allotted in 2018; missing from its metadata.',
      (value) => value.startsWith('149'),
    ],
    [
      'ours',
      'maritime satellites and emergency communication',
      '17491234567',
      'Allotted; its metadata knows 17400 to 17405 of the range 174 only.',
      (value) => /^174(?:0[6-9]|1[0-2]|9)/.test(value),
    ],
    [
      'other',
      'spelled otherwise',
      '+86 138-1234-5678',
      'The library reads what people write; ours says what is stored, and `normalizeInput` cleans.',
      (value) => !/^\d{11}$/.test(value),
    ],
  ]),
]

const localOf = (value: string) => value.slice(0, value.lastIndexOf('@'))
const domainOf = (value: string) => value.slice(value.lastIndexOf('@') + 1)
const topOf = (value: string) => domainOf(value).split('.').at(-1) ?? ''
const isNotAscii = (text: string) => /[\u0080-\uffff]/.test(text)

const emailOthers: Row[] = [
  [
    'other',
    'letters of other scripts',
    '张伟@example.com',
    'Few servers take such addresses, and the specification says the standard pattern.',
    isNotAscii,
  ],
  [
    'other',
    'a quoted local part',
    '"a b"@example.com',
    'Allowed by RFC 5321 and used by nobody; a slip of the keyboard is likelier.',
    (value) => value.startsWith('"'),
  ],
]
const longLocal: Row = [
  'ours',
  'more than 64 characters before the @',
  `${'y.'.repeat(33)}y@example.com`,
  'The standard pattern bounds the whole only; `isStrictEmail` bounds this part, too.',
  (value) => localOf(value).length > 64,
]
const oddTop: Row = [
  'ours',
  'a top-level domain with digits or a hyphen',
  'a@example.c1',
  'The pattern takes any name that begins with a letter; `isStrictEmail` takes letters only.',
  (value) => !/^(?:[a-z]{2,}|xn[a-z0-9-]{2,})$/i.test(topOf(value)),
]

/** The pattern of `<input type=email>` in the HTML standard. */
export const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const email = [
  ...classesOf('email', 'isEmail', 'validator', [longLocal, oddTop, ...emailOthers]),
  ...classesOf('email', 'isStrictEmail', 'validator', [
    ...emailOthers,
    [
      'other',
      'hyphens in the third and fourth place',
      'a@ab--cd.cn',
      'Kept for encoded names (RFC 5891), which begin with xn--.',
      (value) => /(?:^|\.)(?!xn)..--/i.test(domainOf(value)),
    ],
    [
      'other',
      'a top-level domain that begins with xn',
      'a@example.xn12',
      'An encoded one begins with xn--; the library asks for xn only.',
      (value) => /^xn(?!--)/i.test(topOf(value)),
    ],
  ]),
  ...classesOf('email', 'isEmail', 'HTML standard', [
    [
      'other',
      'a host without a dot',
      'a@localhost',
      'A browser takes intranets; a console reaches people by public mail.',
      (value) => !domainOf(value).includes('.'),
    ],
    [
      'other',
      'dots at the ends of the local part, or in a row',
      'a..b@example.com',
      'RFC 5322 has no such address.',
      (value) => /^\.|\.\.|\.$/.test(localOf(value)),
    ],
    [
      'other',
      'a top-level domain of one letter, or that begins with a digit',
      'a@example.1',
      'There is none.',
      (value) => /^(?:\d|.$)/.test(topOf(value)),
    ],
    [
      'other',
      'longer than 254 characters',
      `a@${'b.'.repeat(130)}cn`,
      'The longest address that SMTP carries.',
      (value) => value.length > 254,
    ],
    [
      'other',
      'more than 64 characters between two dots',
      `${'x'.repeat(65)}@example.com`,
      'The local part has 64 at most (RFC 5321).',
      (value) =>
        localOf(value)
          .split('.')
          .some((part) => part.length > 64),
    ],
  ]),
]

const authorityOf = (value: string) => /^[a-z]+:\/*([^/?#]*)/i.exec(value)?.[1] ?? ''
const userOf = (value: string) => {
  const authority = authorityOf(value)
  return authority.slice(0, authority.lastIndexOf('@') + 1)
}
const hostOf = (value: string) => authorityOf(value).slice(userOf(value).length)
const nameOf = (value: string) => hostOf(value).replace(/:[^:\]]*$/, '')
const isBracketed = (value: string) => hostOf(value).startsWith('[')

const noSlashes: Row = [
  'other',
  'no slashes after the scheme',
  'http:example.com',
  'A path without a host to some programs; the rule is a URL with scheme and host.',
  (value) => /^(?:https?|ftp):(?!\/\/)/i.test(value),
]
const backslash: Row = [
  'other',
  'a backslash before the host',
  'http://a\\@example.com',
  'Browsers read it as a slash, so the host is another one than it seems.',
  (value) => authorityOf(value).includes('\\'),
]
const brokenScript: Row = [
  'other',
  'a name in other scripts that is none',
  'http://xn--a.cn',
  'What IDNA (UTS 46) refuses, a browser does not open; the library does not decode.',
  (value) => isNotAscii(nameOf(value)) || /(?:^|\.)xn--/i.test(nameOf(value)),
]
const control: Row = [
  'other',
  'control characters',
  'http://example.com/a\u0000b',
  'No address has them; some programs end a text at one.',
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  (value) => /[\0-\x1f\x7f-\x9f]/.test(value),
]
const xnTop: Row = [
  'other',
  'a top-level domain that begins with xn',
  'http://example.xn12',
  'An encoded one begins with xn--; the library asks for xn only.',
  (value) => /^xn(?!--)/i.test(nameOf(value).split('.').at(-1) ?? ''),
]
const zone: Row = [
  'other',
  'an IPv6 address with a zone',
  'http://[fe80::1%eth0]',
  'A zone means something on one machine only; URLs of browsers have none.',
  (value) => isBracketed(value) && value.includes('%'),
]
const angle: Row = [
  'ours',
  'angle brackets in the path',
  'https://example.com/<b>',
  'Browsers encode and open them; what shows an address escapes it in any case.',
  (value) => /[<>]/.test(value),
]

const url = [
  ...classesOf('url', 'isUrl', 'validator', [
    [
      'ours',
      'a host that public DNS does not have',
      'http://localhost',
      'Intranets use such names, and a browser opens them; `isStrictUrl` refuses them.',
      (value) => !isBracketed(value) && !isNotAscii(nameOf(value)) && !isPublicName(nameOf(value)),
    ],
    [
      'ours',
      'a name in other scripts, or its encoded form',
      'http://ａ.cn',
      'A browser folds and encodes it; the library compares characters.',
      (value) => isNotAscii(nameOf(value)) || /xn--/i.test(nameOf(value)),
    ],
    [
      'ours',
      'port 0',
      'http://example.com:0',
      'A browser parses it; `isStrictUrl` refuses it.',
      (value) => /:0+$/.test(hostOf(value)),
    ],
    [
      'ours',
      'user info in unusual forms',
      'http://a:b:c@example.com',
      'The URL standard allows it; `isStrictUrl` refuses any user info.',
      (value) => userOf(value) !== '',
    ],
    [
      'ours',
      'longer than 2,084 characters',
      `http://example.com/${'p'.repeat(2066)}`,
      'The rule names no length; `isStrictUrl` allows 2,048.',
      (value) => value.length > 2084,
    ],
    [
      'ours',
      'a colon without a port behind an IPv6 address',
      'http://[::1]:',
      'A browser parses it, as it does behind a name; `isStrictUrl` refuses both.',
      (value) => isBracketed(value) && hostOf(value).endsWith(':'),
    ],
    angle,
    control,
    noSlashes,
    backslash,
    brokenScript,
    zone,
  ]),
  ...classesOf('url', 'isStrictUrl', 'validator', [
    angle,
    [
      'ours',
      'a name in other scripts',
      'http://ａ.cn',
      'It counts in the form that a browser makes of it.',
      (value) => isNotAscii(nameOf(value)),
    ],
    [
      'other',
      'user info',
      'http://a:b@example.com',
      'Hides the host from the eye; browsers warn of it or drop it.',
      (value) => userOf(value) !== '',
    ],
    [
      'other',
      'a colon without a port',
      'http://example.com:',
      'Unfinished.',
      (value) => hostOf(value).endsWith(':'),
    ],
    [
      'other',
      'an IPv6 address in another spelling, or with a zone',
      'http://[2001:DB8:0::1]',
      'One address has one spelling (RFC 5952), so that lists can compare.',
      isBracketed,
    ],
    [
      'other',
      'a name beyond 253 characters',
      `http://${`${'b'.repeat(60)}.`.repeat(5)}cn`,
      'DNS has no such name.',
      (value) => nameOf(value).length > 253,
    ],
    [
      'other',
      '2,049 to 2,084 characters',
      `http://example.com/${'p'.repeat(2040)}`,
      'Ours ends at 2,048, as `safeUrl` does.',
      (value) => value.length > 2048,
    ],
    control,
    noSlashes,
    brokenScript,
    xnTop,
  ]),
]

/** A name of two labels or more that ends in letters. */
function isPublicName(name: string): boolean {
  return /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i.test(name)
}

/** Every class. */
export const classes: readonly DisagreementClass[] = [...idCard, ...mobile, ...email, ...url]
