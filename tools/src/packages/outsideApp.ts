import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { chromiumLaunchOptions } from '../../chromium.mts'
import { readJson, type Manifest, type Project } from '../workspace.ts'
import type { PackedLibrary } from './packLibrary.ts'

interface Lock {
  lockfileVersion: number
  packages: Record<string, { link?: boolean; dev?: boolean; devOptional?: boolean }>
}

/** The tools of the outside app, in the versions of this workspace. */
const toolNames = [
  'vite',
  '@vitejs/plugin-react',
  'typescript',
  'typescript7',
  '@types/react',
  '@types/react-dom',
]

/**
 * Copies the fixture to `folder` and installs the tarballs there as anybody would, the peers and
 * tools beside them in the versions that this workspace's lock file holds.
 * @returns what npm said when it failed
 */
export function installOutsideApp(
  root: string,
  folder: string,
  libraries: readonly PackedLibrary[],
): string[] {
  cpSync(join(root, 'tools', 'fixtures', 'outside-app'), folder, { recursive: true })
  const workspace = readJson(join(root, 'package.json')) as Manifest
  const peers = libraries.flatMap(({ project }) =>
    Object.keys(project.manifest.peerDependencies ?? {}),
  )
  const version = (name: string) => {
    const found = workspace.devDependencies?.[name]
    if (!found) throw new Error(`${name} has no version in the workspace's package.json`)
    return found
  }
  const manifest = {
    ...(readJson(join(folder, 'package.json')) as Manifest),
    dependencies: {
      ...Object.fromEntries([...new Set(peers)].sort().map((name) => [name, version(name)])),
      ...Object.fromEntries(
        libraries.map(({ project, tarball }) => [project.manifest.name, `file:${tarball}`]),
      ),
    },
    devDependencies: Object.fromEntries(toolNames.map((name) => [name, version(name)])),
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockFor(root), null, 2))
  return run(folder, 'npm', [
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  ])
}

/** The workspace's lock without the workspace: npm drops what the app does not need. */
function lockFor(root: string): Lock {
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
    packages: Object.fromEntries(packages) as Lock['packages'],
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
    run(folder, process.execPath, [join('node_modules', compiler, 'bin', 'tsc'), '--noEmit']),
  )
}

/** Builds the app with its own Vite. */
export function buildOutsideApp(folder: string): string[] {
  const problems = run(folder, process.execPath, [
    join('node_modules', 'vite', 'bin', 'vite.js'),
    'build',
  ])
  const isBuilt = existsSync(join(folder, 'dist', 'index.html'))
  return problems.length > 0 || isBuilt ? problems : ['vite build left no dist/index.html']
}

/** Opens the built app in the browser and reads what `#app` shows. */
export async function renderOutsideApp(folder: string): Promise<string[]> {
  const expected = readFileSync(join(folder, 'expected.txt'), 'utf8').trim().split('\n')
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 4390 },
  })
  const browser = await chromium.launch(chromiumLaunchOptions)
  try {
    const page = await browser.newPage({ locale: 'zh-CN' })
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`the page threw ${error.message}`))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        problems.push(`the console says ${message.text()}`)
      }
    })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page
      .locator('#app [data-ready]')
      .waitFor({ timeout: 20_000 })
      .catch(() => problems.push('the page did not get ready'))
    const text = await page.locator('#app').innerText()
    for (const line of expected) {
      if (!text.includes(line)) problems.push(`the page does not show "${line}", but "${text}"`)
    }
    return problems
  } finally {
    await browser.close()
    await server.close()
  }
}

function run(folder: string, command: string, args: readonly string[]): string[] {
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
