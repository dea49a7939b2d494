import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Starts the built product as a person would, with data of its own that stays for the next bench.
 * @param {string} root the workspace
 * @param {{ data: string, env?: Record<string, string> }} options name of the data folder; settings
 * @returns {Promise<{ url: string, pid: number, close: () => Promise<void> }>}
 */
export function startSpruce(root, { data, env = {} }) {
  const main = join(root, 'apps', 'server', 'dist', 'main.js')
  if (!existsSync(main) || !existsSync(join(root, 'apps', 'portal', 'dist', 'index.html'))) {
    throw new Error('Portal and server are not built. Run the bench as: npx nx run <project>:bench')
  }
  const child = spawn(process.execPath, [main], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      SPRUCE_DATA_DIR: join(root, '.spruce', data),
      SPRUCE_SIMULATE: '0',
      SPRUCE_LOG_LEVEL: 'error',
      ...env,
    },
  })
  let output = ''
  return new Promise((resolve, reject) => {
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
      const url = /^Spruce is ready: (http:\S+)$/m.exec(output)?.[1]
      if (url) {
        child.stderr.pipe(process.stderr) // what goes wrong under load should be seen
        resolve({ url, pid: child.pid ?? 0, close })
      }
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })

  /** @returns {Promise<void>} */
  function close() {
    return new Promise((resolve) => {
      child.on('exit', () => resolve())
      child.kill('SIGTERM')
    })
  }
}
