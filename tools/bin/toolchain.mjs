// Prints the versions that an outcome depends on beside the files, for `inputs` in nx.json:
// node tools/bin/toolchain.mjs [npm] [browser] [postgres] [nginx]
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { findNginx, systemBrowser } from './prepare.mjs'

/** The output of a command, or `none` where it is not installed. @param {string} command @param {string[]} args */
function ask(command, ...args) {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'none'
  }
}

/** Families, styles and versions of the installed fonts. */
function fonts() {
  const list = ask('fc-list', '--format', '%{family}|%{style}|%{fontversion}\n')
  const sorted = [...new Set(list.split('\n'))].sort().join('\n')
  return createHash('sha256').update(sorted).digest('hex').slice(0, 16)
}

/** Every PostgreSQL of Debian's, by its full version. */
function postgres() {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder).sort() : []
  return versions.map((version) => ask(`${folder}/${version}/bin/postgres`, '--version')).join(', ')
}

/** @type {Record<string, () => string>} */
const readers = {
  npm: () => ask('npm', '--version'),
  browser: () => `${ask(systemBrowser() ?? 'chromium', '--version')}, fonts ${fonts()}`,
  postgres,
  nginx: () => (findNginx() ? ask('sh', '-c', `${findNginx()} -v 2>&1`) : 'none'),
}
process.stdout.write(`node ${process.version} ${process.platform}-${process.arch}\n`)
for (const name of process.argv.slice(2)) {
  const read = readers[name]
  if (!read) throw new Error(`There is no version of ${name}.`)
  process.stdout.write(`${name} ${read()}\n`)
}
