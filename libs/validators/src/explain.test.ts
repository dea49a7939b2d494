import { describe, expect, it } from 'vitest'
import {
  explainEmail,
  explainIdCard,
  explainIdentifier,
  explainMobile,
  explainPassword,
  explainPhone,
  explainUrl,
} from './explain.js'
import { explainMessages } from './explainMessages.js'
import { isEmail, isStrictEmail } from './email.js'
import { isStrictIdCard } from './idCard.js'
import { isStrictPhone } from './landline.js'
import { isStrictMobile } from './mobile.js'
import { isIdCard, isIdentifier, isMobile, isPhone } from './text.js'
import { isStrictUrl, isUrl } from './url.js'

const explain = {
  mobile: explainMobile,
  phone: explainPhone,
  idCard: explainIdCard,
  email: explainEmail,
  url: explainUrl,
  identifier: explainIdentifier,
  password: explainPassword,
}
type Rule = keyof typeof explain

const rows: [rule: Rule, value: string, strict: boolean, zh: string | undefined, en?: string][] = [
  ['mobile', '', false, '请输入正确的手机号'],
  ['mobile', '1381234', false, '手机号为11位，还差4位', 'A mobile number has 11 digits; 4 missing'],
  ['mobile', '138123456789', false, '手机号为11位，多了1位'],
  ['mobile', '23812345678', false, '手机号的第一位应为1', 'A mobile number starts with 1'],
  ['mobile', '10812345678', false, '手机号的第二位应为1到9'],
  ['mobile', '138 1234', false, '只能输入数字', 'Digits only'],
  ['mobile', '15412345678', false, undefined],
  ['mobile', '15412345678', true, '没有以154开头的手机号段，请核对'],
  ['mobile', '1440123456789', true, '这是物联网号段，请输入本人使用的手机号'],
  ['mobile', '13812345678', true, undefined],
  ['phone', '', false, '请输入正确的电话或手机号'],
  ['phone', '66668888', false, '固定电话请按“区号-号码”输入，如 010-66668888'],
  ['phone', '01066668888', false, '固定电话请按“区号-号码”输入，如 010-66668888'],
  ['phone', '010-666', false, '区号后的号码应为7到8位数字'],
  ['phone', '026-66668888', true, '没有区号026，请核对', 'There is no area code 026; please check'],
  ['phone', '138', false, '手机号为11位，还差8位'],
  ['phone', '010-66668888', true, undefined],
  ['idCard', '', false, '请输入正确的身份证号'],
  ['idCard', '1101051949', false, '身份证号为18位，还差8位'],
  ['idCard', '11010519491231002X1', false, '身份证号只能包含数字，第18位可以是X'],
  ['idCard', '1101051949123100211', false, '身份证号为18位，多了1位'],
  ['idCard', '110105194912310021', false, undefined],
  ['idCard', '110105194912310021', true, '最后一位校验码不符，请逐位核对'],
  ['idCard', '100105194912310021', true, '前两位不是任何省级地区的代码，请核对'],
  ['idCard', '110105194902290021', true, '第7位起的出生日期不存在，请核对'],
  ['idCard', '110105299902280021', true, '出生日期晚于今天，请核对'],
  ['idCard', '11010519491231002X', true, undefined],
  ['email', '', false, '请输入正确的邮箱'],
  ['email', 'zhang', false, '邮箱缺少@', 'The @ is missing'],
  ['email', 'a@b@c.cn', false, '邮箱只能有一个@'],
  ['email', 'a..b@c.cn', false, '@前面不能为空，也不能有空格、中文或连续的点'],
  ['email', 'a@localhost', false, '@后面应为完整的域名，如 example.com'],
  ['email', `a@${'b.'.repeat(130)}cn`, false, '最多254个字符'],
  ['email', `${'a.'.repeat(33)}a@b.cn`, false, undefined],
  ['email', `${'a.'.repeat(33)}a@b.cn`, true, '@前面最多64个字符'],
  ['email', 'a@b.c', true, '@后面应为完整的域名，如 example.com'],
  ['url', 'a.cn', false, '请输入以 http、https 或 ftp 开头的网址'],
  ['url', 'http://a.cn/b c', false, '网址不能包含空格', 'No blanks in an address'],
  ['url', 'http://', false, '网址中的主机名不正确'],
  ['url', 'http://localhost', false, undefined],
  ['url', 'http://localhost', true, '请输入可公开访问的完整网址，如 https://example.com'],
  ['url', `http://a.cn/${'x'.repeat(2048)}`, true, '最多2048个字符'],
  ['identifier', 'a-b', false, '不能包含“-”，只能用字母、数字和下划线'],
  ['identifier', 'x'.repeat(51), false, '最多50个字符', 'At most 50 characters'],
  ['identifier', 'a_1', false, undefined],
  [
    'password',
    'abc',
    false,
    '还需满足：8到16个字符；数字、大写字母、小写字母、特殊字符中的至少三种',
  ],
  ['password', 'Spruce2026', false, undefined],
]

describe('what still fails', () => {
  it.each(rows)('%s %j (strict: %s): %s', (rule, value, strict, zh, en) => {
    expect(explain[rule](value, { strict })).toBe(zh)
    const english = explain[rule](value, { strict, language: 'en-US' })
    if (en !== undefined) expect(english).toBe(en)
    expect(english === undefined).toBe(zh === undefined)
    expect(english ?? '').not.toMatch(/\p{Script=Han}/u)
  })

  it('is said exactly where the rule fails', () => {
    const rules: [Rule, (value: string) => boolean, ((value: string) => boolean)?][] = [
      ['mobile', isMobile, isStrictMobile],
      ['phone', isPhone, isStrictPhone],
      ['idCard', isIdCard, (value) => isStrictIdCard(value)],
      ['email', isEmail, isStrictEmail],
      ['url', isUrl, isStrictUrl],
      ['identifier', isIdentifier],
    ]
    const values = [
      ...rows.map(([, value]) => value),
      'http://[::1',
      '010-1-2',
      'X',
      '０',
      'ftp://a',
    ]
    for (const [rule, base, strict] of rules) {
      for (const value of values) {
        expect([rule, value, explain[rule](value) === undefined]).toEqual([
          rule,
          value,
          base(value),
        ])
        if (!strict) continue
        const isSilent = explain[rule](value, { strict: true }) === undefined
        expect([rule, 'strict', value, isSilent]).toEqual([rule, 'strict', value, strict(value)])
      }
    }
  })

  it('has a text for every part', () => {
    expect(Object.keys(explainMessages['en-US'])).toEqual(Object.keys(explainMessages['zh-CN']))
  })
})
