// The validators of fields against npm's `validator`, on the same strings.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const strings = 100_000
const urlOptions = { protocols: ['http', 'https', 'ftp'], require_protocol: true }

/** @param {{ root: string }} options @returns {Promise<import('../run.mjs').Bench>} */
export async function open({ root }) {
  const library = join(root, 'libs', 'validators')
  const ours = await import(pathToFileURL(join(library, 'dist', 'esm', 'index.js')).href)
  // The comparison's own generator; the peer is that of the root, which the comparison tests need.
  const load = (/** @type {string} */ file) =>
    import(pathToFileURL(join(library, 'testing', file)).href)
  const { generate } = await load('comparison/generate.ts')
  const { randomOf } = await load('random.ts')
  const validator = createRequire(join(root, 'package.json'))('validator')

  // Looked up once: the way into a module by a computed name takes longer than the validators.
  const judges = Object.fromEntries(
    ['IdCard', 'Mobile', 'Email', 'Url'].flatMap((subject) =>
      [`is${subject}`, `isStrict${subject}`].map((name) => [name, ours[name]]),
    ),
  )
  /** @type {Record<string, { own: string[], peer: (value: string) => boolean }>} */
  const subjects = {
    idCard: {
      own: ['isIdCard', 'isStrictIdCard'],
      peer: (value) => validator.isIdentityCard(value, 'zh-CN'),
    },
    mobile: {
      own: ['isMobile', 'isStrictMobile'],
      peer: (value) => validator.isMobilePhone(value, 'zh-CN'),
    },
    email: { own: ['isEmail', 'isStrictEmail'], peer: (value) => validator.isEmail(value) },
    url: { own: ['isUrl', 'isStrictUrl'], peer: (value) => validator.isURL(value, urlOptions) },
  }

  return {
    scenes: Object.entries(subjects).flatMap(([subject, { own, peer }]) => {
      const random = randomOf(20_261_122)
      // The peer throws where a string is no Unicode text.
      const values = Array.from({ length: strings }, () => generate(subject, random)).filter(
        (value) => !/[\ud800-\udfff]/.test(value),
      )
      return own.map((name) => ({
        name: `${name} on ${values.length.toLocaleString('en-US')} strings`,
        variants: [
          { name: 'spruce', run: async () => time(values, judges[name]) },
          { name: 'validator', run: async () => time(values, peer) },
        ],
        goals: [{ text: 'time, of validator', measure: 'ms', over: 'validator', most: 0.99 }],
      }))
    }),
    async close() {},
  }
}

/** @param {string[]} values @param {(value: string) => boolean} judge */
function time(values, judge) {
  let accepted = 0
  const from = performance.now()
  for (const value of values) if (judge(value)) accepted += 1
  return { ms: performance.now() - from, accepted, changed: accepted }
}
