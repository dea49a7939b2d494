/**
 * The proof `release-dry`: `nx release --dry-run` takes every library from 0.0.0 to 0.1.0 in a copy of the workspace without
 * tags and history, once by version plans (those at hand and one for the occasion), once by the specifier. The copy builds
 * nothing before it counts versions: `npm test` builds and packs the libraries. Nothing is written, published or downloaded.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { copyWorkspace } from '../generators/workspaceCopy.ts'
import { readJson, readProjects } from './workspace.ts'

const sentence = 'Written for a dry release.'
const problems: string[] = []
const expectTrue = (holds: boolean, problem: string) => {
  if (!holds) problems.push(problem)
}

// Whoever wants the network finds this server, which counts.
let requests = 0
const network = createServer((_, response) => {
  requests += 1
  response.writeHead(503).end()
})
network.on('connect', (_, socket) => {
  requests += 1
  socket.destroy()
})
await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${String((network.address() as AddressInfo).port)}`
for (const name of ['npm_config_registry', 'HTTP_PROXY', 'HTTPS_PROXY']) process.env[name] = address

const copy = copyWorkspace()
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=proof', '-c', 'user.email=proof@example.com', ...args], {
    cwd: copy.path,
    encoding: 'utf8',
  })
const libraries = readProjects(copy.path).filter(({ root }) => root.startsWith('libs/'))
const plans = join(copy.path, '.nx', 'version-plans')
const release = (...args: string[]) =>
  copy.run('nx', ['release', ...args, '--dry-run', '--skip-publish', '--verbose'])

try {
  prepare()
  const sentences = writePlan()
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Copy')
  check('by plans', await release(), sentences)
  rmSync(plans, { recursive: true })
  git('commit', '--quiet', '--all', '--message', 'Without plans')
  check('by specifier', await release('0.1.0', '--first-release'), [])
  expectTrue(git('status', '--porcelain') === '', `it changed files:\n${git('status', '--short')}`)
  expectTrue(git('tag') === '', `it made tags:\n${git('tag')}`)
  expectTrue(requests === 0, `it asked the network ${requests} times`)
} finally {
  network.close()
  copy.dispose()
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else if (process.env['SPRUCE_PROOF_OUT']) {
  const counts = { releases: 2, libraries: libraries.length }
  writeFileSync(process.env['SPRUCE_PROOF_OUT'], JSON.stringify({ counts }))
}

/** As before the first release, whatever the versions at hand are. */
function prepare() {
  for (const { root, manifest } of libraries) {
    const path = join(copy.path, root, 'package.json')
    const text = readFileSync(path, 'utf8')
      .replace(`"version": "${manifest.version}"`, '"version": "0.0.0"')
      .replace(/("@spruce\/[\w-]+": )"\d[^"]*"/g, '$1"0.0.0"')
    writeFileSync(path, text)
    writeFileSync(join(copy.path, root, 'CHANGELOG.md'), '')
  }
  const path = join(copy.path, 'nx.json')
  const config = readJson(path) as { release: { version: { preVersionCommand: string } } }
  config.release.version.preVersionCommand = 'node tools/bin/cleanLibraries.mjs'
  writeFileSync(path, JSON.stringify(config))
}

/** Below 1.0.0 Nx takes a major step as a minor one: 0.1.0. Answers with the sentences of all plans. */
function writePlan(): string[] {
  const bumps = libraries.map(({ name }) => `${name}: major\n`).join('')
  execFileSync('mkdir', ['-p', plans])
  writeFileSync(join(plans, 'dry.md'), `---\n${bumps}---\n\n${sentence}\n`)
  return readdirSync(plans).map((file) => {
    const text = readFileSync(join(plans, file), 'utf8')
    return text.replace(/^---\n[\s\S]*?\n---\n/, '').trim()
  })
}

/** What Nx would write comes beside what it says, in no order: each line is looked for by itself. */
function check(way: string, output: string, sentences: readonly string[]) {
  const count = (text: string) => output.split(text).length - 1
  for (const { name, root, manifest } of libraries) {
    const bump = `"name": "${manifest.name}",\n-   "version": "0.0.0",\n+   "version": "0.1.0",`
    expectTrue(count(bump) === 1, `${way}: ${name} does not go from 0.0.0 to 0.1.0`)
    const entry = `an entry in ${root}/CHANGELOG.md for ${name}@0.1.0`
    expectTrue(count(entry) === 1, `${way}: ${name} has no changelog entry`)
  }
  const links = [...output.matchAll(/^([-+]) +"@spruce\/[\w-]+": "(.*)"/gm)]
  const isRight = links.every(([, sign, version]) => version === (sign === '-' ? '0.0.0' : '0.1.0'))
  expectTrue(links.length > 0 && isRight, `${way}: libraries name each other in other versions`)
  expectTrue(count('+ ## 0.1.0 (') === libraries.length, `${way}: entries have another version`)
  for (const one of sentences) {
    const expected = one === sentence ? libraries.length : 1
    expectTrue(count(`+ - ${one}`) >= expected, `${way}: lost in changelogs: ${one}`)
  }
  expectTrue(count('Skipped publishing packages') === 1, `${way}: it would publish`)
}
