import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

/** How dayjs is extended in a bundle that uses a name of `@spruce/validators/time`, as the server's does. */
async function extensionsIn(name: string): Promise<readonly string[]> {
  const entry = join(import.meta.dirname, 'page.js') // no such file
  const page = `import { ${name} } from '@spruce/validators/time'; console.log(${name})`
  const output = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? page : undefined),
      },
    ],
    ssr: { noExternal: [/^@spruce\//], resolve: { conditions: ['@spruce/source', 'node'] } },
    build: { ssr: entry, write: false, rolldownOptions: { external: /^dayjs/ } },
  })) as Rolldown.RolldownOutput
  const { code } = output.output[0]
  return [...code.matchAll(/\.extend\((\w+)\)|locale\/zh-cn/g)].map(
    ([all, plugin]) => plugin ?? all,
  )
}

it.each([
  ['dayjs', ['utc', 'customParseFormat']],
  ['readWallTime', ['utc', 'customParseFormat']],
  ['zoneClock', ['utc', 'customParseFormat', 'timezone']],
  ['sayDate', ['locale/zh-cn', 'utc', 'customParseFormat']],
])('a bundle that uses %s has its plugins and no others', async (name, expected) => {
  expect(await extensionsIn(name)).toEqual(expected)
})
