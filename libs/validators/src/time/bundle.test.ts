import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

/** What a bundle imports that uses a name of `@spruce/validators/time`, as the server's does. */
async function importsOf(name: string): Promise<readonly string[]> {
  const entry = join(import.meta.dirname, 'page.js') // no such file
  const code = `import { ${name} } from '@spruce/validators/time'; console.log(${name})`
  const output = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    ssr: { noExternal: [/^@spruce\//], resolve: { conditions: ['@spruce/source', 'node'] } },
    build: { ssr: entry, write: false, rolldownOptions: { external: /^dayjs/ } },
  })) as Rolldown.RolldownOutput
  return [...output.output[0].imports].sort()
}

const always = ['dayjs', 'dayjs/plugin/customParseFormat.js', 'dayjs/plugin/utc.js']

it.each([
  ['dayjs', always],
  ['readWallTime', always],
  ['zoneClock', [...always, 'dayjs/plugin/timezone.js'].sort()],
  ['sayDate', [...always, 'dayjs/locale/zh-cn.js'].sort()],
])('a bundle that uses %s has its plugins and no others', async (name, expected) => {
  expect(await importsOf(name)).toEqual(expected)
})
