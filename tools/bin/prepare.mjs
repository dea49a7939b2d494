// What a fresh machine lacks, brought before anything else runs. No dependencies: nothing is installed yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** What outlives the clone: results of checks by content, seeds, binaries for proofs. */
export const cacheFolder = process.env['SPRUCE_CACHE'] ?? join(homedir(), '.cache', 'spruce')
process.env['NX_CACHE_DIRECTORY'] ??= join(cacheFolder, 'nx', 'cache')
process.env['NX_WORKSPACE_DATA_DIRECTORY'] ??= join(cacheFolder, 'nx', 'workspace-data')

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Ends with one clear line. @param {string} line @returns {never} */
export function stop(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Spruce runs on Node 20.19 and later. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`Spruce needs Node 20.19 or later; this is Node ${process.versions.node}.`)
  }
}

/**
 * Runs a command to its end.
 * @param {string} command @param {readonly string[]} args @param {{ quiet?: boolean }} [options]
 * @returns {number} the exit code
 */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NX_TUI: 'false' },
  })
  if (options.quiet && result.status !== 0) {
    process.stderr.write(result.stdout?.toString() ?? '')
    process.stderr.write(result.stderr?.toString() ?? '')
  }
  return result.status ?? 1
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/** Installs the dependencies of the lock file, once per lock file. */
export function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.spruce-lock')
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return
  if (existsSync(installed) && !existsSync(stamp)) {
    // A person ran npm install or npm ci; trust it when it is newer than the lock file asks for.
    if (run('npm', ['ls', '--depth=0', '--silent'], { quiet: true }) === 0) {
      writeFileSync(stamp, lockHash())
      return
    }
  }
  say('Installing dependencies …')
  if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true }) !== 0) {
    stop('The dependencies could not be installed (npm ci failed, see above).')
  }
  writeFileSync(stamp, lockHash())
}

const shell = '/usr/bin/chromium-headless-shell'
const browserPaths = [
  process.env['CHROMIUM_PATH'],
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
]

/** Where the system's browser is. @returns {string | undefined} */
export function systemBrowser() {
  return browserPaths.find((path) => path !== undefined && existsSync(path))
}

/** Debian's browser and the Chinese glyphs that screenshots need. */
function installFromDebian() {
  const isRoot = process.getuid?.() === 0
  const apt = (/** @type {string[]} */ ...args) =>
    isRoot
      ? run('apt-get', args, { quiet: true })
      : run('sudo', ['-n', 'apt-get', ...args], { quiet: true })
  if (!existsSync('/usr/bin/apt-get')) return false
  if (!isRoot && run('sudo', ['-n', 'true'], { quiet: true }) !== 0) return false
  const install = (/** @type {string} */ browser) =>
    apt('install', '-y', '--no-install-recommends', browser, 'fonts-noto-cjk') === 0
  say('Installing the test browser (chromium-headless-shell, fonts-noto-cjk) …')
  apt('update')
  return install('chromium-headless-shell') || install('chromium')
}

/**
 * Finds or installs the browser that tests drive.
 * @returns {boolean} false when none is to be had: tests that need one then fail, never skip
 */
export function ensureBrowser() {
  // CI takes the browser without windows, which is faster, also where there is another one.
  const isFast = process.env['CHROMIUM_PATH'] !== undefined || existsSync(shell)
  if (isFast || (systemBrowser() && !process.env['CI'])) return true
  installFromDebian()
  if (systemBrowser()) return true
  say('Installing the test browser from Playwright …')
  if (run('npx', ['playwright', 'install', 'chromium'], { quiet: true }) === 0) return true
  say(
    'No browser could be installed. Install one with: sudo apt-get install -y chromium fonts-noto-cjk',
  )
  return false
}

const nginxFolder = join(cacheFolder, 'nginx')
const nginxPaths = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  join(nginxFolder, 'usr', 'sbin', 'nginx'),
]

/** Where the reverse proxy is behind which the server is tried. @returns {string | undefined} */
export function findNginx() {
  return nginxPaths.find((path) => existsSync(path))
}

/** Unpacks Debian's nginx into the cache; installed, it would begin to serve this machine. */
export function ensureNginx() {
  if (findNginx() || !existsSync('/usr/bin/apt-get')) return
  mkdirSync(nginxFolder, { recursive: true })
  const bring = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
    spawnSync(command, args, { cwd: nginxFolder, stdio: 'ignore' }).status === 0
  const hasPackage =
    bring('apt-get', 'download', 'nginx') ||
    (process.getuid?.() === 0 &&
      bring('apt-get', 'update') &&
      bring('apt-get', 'download', 'nginx'))
  const archive = readdirSync(nginxFolder).find((name) => name.endsWith('.deb'))
  if (hasPackage && archive) bring('dpkg-deb', '--extract', archive, '.')
}

/** Builds portal and server, from the cache where nothing changed; stops with a line when it fails. */
export function buildProduct() {
  const nx = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js')
  const args = [nx, 'run-many', '-t', 'build', '-p', 'portal', 'server']
  if (run(process.execPath, args, { quiet: true }) !== 0) stop('The build failed, see above.')
}
