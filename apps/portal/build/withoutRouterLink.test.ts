import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutRouterLink } from './withoutRouterLink.ts'

type Hook = (...names: string[]) => string | undefined

const { resolveId, load } = withoutRouterLink() as unknown as { resolveId: Hook; load: Hook }
const router = dirname(
  createRequire(import.meta.url).resolve('@tanstack/react-router/package.json'),
)
const routes = join(router, 'dist/esm/route.js')

describe('the Link of routes', () => {
  it('is where the installed router has it, so that it is left out', () => {
    expect(readFileSync(routes, 'utf8')).toContain('import { Link } from "./link.js"')
    const stub = resolveId('./link.js', routes) ?? ''
    expect(load(stub)).toContain('export function Link()')
  })

  it('is left to everybody else', () => {
    expect(resolveId('./link.js', join(router, 'dist/esm/index.js'))).toBeUndefined()
    expect(resolveId('./link.js', '/product/src/route.js')).toBeUndefined()
    expect(resolveId('./useRouter.js', routes)).toBeUndefined()
    expect(load(join(router, 'dist/esm/link.js'))).toBeUndefined()
  })
})
