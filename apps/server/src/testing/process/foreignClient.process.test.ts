import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { generateApi } from 'swagger-typescript-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, ServerProcess } from './serverProcess.js'

const modules = resolve(import.meta.dirname, '../../../../../node_modules')
const run = promisify(execFile)

let folder: string
let server: ServerProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spruce-foreign-'))
  server = ServerProcess.start({ dataDir: join(folder, 'data'), port: await freePort() })
  await server.ready()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** What a program of somebody else would do with a client it generated. */
const program = `
import { createCipheriv, randomBytes } from 'node:crypto'
import { Api } from './Client.js'

const origin = process.argv[2] ?? ''
const headers = { 'app-code': 'spruce-web-enterprise-console', 'x-token-delivery': 'body' }
let token = ''
const client = new Api({
  baseUrl: origin,
  baseApiParams: { headers },
  securityWorker: () => (token ? { headers: { ...headers, authorization: \`Bearer \${token}\` } } : {}),
})
const { data: deploy } = (await client.abaBase.getDeployConfig()).data
const { captchaKey } = (await client.abaBase.getCaptchaKey()).data.data
await client.abaBase.getCaptcha({ captchaKey }, { format: 'text' })
const outbox = await fetch(\`\${origin}/_outbox.json?captchaKey=\${captchaKey}\`)
const [letter] = (await outbox.json()) as { code: string }[]

const iv = randomBytes(16)
const cipher = createCipheriv('aes-256-cbc', Buffer.from(deploy.cipher.key, 'base64'), iv)
const sealed = Buffer.concat([iv, cipher.update('Spruce@2026', 'utf8'), cipher.final()])
const login = await client.auth.login({
  loginName: 'admin',
  password: \`v1.\${sealed.toString('base64')}\`,
  captchaKey,
  captcha: letter?.code ?? '',
})
token = login.data.data.access_token
const me = await client.abaBase.getUserInfos({ secure: true })
const tree = await client.abaBase.listDeptTrees({ depth: 2 }, { secure: true })
const first: string | undefined = tree.data.data[0]?.name
console.log(JSON.stringify({ loginName: me.data.data.loginName, root: first }))
`

describe('a client that another tool generates from the document', () => {
  it('compiles under strict and signs in', async () => {
    const document = await fetch(`${server.origin}/openapi.json`)
    expect(document.status).toBe(200)
    await generateApi({
      fileName: 'Client.ts',
      output: folder,
      spec: await document.json(),
      httpClientType: 'fetch',
      silent: true,
    })
    await writeFile(join(folder, 'program.ts'), program)
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    const client = await readFile(join(folder, 'Client.ts'), 'utf8')
    expect(client).toContain('/aba-base/api/dept/dept-trees')
    const options = ['--strict', '--target', 'es2022', '--module', 'nodenext']
    const types = ['--lib', 'es2022,dom,dom.iterable', '--types', 'node']
    const compiler = join(modules, 'typescript', 'bin', 'tsc')
    const roots = ['--typeRoots', join(modules, '@types')]
    await run(process.execPath, [compiler, ...options, ...types, ...roots, 'program.ts'], {
      cwd: folder,
    }).catch((error: unknown) => {
      const { stdout } = error as { stdout?: string } // of `execFile`: what tsc has to say
      throw new Error(`tsc: ${stdout ?? 'could not run'}`)
    })
    const { stdout } = await run(process.execPath, [join(folder, 'program.js'), server.origin])
    expect(JSON.parse(stdout)).toEqual({ loginName: 'admin', root: '云杉制造集团' })
  })
})
