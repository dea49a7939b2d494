import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'
import { listFiles, readJson, readProjects, workspaceRoot } from './workspace.ts'

/**
 * The named input `runtime` of nx.json leaves out what the unit tests and bundles of dependants cannot
 * load: types, which vanish, and the contract, which hardly anybody reads. These tests hold it to that.
 */
const { namedInputs } = readJson(join(workspaceRoot, 'nx.json')) as {
  namedInputs: { runtime: string[] }
}
const client = join(workspaceRoot, 'libs', 'api-client')
const leftOut = namedInputs.runtime
  .filter((input) => input.startsWith('!{projectRoot}/'))
  .map((input) => input.replace('!{projectRoot}/', '').replace('/**/*', '/'))

/** The files of the client, relative to its folder, that the bundler loads for an entry. */
async function loadedBy(entry: string): Promise<string[]> {
  const output = (await build({
    configFile: false,
    root: client,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(client, entry), formats: ['es'] },
      rolldownOptions: { external: (id) => !/^[./]/.test(id) },
    },
  })) as Rollup.RolldownOutput[]
  return output
    .flatMap((one) => one.output)
    .flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
    .map((file) => relative(client, file))
}

const isLeftOut = (file: string) => leftOut.some((path) => file.startsWith(path))

it.each(['src/index.ts', 'src/testing.ts'])(
  'loads nothing that is left out for %s',
  async (entry) => {
    const files = await loadedBy(entry)
    expect(files).toContain(entry)
    expect(files.filter(isLeftOut)).toEqual([])
  },
)

it('loads what is left out for the contract', async () => {
  expect((await loadedBy('src/contract.ts')).filter(isLeftOut)).toEqual([
    'src/generated/openapi.json',
    'src/generated/operationTable.ts',
  ])
})

it('is not the input of tests that read the contract', () => {
  const readers = readProjects().filter(
    ({ root, name }) =>
      !['api-client', 'tools'].includes(name) &&
      listFiles(workspaceRoot, [root])
        .filter((file) => /\.(ts|tsx|mts)$/.test(file))
        .some((file) => read(file).includes('@spruce/api-client/contract')),
  )
  expect(readers.map(({ name }) => name)).toEqual(['portal', 'server', 'console-kit'])
  for (const { manifest } of readers) {
    expect(manifest.nx?.targets?.['test']).toHaveProperty('inputs', ['default', '^production'])
  }
})

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8')
