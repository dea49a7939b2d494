import { describe, expect, it, vi } from 'vitest'
import { findMarked, importsAhead } from './importsAhead.ts'

describe('imports with the mark `ahead`', () => {
  it('are found as they are written, and no others', () => {
    const code = `
      import { a } from './static.js'
      const page = () => import(/* ahead */ './Page.js')
      const part = lazy(async () => ({
        default: (await import(
          /* ahead */ "../parts/Part.js"
        )).Part,
      }))
      const other = () => import('./Other.js')
      // import(/* later */ './Later.js')`
    expect(findMarked(code)).toEqual(['./Page.js', '../parts/Part.js'])
  })

  it('name chunks of the manifest, and one that is not there fails the build', async () => {
    const { plugin, sources } = importsAhead()
    const hooks = plugin as unknown as {
      configResolved: (config: { root: string }) => void
      transform: (this: object, code: string, id: string) => Promise<void>
    }
    const resolve = vi.fn((source: string) =>
      Promise.resolve(source.includes('Page') ? { id: '/repo/libs/feature/src/Page.tsx' } : null),
    )
    const error = vi.fn((message: string) => {
      throw new Error(message)
    })
    hooks.configResolved({ root: '/repo/apps/portal' })
    const take = (code: string) => hooks.transform.call({ resolve, error }, code, '/repo/x.ts')
    await take("import(/* ahead */ './Page.js')")
    expect(sources()).toEqual(['../../libs/feature/src/Page.tsx'])
    await expect(take("import(/* ahead */ './Gone.js')")).rejects.toThrow(
      '/repo/x.ts imports ./Gone.js ahead, which is not there',
    )
  })
})
