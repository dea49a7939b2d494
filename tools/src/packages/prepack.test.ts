import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../temporaryFolder.ts'
import { workspaceRoot } from '../workspace.ts'

/** Packs a library of a workspace whose Nx is `nx`, a program; without one nothing is installed there. */
function pack(nx: string | undefined) {
  using folder = temporaryFolder()
  const write = (file: string, text: string) => {
    mkdirSync(join(folder.path, file, '..'), { recursive: true })
    writeFileSync(join(folder.path, file), text)
  }
  mkdirSync(join(folder.path, 'tools', 'bin'), { recursive: true })
  const script = join('tools', 'bin', 'prepack.mjs')
  cpSync(join(workspaceRoot, script), join(folder.path, script))
  const manifest = {
    name: '@spruce/lamp',
    version: '1.0.0',
    files: ['dist'],
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    scripts: { prepack: 'node ../../tools/bin/prepack.mjs' },
    nx: { name: 'lamp' },
  }
  write('libs/lamp/package.json', JSON.stringify(manifest))
  if (nx !== undefined) write('node_modules/nx/dist/bin/nx.js', nx)
  return spawnSync('npm', ['pack', '--json', '--pack-destination', folder.path], {
    cwd: join(folder.path, 'libs', 'lamp'),
    encoding: 'utf8',
  })
}

const building = (...files: string[]) => `
  const fs = require('node:fs')
  if (process.argv.slice(2).join(' ') !== 'run lamp:build') process.exit(2)
  console.log('builds')
  fs.mkdirSync('libs/lamp/dist', { recursive: true })
  for (const file of ${JSON.stringify(files)}) fs.writeFileSync('libs/lamp/dist/' + file, '')
`

describe('npm pack in a fresh checkout', () => {
  it('builds what it packs, and npm answers with nothing but its JSON', () => {
    const { status, stdout } = pack(building('index.js', 'index.d.ts'))
    expect(status).toBe(0)
    const [report] = Object.values(
      JSON.parse(stdout) as Record<string, { files: { path: string }[] }>,
    )
    expect(report?.files.map(({ path }) => path)).toEqual([
      'dist/index.d.ts',
      'dist/index.js',
      'package.json',
    ])
  })

  it.each([
    ['where nothing is installed', undefined, 'nothing is installed'],
    ['where the build fails', 'process.exit(1)', 'its build failed'],
    ['where a file is missing', building('index.js'), 'the build left no ./dist/index.d.ts'],
  ])('refuses %s', (_, nx, reason) => {
    const { status, stderr } = pack(nx)
    expect(status).not.toBe(0)
    expect(stderr).toContain(`@spruce/lamp is not packed: ${reason}`)
  })
})
