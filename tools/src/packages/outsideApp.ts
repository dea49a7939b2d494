import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { preview } from 'vite'
import { readJson, type Manifest, type Project } from '../workspace.ts'
import type { PackedLibrary } from './packLibrary.ts'
import { expectedIn, readPage } from './readPage.ts'

interface Lock {
  lockfileVersion: number
  packages: Record<string, { link?: boolean; dev?: boolean; devOptional?: boolean }>
}

/** The tools of an app outside, in the versions of this workspace. */
const toolNames = [
  'vite',
  '@vitejs/plugin-react',
  'typescript',
  'typescript7',
  '@types/node',
  '@types/react',
  '@types/react-dom',
]

/**
 * Copies a fixture to `folder` and installs the tarballs there as anybody would, the peers and
 * tools beside them in the versions that this workspace's lock file holds. What the fixture needs
 * besides, it names in a `package.json` with a lock of its own.
 * @returns what npm said when it failed
 */
export function installOutsideApp(
  root: string,
  fixture: 'outside-app' | 'next-app',
  folder: string,
  libraries: readonly PackedLibrary[],
): string[] {
  cpSync(join(root, 'tools', 'fixtures', fixture), folder, { recursive: true })
  const workspace = readJson(join(root, 'package.json')) as Manifest
  const peers = libraries.flatMap(({ project }) =>
    Object.keys(project.manifest.peerDependencies ?? {}),
  )
  const version = (name: string) => {
    const found = workspace.devDependencies?.[name]
    if (!found) throw new Error(`${name} has no version in the workspace's package.json`)
    return found
  }
  const own = readJson(join(folder, 'package.json')) as Manifest
  const manifest = {
    ...own,
    dependencies: {
      ...own.dependencies,
      ...Object.fromEntries([...new Set(peers)].sort().map((name) => [name, version(name)])),
      ...Object.fromEntries(
        libraries.map(({ project, tarball }) => [project.manifest.name, `file:${tarball}`]),
      ),
    },
    devDependencies: Object.fromEntries(toolNames.map((name) => [name, version(name)])),
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockFor(root, folder), null, 2))
  return runIn(folder, 'npm', [
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  ])
}

/** The workspace's lock without the workspace, and that of the app: npm drops what the app does not need. */
function lockFor(root: string, folder: string): Lock {
  const ownFile = join(folder, 'package-lock.json')
  const own = existsSync(ownFile) ? (readJson(ownFile) as Lock).packages : {}
  const lock = readJson(join(root, 'package-lock.json')) as Lock
  const outside = Object.entries(lock.packages).filter(
    ([path, entry]) => path.startsWith('node_modules/') && !entry.link,
  )
  const packages = outside.map(([path, entry]) => [
    path,
    { ...entry, dev: undefined, devOptional: undefined },
  ])
  return {
    lockfileVersion: lock.lockfileVersion,
    packages: { ...own, ...(Object.fromEntries(packages) as Lock['packages']) },
  }
}

/** Libraries that npm did not install from their tarball, but took from elsewhere. */
export function findInstallProblems(folder: string, projects: readonly Project[]): string[] {
  const lock = readJson(join(folder, 'package-lock.json')) as {
    packages: Record<string, { resolved?: string } | undefined>
  }
  return projects.flatMap(({ manifest: { name } }) => {
    const entry = lock.packages[`node_modules/${name}`]
    const isPacked = entry?.resolved?.startsWith('file:') && entry.resolved.endsWith('.tgz')
    const copies = Object.keys(lock.packages).filter((path) =>
      path.endsWith(`node_modules/${name}`),
    )
    return isPacked && copies.length === 1 ? [] : [`${name} is not its tarball, once`]
  })
}

/**
 * Type-checks the app with both compilers that users may have; it holds calls marked
 * @ts-expect-error that only real types refuse.
 */
export function checkOutsideTypes(folder: string): string[] {
  return ['typescript', 'typescript7'].flatMap((compiler) =>
    runIn(folder, process.execPath, [join('node_modules', compiler, 'bin', 'tsc'), '--noEmit']),
  )
}

/** Builds the app with its own Vite. */
export function buildOutsideApp(folder: string): string[] {
  const problems = runIn(folder, process.execPath, [
    join('node_modules', 'vite', 'bin', 'vite.js'),
    'build',
  ])
  const isBuilt = existsSync(join(folder, 'dist', 'index.html'))
  return problems.length > 0 || isBuilt ? problems : ['vite build left no dist/index.html']
}

/**
 * Serves the built app with Vite and reads its page, and the one that runs the examples of the READMEs.
 * @param examples their files
 */
export async function renderOutsideApp(
  folder: string,
  examples: readonly string[],
): Promise<string[]> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 4390 },
  })
  try {
    const address = server.resolvedUrls?.local[0] ?? ''
    return [
      ...(await readPage(address, expectedIn(folder))),
      ...(await readPage(`${address}readme.html`, examples)),
    ]
  } finally {
    await server.close()
  }
}

/** Runs a program in an app. @returns what it said when it failed */
export function runIn(folder: string, command: string, args: readonly string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    // a build in this process has set NODE_ENV, for which npm would leave out the tools
    env: { ...process.env, NODE_ENV: '', NODE_OPTIONS: '', FORCE_COLOR: '0' },
  })
  if (status === 0) return []
  const name = basename(command)
  return [`${name} ${args[0] ?? ''} failed: ${error?.message ?? ''}${stdout}${stderr}`.trim()]
}
