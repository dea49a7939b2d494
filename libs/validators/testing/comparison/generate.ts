import { idCardChecksum } from '../../src/idCard.js'
import type { Random } from '../random.js'

/** What validators are compared on. */
export type Subject = 'idCard' | 'mobile' | 'email' | 'url'

/** One string of a subject: right, nearly right, or far from it. */
export function generate(subject: Subject, random: Random): string {
  const value = makers[subject](random)
  return random.below(4) === 0 ? damage(value, random) : value
}

const makers: Record<Subject, (random: Random) => string> = {
  idCard: makeIdCard,
  mobile: makeMobile,
  email: makeEmail,
  url: makeUrl,
}

const odd = [
  ...[' ', '\t', '\n', '-', '.', '..', '@', ':', '/', '\\', '_', '%', '+', '0', '1', '9', 'x', 'X'],
  ...[
    'a',
    'Z',
    '"',
    '<',
    '>',
    '(',
    '#',
    '?',
    '&',
    '[',
    ']',
    '１',
    'Ｘ',
    '＠',
    '．',
    '。',
    '\u3000',
  ],
  ...['云', 'é', '😀', '\u00a0', '\u200b', '\u0000', '\ud800'],
] as const

/** One to three small accidents of typing and pasting. */
function damage(value: string, random: Random): string {
  let text = value
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const at = random.below(text.length + 1)
    switch (random.below(5)) {
      case 0:
        text = text.slice(0, at) + random.pick(odd) + text.slice(at)
        break
      case 1:
        text = text.slice(0, at) + text.slice(at + 1)
        break
      case 2:
        text = text.slice(0, at) + random.pick(odd) + text.slice(at + 1)
        break
      case 3:
        text =
          text.slice(0, at) +
          text.slice(at + 1, at + 2) +
          text.slice(at, at + 1) +
          text.slice(at + 2)
        break
      default:
        text = random.pick([
          ` ${text}`,
          `${text} `,
          text.toUpperCase(),
          text.toLowerCase(),
          text + text,
        ])
    }
  }
  return text
}

const two = (part: number) => String(part).padStart(2, '0')

function makeIdCard(random: Random): string {
  const region = random.pick([
    ...(['11', '15', '22', '31', '37', '44', '46', '50', '54', '62', '65'] as const),
    ...(['71', '81', '82', '83', '91', '10', '16', '00', two(random.below(100))] as const),
  ])
  const year = random.pick([
    ...[1900 + random.below(130), 1900 + random.below(130), 1900 + random.below(130)],
    ...[1790 + random.below(20), random.below(3000)],
  ] as [number, ...number[]])
  // Mostly on the calendar; 29 to 31 and month 13 come by themselves.
  const date = two(random.below(15)) + two(random.below(33))
  const place = region + random.digits(4)
  const year4 = String(year).padStart(4, '0')
  switch (random.below(6)) {
    case 0:
      return place + year4.slice(2) + date + random.digits(3)
    case 1:
      return place + year4 + date + random.digits(4)
    case 2:
      return random.digits(random.pick([15, 17, 18, 18, 19]))
    default: {
      const digits = place + year4 + date + random.digits(3)
      const check = idCardChecksum(digits)
      return digits + (random.below(4) === 0 ? check.toLowerCase() : check)
    }
  }
}

