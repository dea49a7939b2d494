/**
 * What the most used passwords of published breaches are made of, once digits, signs and the usual
 * replacements (`@` for a, `0` for o, …) are taken off: names of keys, of people's wishes, of the
 * account itself, and pinyin. A list of whole passwords would hold thousands that differ in `123!`.
 */
const cores = `
admin administrator root system sysadmin manager operator user guest test tester testing demo login
password passwd passwort pass passw motdepasse contrasena senha secret default temp temporary changeme
letmein welcome hello access master super superman batman dragon monkey shadow sunshine princess
football baseball soccer hockey michael jordan jessica ashley daniel charlie thomas robert andrew
iloveyou loveyou love lovely trustno trustnoone whatever freedom flower cookie chocolate cheese
computer internet server oracle mysql postgres sqlserver database windows microsoft google apple
samsung linux ubuntu cisco huawei company office summer winter spring autumn monday friday january
qwe qwer qwert qwerty qwertyu qwertyui qwertyuiop asd asdf asdfg asdfgh asdfghjkl zxc zxcv zxcvb
zxcvbn zxcvbnm qaz wsx edc qazwsx qazwsxedc qweasd qweasdzxc qwaszx abc abcd abcde abcdef abcdefg
abcdefgh aaa aaaa aa a q z x aq zaq xsw zaqxsw mima woaini woaiwojia woaiziji aini nihao wodemima
zhongguo china beijing shanghai shenzhen guangzhou taobao alibaba tencent weixin wechat baidu
zhang wang li liu chen yang zhao huang zhangwei wangwei wangfang lina liwei spruceadmin
`
  .trim()
  .split(/\s+/)

const known = new Set(cores)

const replaced: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
}

/** True when a guesser of passwords begins with it: one common word, dressed up to keep the rule. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const bare = lower.replaceAll(/[^a-z]/g, '')
  // Only what stands around the word may be digits and signs; in it they are replacements.
  const trimmed = lower.replaceAll(/^[^a-z@$]+|[^a-z@$]+$/g, '')
  const read = Array.from(trimmed, (one) => replaced[one] ?? one).join('')
  return isCore(bare) || isCore(read) || isCore(read.replaceAll(/[^a-z]/g, ''))
}

/** A known word, or one twice in a row. */
function isCore(word: string): boolean {
  const half = word.slice(0, word.length / 2)
  return known.has(word) || (half !== '' && word === half + half && known.has(half))
}
