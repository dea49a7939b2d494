import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../src/temporaryFolder.ts'
import { listFiles, readProjects, workspaceRoot } from '../src/workspace.ts'

/** A copy of this workspace in which tests may generate, and what they may do in it. */
export interface WorkspaceCopy {
  path: string
  /** Runs a program of node_modules. Answers with its output; rejects when it fails. */
  run: (program: string, args: readonly string[], folder?: string) => Promise<string>
  dispose: () => void
}

const programs: Record<string, string> = {
  nx: 'nx/dist/bin/nx.js',
  tsc: 'typescript7/bin/tsc',
  eslint: 'eslint/bin/eslint.js',
  prettier: 'prettier/bin/prettier.cjs',
  vitest: 'vitest/vitest.mjs',
  tsx: 'tsx/dist/cli.mjs',
}

/**
 * Copies what git knows, uncommitted changes included, to a folder outside. Packages are shared by
 * links, except our own, which lead to the copy; type builds come along, so that they are not repeated.
 */
export function copyWorkspace(): WorkspaceCopy {
  const folder = temporaryFolder()
  const path = folder.path
  for (const file of listFiles()) copy(file)
  for (const { root } of readProjects()) {
    for (const built of ['dist/types', 'out-tsc']) {
      if (existsSync(join(workspaceRoot, root, built))) copy(`${root}/${built}`)
    }
  }
  linkPackages()
  return { path, run, dispose: () => folder[Symbol.dispose]() }

  function copy(file: string) {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    cpSync(join(workspaceRoot, file), join(path, file), {
      recursive: true,
      preserveTimestamps: true,
    })
  }

  function linkPackages() {
    const modules = join(workspaceRoot, 'node_modules')
    mkdirSync(join(path, 'node_modules', '@spruce'), { recursive: true })
    for (const name of readdirSync(modules)) {
      if (name === '@spruce' || (name.startsWith('.') && name !== '.bin')) continue
      symlinkSync(join(modules, name), join(path, 'node_modules', name))
    }
    for (const { root, manifest } of readProjects()) {
      symlinkSync(join(path, root), join(path, 'node_modules', manifest.name))
      const own = join(workspaceRoot, root, 'node_modules')
      if (existsSync(own)) symlinkSync(own, join(path, root, 'node_modules'))
    }
  }

  function run(program: string, args: readonly string[], at = '.'): Promise<string> {
    const script = join(path, 'node_modules', programs[program] ?? '')
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [script, ...args], {
        cwd: join(path, at),
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...withoutTestSettings(),
          NX_DAEMON: 'false',
          NX_TUI: 'false',
          NX_WORKSPACE_ROOT_PATH: path,
          NO_COLOR: '1',
        },
      })
      let output = ''
      const take = (chunk: Buffer) => (output += chunk.toString())
      child.stdout.on('data', take)
      child.stderr.on('data', take)
      child.on('error', reject)
      child.on('close', (code) => {
        if (code === 0) resolve(output)
        else reject(new Error(`${program} ${args.join(' ')} ended with ${String(code)}\n${output}`))
      })
    })
  }
}

/** What Vitest and Nx set for this process must not steer the ones that run in the copy. */
function withoutTestSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|NX_|NODE_OPTIONS$|NODE_ENV$|TEST$)/.test(name),
    ),
  )
}