function makeMobile(random: Random): string {
  const start = random.pick([
    ...(['13', '14', '15', '16', '17', '18', '19', '134', '1349', '144', '146', '148'] as const),
    ...(['149', '154', '161', '1610', '170', '174', '1740', '1741', '1749', '179', '194'] as const),
    ...(['10', '11', '12', '92', '98', '2', '0', ''] as const),
  ])
  const length = random.pick([11, 11, 11, 11, 11, 11, 11, 10, 12, 13])
  const number = start + random.digits(length - start.length)
  const country = random.pick([
    '',
    '',
    '',
    '',
    '',
    '',
    '+86',
    '0086',
    '86',
    '+86 ',
    '+852',
    '0',
    '+',
  ])
  const spelled =
    random.below(8) === 0
      ? `${number.slice(0, 3)}-${number.slice(3, 7)}-${number.slice(7)}`
      : number
  return country + spelled
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

function word(random: Random, most: number): string {
  return Array.from({ length: 1 + random.below(most) }, () => letters[random.below(26)]).join('')
}

/** A host name, or something that looks like one. */
function makeHost(random: Random): string {
  const name = word(random, 8)
  switch (random.below(26)) {
    case 0:
      return `${name}-${word(random, 4)}.com`
    case 1:
      return `${name}.com.cn`
    case 2:
      return `mail.${name}${random.digits(2)}.org`
    case 3:
      return `${name}.${word(random, 1)}`
    case 4:
      return `${name}.${random.digits(3)}`
    case 5:
      return `${name}.${word(random, 3)}${random.digits(1)}`
    case 6:
      return name
    case 7:
      return `${name}_${name}.cn`
    case 8:
      return `-${name}.cn`
    case 9:
      return `${name}-.cn`
    case 10:
      return `${name}.cn.`
    case 11:
      return `${name}..cn`
    case 12:
      return `云${name}.中国`
    case 13:
      return `xn--${name}.cn`
    case 14:
      return 'xn--fiqs8s.xn--fiqs8s'
    case 15:
      return `${'a'.repeat(60 + random.below(6))}.cn`
    case 16:
      return `${`${'b'.repeat(50)}.`.repeat(4 + random.below(2))}cn`
    case 17:
      return `${letters.slice(0, 2)}--${name}.cn`
    case 18:
      return `${name}.xn${random.digits(2)}`
    case 19:
      return name.replaceAll('a', 'ａ') + 'ｂ.cn'
    case 20:
      return `${random.below(300)}.${random.below(300)}.${random.below(300)}.${random.below(300)}`
    default:
      return `${name}.${random.pick(['cn', 'com', 'org', 'net', 'io', 'gov.cn', 'CN', 'museum'])}`
  }
}

function makeEmail(random: Random): string {
  const name = word(random, 10)
  const locals: [string, ...string[]] = [
    ...([name, name, `${name}.${word(random, 6)}`, `${name}+${random.digits(2)}`] as const),
    ...[`${name}_${name}`, random.digits(9), `o'${name}`, `${name}-${name}`, `.${name}`],
    ...[
      `${name}.`,
      `${name}..${name}`,
      `"${name} ${name}"`,
      `"${name}@${name}"`,
      `${name} ${name}`,
    ],
    ...[`张${name}`, `${name}é`, 'x'.repeat(62 + random.below(5)), `${'y.'.repeat(31)}${name}`, ''],
    ...[`${name}(c)`, `${name},${name}`, `!#$%&'*+/=?^_\`{|}~${name}`, `<${name}`, `${name}\\`],
  ]
  const host = random.below(20) === 0 ? `[127.0.0.${random.below(300)}]` : makeHost(random)
  const at = random.pick(['@', '@', '@', '@', '@', '@', '@', '@', '@@', '＠', ''])
  const address = random.pick(locals) + at + host
  return random.below(40) === 0 ? `${name} <${address}>` : address
}

function makeUrl(random: Random): string {
  const scheme = random.pick([
    ...(['http://', 'https://', 'http://', 'https://', 'ftp://', 'HTTP://', 'Https://'] as const),
    ...([
      'http:',
      'http:/',
      'http:///',
      '//',
      '',
      'mailto:',
      'javascript:',
      'file:///',
      'ws://',
    ] as const),
    'http:\\\\',
  ])
  const name = word(random, 6)
  const user = random.pick([
    ...(['', '', '', '', '', '', '', '', '', ''] as const),
    ...[`${name}@`, `${name}:${name}@`, `${name}:@`, `:${name}@`, '@', ':@', `${name}:${name}:1@`],
    ...[`${name}\\@`, `${name}@${name}@`],
  ])
  const host = random.below(8) === 0 ? random.pick(numericHosts) : makeHost(random)
  const port = random.pick([
    ...(['', '', '', '', '', '', '', ''] as const),
    ...[':80', ':8080', ':443', ':', ':0', ':65535', ':65536', ':99999', ':8x', ':-1', ':080'],
  ])
  const path = random.pick([
    ...([
      '',
      '',
      '/',
      '/a/b',
      '/a?b=c',
      '?q',
      '#f',
      '/a#b',
      '/云杉?名=甲',
      '/a%20b',
      '/%zz',
    ] as const),
    ...['/a b', '/<b>', '/a\\b', '\\a', '/@b', '/a@b:c', '/::1', '/{x}', '/"', "/'", '/a|b', '/~u'],
    ...['?a=http://b.cn', '//b.cn', `/${'p'.repeat(2020 + random.below(80))}`, '/😀', '/a;b=1'],
  ])
  return scheme + user + host + port + path
}

const numericHosts = [
  ...['127.0.0.1', '1.2.3', '1.2.3.256', '256.1.1.1', '0x7f.1', '2130706433', '1', '01.02.03.04'],
  ...['1.2.3.4.5', '[::1]', '[1:2:3:4:5:6:7:8]', '[1:2:3:4:5:6:7::]', '[::ffff:1.2.3.4]'],
  ...['[2001:DB8::1]', '[2001:0db8::1]', '[::1', '[]', '[g::1]', '[fe80::1%eth0]', '::1'],
  ...['localhost', '%61.cn', 'a%2ecn', 'a%', 'a!b.cn', 'a~b.cn', 'a*b.cn', '*.a.cn', 'a,b.cn'],
  ...['faß.de', 'a\u00adb.cn', 'a\u200db.cn', '\u0627a.cn', 'xn--a.cn', 'xn--.cn', 'a\u00aa.cn'],
] as [string, ...string[]]
