import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, ServerProcess } from './serverProcess.js'

/**
 * With `npm run prove`: all generators, from npm in the versions of the fixture's lock. Otherwise the one
 * that is among this repository's packages.
 */
const isProof = process.env['SPRUCE_PROOF'] === '1'
const workspace = resolve(import.meta.dirname, '../../../../..')
const fixture = join(workspace, 'tools/fixtures/foreign-clients')
const run = promisify(execFile)

/** How each makes a client: its program, and what the program is told; `client` is the folder to write. */
const generators = {
  swaggerTypescriptApi: {
    bin: 'swagger-typescript-api/dist/cli.mjs',
    args: ['generate', '-p', './openapi.json', '-o', './swaggerTypescriptApi', '-n', 'Client.ts'],
  },
  heyApi: {
    bin: '@hey-api/openapi-ts/bin/index.cjs',
    args: ['-i', './openapi.json', '-o', './heyApi'],
  },
  openapiTypescriptCodegen: {
    bin: 'openapi-typescript-codegen/bin/index.js',
    args: ['-i', './openapi.json', '-o', './openapiTypescriptCodegen', '--useOptions'],
  },
} as const
type Generator = keyof typeof generators
const tried = isProof
  ? (Object.keys(generators) as Generator[])
  : (['swaggerTypescriptApi'] as const)

let folder: string
let modules: string
let server: ServerProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spruce-foreign-'))
  server = ServerProcess.start({ dataDir: join(folder, 'data'), port: await freePort() })
  modules = join(isProof ? folder : workspace, 'node_modules')
  await cp(fixture, folder, { recursive: true })
  if (isProof) await say('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'])
  await server.ready()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs a program in the folder; what it says is the error when it fails. */
async function say(program: string, args: readonly string[]): Promise<string> {
  const limits = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await run(program, args, limits).catch((error: unknown) => {
    const { stdout: out = '', stderr = '' } = error as { stdout?: string; stderr?: string } // of `execFile`
    throw new Error(`${args[0] ?? program}: ${out}${stderr}`)
  })
  return stdout
}

describe.each(tried)('a client that %s generates from the document', (name) => {
  it('compiles under strict, signs in and reads', async () => {
    const document = await fetch(`${server.origin}/openapi.json`)
    expect(document.status).toBe(200)
    await writeFile(join(folder, 'openapi.json'), await document.text())
    const { bin, args } = generators[name]
    await mkdir(join(folder, name), { recursive: true })
    await say(process.execPath, [join(modules, bin), ...args])
    const options = ['--strict', '--noEmit', '--target', 'es2022', '--module', 'esnext']
    const types = ['--lib', 'es2022,dom,dom.iterable', '--types', 'node']
    const roots = ['--moduleResolution', 'bundler', '--typeRoots', join(modules, '@types')]
    const compiler = join(modules, 'typescript/bin/tsc')
    await say(process.execPath, [compiler, ...options, ...types, ...roots, `${name}.ts`])
    const loader = join(modules, 'tsx/dist/loader.mjs')
    const said = await say(process.execPath, ['--import', loader, `${name}.ts`, server.origin])
    expect(JSON.parse(said)).toEqual({ loginName: 'admin', root: '云杉制造集团', isRead: true })
  })
})

it.runIf(isProof)('says what was tried', async () => {
  const { packages } = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>
  }
  const versionOf = (bin: string): string => {
    const [path, entry] =
      Object.entries(packages).find(
        ([name]) => name && `node_modules/${bin}`.startsWith(`${name}/`),
      ) ?? []
    return `${path?.replace('node_modules/', '') ?? bin} ${entry?.version ?? ''}`
  }
  const { paths } = JSON.parse(await readFile(join(folder, 'openapi.json'), 'utf8')) as {
    paths: Record<string, object>
  }
  const counts = {
    generators: tried.length,
    operations: Object.values(paths).flatMap((methods) => Object.keys(methods)).length,
  }
  const figures = { generators: tried.map((name) => versionOf(generators[name].bin)) }
  const out = process.env['SPRUCE_PROOF_OUT']
  if (out) await writeFile(out, JSON.stringify({ counts, figures }))
})
