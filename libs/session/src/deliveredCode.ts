import { basePathOf } from './appCodes.js'

/** Of either generation (spec section 2.5). */
const bases = ['RCAPP', 'RCAPPN'].map(basePathOf)

/** The delivered application whose page is at `path`: the segment below its delivery base (spec section 2.5). @public */
export function deliveredCodeOf(path: string): string | undefined {
  const base = bases.find((one) => path.startsWith(`${one}/`))
  const code = base && path.slice(base.length + 1).split('/')[0]
  return code && basePathOf(code) === base ? code : undefined
}
